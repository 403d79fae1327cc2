import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepGame, newGame, savedGame, savedGames } from '../../web/client/savedGames';
import { forgetSeat, type HeldSeat, heldSeat, heldSeats, holdSeat, lastName } from '../../web/client/seats';

const seat = (match: string): HeldSeat => ({
  game: 'julius-caesar',
  match,
  seat: '0',
  credentials: 'secret',
  name: 'Gaius',
  at: 1,
});

/** A localStorage that can be full. */
class FakeStorage {
  full = false;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    Reflect.set(this, key, value);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

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

describe('games on this device', () => {
  const parts = { game: 'julius-caesar', stateVersion: 1, options: {}, bots: { 1: 'random' } };

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
});
