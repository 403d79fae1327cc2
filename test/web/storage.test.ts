import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createdRoom, createdRooms, forgetRoom, rememberRoom } from '../../web/client/createdRooms';
import { isPlayable, keepGame, newGame, peopleIn, savedGame, savedGames } from '../../web/client/savedGames';
import { forgetSeat, type HeldSeat, heldSeat, heldSeats, holdSeat, lastName } from '../../web/client/seats';
import { FakeStorage } from './fakeStorage';

const seat = (match: string): HeldSeat => ({
  game: 'julius-caesar',
  match,
  seat: '0',
  credentials: 'secret',
  name: 'Gaius',
  at: 1,
});

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

describe('seats', () => {
  test('are remembered, one to a match, the latest first', () => {
    holdSeat(seat('a'));
    holdSeat(seat('b'));
    holdSeat({ ...seat('a'), seat: '1' });
    expect(heldSeats().map((held) => held.match + held.seat)).toEqual(['a1', 'b0']);
    expect(heldSeat('julius-caesar', 'b')?.credentials).toBe('secret');
    expect(heldSeat('another-game', 'b')).toBeUndefined();
    forgetSeat('julius-caesar', 'a');
    expect(heldSeats().map(({ match }) => match)).toEqual(['b']);
  });

  test.each(['', '{"broken', 'null', '7', '{}', '[null, 1, {"match": 3}]'])(
    'survive %j in the storage',
    (junk) => {
      storage.setItem('rubicon.seats', junk);
      storage.setItem('rubicon.name', junk);
      expect(heldSeats()).toEqual([]);
      expect(lastName()).toBe('');
      expect(holdSeat(seat('a'))).toBe(true);
      expect(heldSeats()).toHaveLength(1);
    },
  );

  test('are kept while the page is open when the storage is full', () => {
    storage.full = true;
    expect(holdSeat(seat('full'))).toBe(false);
    expect(heldSeat('julius-caesar', 'full')).toEqual(seat('full'));
    storage.full = false;
    expect(holdSeat(seat('later'))).toBe(true);
    expect(heldSeats().map(({ match }) => match)).toEqual(['later', 'full']);
  });

  test('are kept while the page is open when the storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(holdSeat(seat('forbidden'))).toBe(false);
    expect(heldSeat('julius-caesar', 'forbidden')).toBeDefined();
    expect(savedGames()).toEqual([]);
    vi.stubGlobal('localStorage', storage);
    expect(holdSeat(seat('again'))).toBe(true);
  });
});

describe('created rooms', () => {
  const room = (match: string) => ({ game: 'julius-caesar', match, credentials: 'key', pace: 1_000, at: 1 });

  test('are remembered with what proves them, and forgotten', () => {
    expect(rememberRoom(room('a'))).toBe(true);
    rememberRoom(room('b'));
    rememberRoom({ ...room('a'), pace: 3_000 });
    expect(createdRooms().map(({ match, pace }) => [match, pace])).toEqual([
      ['a', 3_000],
      ['b', 1_000],
    ]);
    expect(createdRoom('julius-caesar', 'b')?.credentials).toBe('key');
    expect(createdRoom('another-game', 'b')).toBeUndefined();
    forgetRoom(room('a'));
    expect(createdRooms()).toEqual([room('b')]);
  });

  test.each(['', '{"broken', '7', '{}', '[null, 1, {"match": 3}]'])('survive %j in the storage', (junk) => {
    storage.setItem('rubicon.rooms', junk);
    expect(createdRooms()).toEqual([]);
    rememberRoom(room('a'));
    expect(createdRooms()).toHaveLength(1);
  });
});

describe('games on this device', () => {
  const parts = {
    game: 'julius-caesar',
    stateVersion: 1,
    players: 2,
    options: {},
    bots: { 1: 'random' },
    pace: 200,
  } as const;

  test('are found again', () => {
    const game = newGame(parts);
    expect(keepGame(game)).toBe(true);
    expect(savedGame(game.id)).toEqual(game);
    expect(savedGames()).toEqual([game]);
  });

  test('that cannot be understood are left out', () => {
    storage.setItem('rubicon.local.a', '{"id"');
    storage.setItem('rubicon.local.b', '{"id": "b", "game": "julius-caesar"}');
    storage.setItem('rubicon.local.c', JSON.stringify({ ...newGame(parts), standing: { state: 1 } }));
    expect(savedGames()).toEqual([]);
    expect(savedGame('a')).toBeUndefined();
  });

  test('that are variations name where they branched off; one that names it wrongly is left out', () => {
    const variation = { of: { checksum: 'a'.repeat(64), moves: 12, seen: '0' }, name: 'Ann – Bot' };
    const game = newGame({ ...parts, variation });
    keepGame(game);
    expect(savedGame(game.id)?.variation).toEqual(variation);
    for (const wrong of [7, {}, { ...variation, of: null }, { ...variation, name: 1 }]) {
      storage.setItem('rubicon.local.wrong', JSON.stringify({ ...game, id: 'wrong', variation: wrong }));
      expect(savedGame('wrong')).toBeUndefined();
    }
  });

  test('kept before their number of seats could be chosen have two', () => {
    const { players: _players, ...former } = newGame(parts);
    storage.setItem(`rubicon.local.${former.id}`, JSON.stringify(former));
    expect(savedGame(former.id)?.players).toBe(2);
    keepGame({ ...newGame(parts), id: 'four', players: 4, bots: { 1: 'random', 2: 'random' } });
    const four = savedGame('four');
    expect(four && peopleIn(four)).toEqual(['0', '3']);
  });

  test('kept with a bot of former days are played on by one of today, others are shown but not played', () => {
    for (const level of ['mcts', 'hard', 'oracle', 'constructor']) {
      const { pace: _pace, ...former } = newGame(parts);
      storage.setItem(`rubicon.local.${level}`, JSON.stringify({ ...former, bots: { 1: level } }));
    }
    const found = (id: string) => {
      const saved = savedGame(id);
      return saved && { level: saved.bots[1], playable: isPlayable(saved) };
    };
    expect(found('mcts')).toEqual({ level: 'normal', playable: true });
    expect(found('hard')).toEqual({ level: 'hard', playable: true });
    expect(found('oracle')).toEqual({ level: 'oracle', playable: false });
    expect(found('constructor')).toEqual({ level: 'constructor', playable: false });
    expect(savedGames()).toHaveLength(4);
  });
});
