import type { LogEntry, State } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { digestOf } from '../../lobby/credentials';
import { Conflict, Excess, MatchRefused, StaleState, VersionRefused } from '../../lobby/errors';
import type { LobbyGame } from '../../lobby/game';
import { defaultLimits } from '../../lobby/limits';
import { Presence } from '../../lobby/socket/presence';
import { BotSeats } from '../../lobby/storage/botSeats';
import type { Database } from '../../lobby/storage/database';
import { type Notice, Notices } from '../../lobby/storage/notices';
import { Storage } from '../../lobby/storage/storage';
import { duel, open } from './fixtures/duel';

/** Lets the processes that connect now say that they live only when the test says so. */
function stopBeats(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
}

const games = [duel, open];
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** What every storage must do, whatever database it is on. */
export function storageContract(openDatabase: () => Promise<Database>): void {
  let database: Database;
  let notices: Notices;
  let storage: Storage;
  let heard: Notice[];
  let unsubscribe: () => void;
  let count = 0;

  beforeAll(async () => {
    database = await openDatabase();
    notices = new Notices(database, 'process-a');
    storage = new Storage(database, games, notices);
    await storage.connect();
    await notices.connect();
  });
  beforeEach(() => {
    heard = [];
    unsubscribe = notices.subscribe(
      (notice) => heard.push(notice),
      () => {},
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    unsubscribe();
  });
  afterAll(() => database.close());

  const create = async (game: LobbyGame = duel, setupData?: unknown, target = storage) => {
    count += 1;
    const matchID = `match-${count}`;
    const match = createMatch({ game, numPlayers: 2, setupData, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    await target.createMatch(matchID, match);
    return { matchID, ...match };
  };
  const after = (state: State, change: Partial<State> = {}): State => ({
    ...state,
    ...change,
    _stateID: state._stateID + 1,
  });
  const entry = (stateID: number): LogEntry => ({
    action: { type: 'MAKE_MOVE', payload: { type: 'bid', args: [stateID], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'bidding',
  });
  const metadataOf = async (matchID: string) => (await storage.fetch(matchID, { metadata: true })).metadata;
  const gameOf = async (matchID: string) => (await metadataOf(matchID))?.gameName;

  test('gives back what was stored, to the byte', async () => {
    const { matchID, initialState, metadata } = await create(duel, { rounds: 5 });
    const odd = { b: 1, a: [null, -0.5, 1e21], 'ключ 🏛': '\u0000\ud800', 10: true, 9: {} };
    const state = after(initialState, { G: { ...initialState.G, odd } });
    await storage.setState(matchID, state, [entry(0)]);
    const all = { state: true, initialState: true, log: true, metadata: true } as const;
    const fetched = await storage.fetch(matchID, all);
    expect(JSON.stringify(fetched.state)).toBe(JSON.stringify(state));
    expect(JSON.stringify(fetched.initialState)).toBe(JSON.stringify(initialState));
    expect(fetched.log).toEqual([entry(0)]);
    expect(fetched.metadata).toEqual({
      ...metadata,
      setupData: { rounds: 5 },
      watching: 'play',
      updatedAt: fetched.metadata.updatedAt,
    });
    expect(fetched.metadata.updatedAt).toBeGreaterThanOrEqual(metadata.updatedAt);
  });

  test('gives back only what is asked for, and nothing of a match that is not there', async () => {
    const { matchID } = await create();
    expect(Object.keys(await storage.fetch(matchID, { state: true }))).toEqual(['state']);
    expect(await storage.fetch('nothing', { state: true, metadata: true, log: true })).toEqual({});
    expect(await gameOf(matchID)).toBe('duel');
    expect(await gameOf('nothing')).toBeUndefined();
  });

  test('stores a state only on the one before; of many at once, one', async () => {
    const { matchID, initialState } = await create();
    const writes = Array.from({ length: 6 }, (_, index) =>
      storage.setState(matchID, after(initialState, { G: { index } }), [entry(0)]),
    );
    const results = await Promise.allSettled(writes);
    const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons.every((reason) => reason instanceof StaleState)).toBe(true);
    const { state, log } = await storage.fetch(matchID, { state: true, log: true });
    expect(state.G).toEqual({ index: winners[0] });
    expect(log).toHaveLength(1);
    await expect(storage.setState('nothing', after(initialState))).rejects.toThrow(StaleState);
  });

  test('appends to the log and tells the part between two states', async () => {
    const { matchID, initialState } = await create();
    let state = initialState;
    for (let index = 0; index < 3; index += 1) {
      state = after(state);
      await storage.setState(matchID, state, [entry(index), { ...entry(index), automatic: true }]);
    }
    const ids = (log: LogEntry[]) => log.map(({ _stateID, automatic }) => [_stateID, automatic === true]);
    expect(ids((await storage.fetch(matchID, { log: true })).log)).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, true],
      [2, false],
      [2, true],
    ]);
    expect(ids(await storage.logBetween(matchID, 1, 2))).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  test('knows with the state that the match is over', async () => {
    const { matchID, initialState } = await create();
    const over = after(initialState, { ctx: { ...initialState.ctx, gameover: { winner: '1' } } });
    await storage.setState(matchID, over);
    expect((await metadataOf(matchID)).gameover).toEqual({ winner: '1' });
    expect(await storage.listMatches({ gameName: 'duel', where: { isGameover: true } })).toContain(matchID);
    expect(await storage.listMatches({ where: { isGameover: false } })).not.toContain(matchID);
  });

  test('keeps for those who watch later how a match stood, and lists and counts it when all may know its end', async () => {
    const now = Date.now();
    const { initialState, ...match } = await create();
    await storage.createMatch('delayed', { initialState, metadata: match.metadata }, { delay: 10 });
    await database.query("UPDATE matches SET updated_at = $1 WHERE id = 'delayed'", [now - HOUR]);
    const moved = after(initialState);
    await storage.setState('delayed', moved, [entry(0)]);
    await database.query("UPDATE matches SET updated_at = $1 WHERE id = 'delayed'", [now - HOUR / 2]);
    const over = after(moved, { ctx: { ...initialState.ctx, gameover: { winner: '1' } } });
    await storage.setState('delayed', over, [entry(1)]);
    const ended = (await metadataOf('delayed')).updatedAt;
    const seenAt = async (time: number) => {
      const current = await storage.matches.current('delayed');
      return current && (await storage.matches.asWatched(current, time))?.stateID;
    };
    const due = 10 * 60_000;
    expect(await seenAt(now - HOUR + due)).toBe(0);
    expect(await seenAt(now - HOUR / 2 + due)).toBe(1);
    expect(await seenAt(ended + due - 1)).toBe(1);
    expect(await seenAt(ended + due)).toBe(2);
    const listed = async (time: number) =>
      (await storage.finished.list({ game: 'duel' }, time)).matches.map(({ matchID }) => matchID);
    expect(await listed(ended + due - 1)).not.toContain('delayed');
    expect(await listed(ended + due)).toContain('delayed');
    expect(await storage.finished.series('delayed', ended + due)).toMatchObject([
      { matchID: 'delayed', moves: 2 },
    ]);
    expect(await storage.tallies.count(ended + due - 1, 'delayed')).toBe(0);
    expect(await storage.tallies.count(ended + due, 'delayed')).toBe(1);
    expect(await storage.tallies.count(ended + due, 'delayed')).toBe(0);
    expect(await storage.tallies.of('duel')).toMatchObject([{ winners: '["1"]', wonBy: 'people', moves: 2 }]);
    await storage.matches.forgetPast(ended + due);
    expect(await database.query("SELECT 1 FROM past_states WHERE match_id = 'delayed'")).toEqual([]);
  });

  test('stores so many unfinished matches of one address', async () => {
    const capped = new Storage(database, games, notices, { ...defaultLimits, rooms: 2 });
    const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    const make = (matchID: string, from?: string) => capped.createMatch(matchID, match, from ? { from } : {});
    const results = await Promise.allSettled(['mine-1', 'mine-2', 'mine-3'].map((id) => make(id, 'me')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Excess);
    await expect(make('mine-4', 'me')).rejects.toThrow('An address may have 2 unfinished rooms');
    expect(await metadataOf('mine-4')).toBeUndefined();
    for (const id of ['yours-1', 'yours-2']) await make(id, 'you');
    for (const id of ['nowhere-1', 'nowhere-2', 'nowhere-3']) await make(id);

    const [mine] = (await storage.listMatches()).filter((id) => id.startsWith('mine'));
    const over = { ...match.initialState.ctx, gameover: { winner: '0' } };
    await storage.setState(mine as string, after(match.initialState, { ctx: over }));
    await make('mine-5', 'me');
  });

  test('sets what has changed of the metadata, and refuses to undo what others have changed', async () => {
    const { matchID } = await create();
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => metadataOf(matchID)));
    if (first === undefined || second === undefined || third === undefined) throw new Error();
    first.players[0] = { id: 0, name: 'Ann', credentials: 'a', data: { b: 1, a: 2 } };
    second.players[1] = { id: 1, name: 'Bob', credentials: 'b' };
    third.players[0] = { id: 0, name: 'Eve', credentials: 'e' };
    await storage.setMetadata(matchID, first);
    await storage.setMetadata(matchID, second);
    await expect(storage.setMetadata(matchID, third)).rejects.toThrow(Conflict);
    const { players } = await metadataOf(matchID);
    expect(Object.values(players).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(heard).toEqual([
      { matchID, change: 'seats' },
      { matchID, change: 'seats' },
    ]);

    const [next, other] = await Promise.all([metadataOf(matchID), metadataOf(matchID)]);
    next.nextMatchID = 'next';
    other.nextMatchID = 'other';
    await storage.setMetadata(matchID, next);
    await expect(storage.setMetadata(matchID, other)).rejects.toThrow(Conflict);
    expect((await metadataOf(matchID)).nextMatchID).toBe('next');
    await expect(storage.setMetadata(matchID, { ...next })).rejects.toThrow(Conflict);
  });

  test('seats one player per seat, however many come at once', async () => {
    const { matchID } = await create();
    const claims = ['a', 'b', 'c', 'd'].map((name) =>
      storage.claimSeat(matchID, { name, credentials: `secret-${name}` }),
    );
    const results = await Promise.allSettled(claims);
    const seats = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(seats.sort()).toEqual([0, 1]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await expect(storage.claimSeat(matchID, { seat: 0, name: 'e', credentials: 'e' })).rejects.toThrow(
      Conflict,
    );
  });

  test('frees a seat for its holder only, and deletes the match with the last one', async () => {
    const { matchID } = await create();
    await storage.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'a' });
    await storage.claimSeat(matchID, { seat: 1, name: 'Bob', credentials: 'b' });
    await expect(storage.leaveSeat(matchID, 0, 'b')).rejects.toThrow(Conflict);
    await storage.leaveSeat(matchID, 0, 'a');
    expect((await metadataOf(matchID)).players[0]).toEqual({ id: 0 });
    await storage.leaveSeat(matchID, 1, 'b');
    expect(await metadataOf(matchID)).toBeUndefined();
    expect(heard.at(-1)).toEqual({ matchID, change: 'gone' });
  });

  test('wipes a match with its log, seats and chat', async () => {
    const { matchID, initialState } = await create();
    await storage.setState(matchID, after(initialState), [entry(0)]);
    await storage.addChat(matchID, { id: 'one', sender: '0', payload: 'salve' });
    await storage.wipe(matchID);
    for (const table of ['log', 'seats', 'chat']) {
      expect(await database.query(`SELECT 1 FROM ${table} WHERE match_id = $1`, [matchID])).toEqual([]);
    }
  });

  test('keeps each chat message once, in order, and the last hundred', async () => {
    const { matchID } = await create();
    for (const id of ['one', 'two', 'one']) await storage.addChat(matchID, { id, sender: '0', payload: id });
    const [first, second, ...more] = await storage.chatAfter(matchID, 0);
    expect([first?.message.id, second?.message.id, more]).toEqual(['one', 'two', []]);
    expect(await storage.chatAfter(matchID, first?.order ?? 0)).toEqual([second]);
    for (let index = 0; index < 100; index += 1) {
      await storage.addChat(matchID, { id: `more${index}`, sender: '1', payload: 'x' });
    }
    const kept = await storage.chatAfter(matchID, 0);
    expect([kept.length, kept[0]?.message.id]).toEqual([100, 'more0']);
  });

  test('sweeps unfinished matches after one time and finished ones after another', async () => {
    const ids = [];
    for (const [days, over] of [
      [1, false],
      [40, false],
      [40, true],
      [200, true],
    ] as const) {
      const { matchID, initialState } = await create();
      const gameover = over ? { winner: '0' } : undefined;
      await storage.setState(matchID, after(initialState, { ctx: { ...initialState.ctx, gameover } }));
      const time = Date.now() - days * DAY;
      await database.query('UPDATE matches SET updated_at = $2 WHERE id = $1', [matchID, time]);
      ids.push(matchID);
    }
    const swept = await storage.sweep({
      unfinished: Date.now() - 30 * DAY,
      finished: Date.now() - 180 * DAY,
    });
    expect(swept.sort()).toEqual([ids[1], ids[3]].sort());
    const left = await storage.listMatches();
    expect(ids.filter((id) => left.includes(id))).toEqual([ids[0], ids[2]]);
    expect(heard.filter(({ change }) => change === 'gone').map(({ matchID }) => matchID)).toEqual(swept);
  });

  test('rolls back a transaction that fails', async () => {
    const { matchID } = await create();
    const failing = database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM matches WHERE id = $1', [matchID]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await gameOf(matchID)).toBe('duel');
  });

  describe('a saved match of', () => {
    const at = (stateVersion: number, migrate?: LobbyGame['migrate']) =>
      new Storage(database, [{ ...duel, stateVersion, ...(migrate && { migrate }) }], notices);
    const migrate = (state: State, fromVersion: number) => ({ ...state, G: { ...state.G, fromVersion } });

    test('an older version is migrated when it is read, and is of the new one when it is stored', async () => {
      const { matchID } = await create();
      const newer = at(3, migrate);
      const { state, initialState } = await newer.fetch(matchID, { state: true, initialState: true });
      expect([state.G.fromVersion, initialState.G.fromVersion]).toEqual([1, 1]);
      await newer.setState(matchID, after(state));
      const again = await newer.fetch(matchID, { state: true, initialState: true });
      expect([again.state.G.fromVersion, again.initialState.G.fromVersion]).toEqual([1, 1]);
      const newest = await at(4, migrate).fetch(matchID, { state: true, initialState: true });
      expect([newest.state.G.fromVersion, newest.initialState.G.fromVersion]).toEqual([3, 1]);
    });

    test('an older version that cannot be migrated is refused with a clear word, but listed', async () => {
      const { matchID } = await create();
      const reading = at(2).fetch(matchID, { state: true });
      await expect(reading).rejects.toThrow(VersionRefused);
      await expect(reading).rejects.toThrow(
        'This match of duel was saved as version 1; this server plays version 2',
      );
      expect((await at(2).fetch(matchID, { metadata: true })).metadata.gameName).toBe('duel');
    });

    test('the same version that the game refuses is refused with its word, but listed', async () => {
      const { matchID } = await create();
      const refusing = new Storage(database, [{ ...duel, refusal: () => 'Of another box' }], notices);
      const reading = refusing.fetch(matchID, { state: true });
      await expect(reading).rejects.toThrow(MatchRefused);
      await expect(reading).rejects.toThrow('Of another box');
      expect((await refusing.fetch(matchID, { metadata: true })).metadata.gameName).toBe('duel');
    });

    test('a newer version is refused', async () => {
      const { matchID } = await create(duel, undefined, at(5));
      await expect(at(4, migrate).fetch(matchID, { state: true })).rejects.toThrow(VersionRefused);
      expect((await at(5).fetch(matchID, { state: true })).state._stateID).toBe(0);
    });
  });

  test('knows which seats are connected, and forgets those of a process that has died', async () => {
    const { matchID } = await create();
    await storage.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'a' });
    const connected = async () => (await metadataOf(matchID)).players[0]?.isConnected;
    stopBeats();
    const first = new Presence(database, notices, 'process-a');
    await first.connect();
    await first.set(matchID, 0, true);
    await first.set(matchID, 0, true);
    expect(await connected()).toBe(true);
    await first.set(matchID, 0, false);
    expect(await connected()).toBe(false);
    await first.set(matchID, 0, true);

    const second = new Presence(database, notices, 'process-b');
    await database.query("UPDATE processes SET seen_at = seen_at - 60000 WHERE id = 'process-a'");
    await second.connect();
    vi.useRealTimers();
    expect(await connected()).toBe(false);
    await second.set(matchID, 0, true);
    expect(await connected()).toBe(true);
    await second.close();
    expect(await connected()).toBe(false);
    await first.beat();
    expect(await connected()).toBe(true);
    await first.close();
    expect(await connected()).toBe(false);
  });

  describe('bots', () => {
    const easy = { level: 'easy', pace: 500 } as const;
    let bots: BotSeats;
    let processes: readonly [Presence, Presence];

    beforeAll(async () => {
      bots = new BotSeats(database, notices);
      stopBeats();
      processes = [new Presence(database, notices, 'first'), new Presence(database, notices, 'second')];
      for (const process of processes) await process.connect();
      for (const process of processes) await process.beat();
      vi.useRealTimers();
    });
    afterAll(async () => {
      for (const process of processes) await process.close();
    });

    const claim = (process: string, matchID: string) =>
      bots.claim(matchID, process, (seat) => `${process} ${seat}`);
    const found = async (matchID: string, wakefulness = { withPeople: HOUR, botsOnly: HOUR }) =>
      bots.find([matchID], wakefulness);
    const end = (matchID: string, { ctx, ...state }: State) =>
      storage.setState(matchID, after({ ...state, ctx: { ...ctx, gameover: { winner: '0' } } }));
    const newMatch = () => {
      const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
      if ('setupDataError' in match) throw new Error(match.setupDataError);
      return match;
    };

    test('are seated with the match, with credentials of their own, or the match is not stored', async () => {
      const match = newMatch();
      await storage.createMatch('with-bots', match, {
        creator: 'c',
        bots: { 0: easy, 1: { level: 'hard' } },
      });
      const { players } = await metadataOf('with-bots');
      expect(players).toMatchObject({ 0: { name: 'Bot (Easy)', bot: 'easy' }, 1: { bot: 'hard' } });
      expect(players[0]?.credentials).not.toBe(players[1]?.credentials);
      expect(await bots.creatorOf('with-bots')).toBe('c');
      expect(await bots.of('with-bots')).toEqual({ 0: easy, 1: { level: 'hard', pace: 1000 } });
      await expect(storage.createMatch('odd', match, { bots: { 2: easy } })).rejects.toThrow(Conflict);
      await expect(storage.createMatch('next', match, { follows: 'with-bots' })).resolves.toBeUndefined();
      await expect(storage.createMatch('late', match, { follows: 'with-bots' })).rejects.toThrow(Conflict);
      expect([await gameOf('odd'), await gameOf('late')]).toEqual([undefined, undefined]);
      expect((await metadataOf('with-bots')).nextMatchID).toBe('next');
    });

    test('get an open seat or none, and give back only their own', async () => {
      const { matchID } = await create();
      await storage.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'a' });
      await expect(bots.give(matchID, 0, easy)).rejects.toThrow(Conflict);
      await expect(bots.open(matchID, 0)).rejects.toThrow(Conflict);
      await bots.give(matchID, 1, easy);
      const { credentials } = (await metadataOf(matchID)).players[1] ?? {};
      await bots.give(matchID, 1, { level: 'normal' });
      expect((await metadataOf(matchID)).players[1]).toMatchObject({ name: 'Bot (Normal)', credentials });
      expect(await bots.of(matchID)).toEqual({ 1: { level: 'normal', pace: 500 } });
      await bots.open(matchID, 1);
      expect((await metadataOf(matchID)).players[1]).toEqual({ id: 1 });
      const claims = [
        bots.give(matchID, 1, easy),
        storage.claimSeat(matchID, { seat: 1, name: 'Bob', credentials: 'b' }),
      ];
      const results = await Promise.allSettled<unknown>(claims);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(new Set(heard.map(({ change }) => change))).toEqual(new Set(['seats', 'bots']));
    });

    test('are played by one process, and by another when that one is dead, until the match is over', async () => {
      const { matchID, initialState } = await create();
      await bots.give(matchID, 0, easy);
      await bots.give(matchID, 1, easy);
      const [given] = Object.values((await metadataOf(matchID)).players);
      expect(await claim('nobody', matchID)).toEqual([]);
      expect((await metadataOf(matchID)).players[0]).toEqual(given);
      const both = await Promise.all([claim('first', matchID), claim('second', matchID)]);
      expect(both.map(({ length }) => length).sort()).toEqual([0, 2]);
      const [dead, alive] =
        both[0]?.length === 2 ? (['first', 'second'] as const) : (['second', 'first'] as const);
      expect([await claim(dead, matchID), await claim(alive, matchID)]).toEqual([['0', '1'], []]);
      expect((await metadataOf(matchID)).players[1]?.credentials).toBe(digestOf(`${dead} 1`));
      await database.query('UPDATE processes SET seen_at = 0 WHERE id = $1', [dead]);
      await processes[alive === 'first' ? 0 : 1].beat();
      expect(await claim(dead, matchID)).toEqual([]);
      heard = [];
      expect(await claim(alive, matchID)).toEqual(['0', '1']);
      expect(heard).toContainEqual({ matchID, change: 'seats' });
      expect((await metadataOf(matchID)).players[1]?.credentials).toBe(digestOf(`${alive} 1`));
      const seat = { ...easy, matchID, game: 'duel', seat: '1', process: alive, over: false };
      expect((await found(matchID))[1]).toMatchObject(seat);
      await end(matchID, initialState);
      expect((await found(matchID))[1]).toMatchObject({ ...seat, over: true });
      await expect(bots.give(matchID, 1, easy)).rejects.toThrow('The match is over');
    });

    test('rest unless they are kept awake, alone as long as they are to be, and with people', async () => {
      const wakefulness = { withPeople: HOUR, botsOnly: 0 };
      const awake = async (matchID: string) =>
        (await found(matchID, wakefulness)).map((seat) => [seat.awake, seat.fading]);
      const { matchID } = await create();
      await bots.give(matchID, 1, easy);
      expect(await awake(matchID)).toEqual([[false, true]]);
      await processes[0].beat();
      await claim('first', matchID);
      await bots.keepAwake([matchID], wakefulness);
      expect(await awake(matchID)).toEqual([[false, true]]);
      await storage.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'a' });
      await bots.keepAwake([matchID], wakefulness);
      expect(await awake(matchID)).toEqual([[true, false]]);
      expect(await bots.release([matchID], 'first')).toEqual([]);
      await database.query('UPDATE bots SET awake_until = now() WHERE match_id = $1', [matchID]);
      expect(await bots.release([matchID], 'second')).toEqual([]);
      expect(await bots.release([matchID], 'first')).toEqual([matchID]);
      expect((await found(matchID)).map(({ process }) => process)).toEqual([null]);
    });

    test('think for the address their match is created from, which is not stored', async () => {
      await storage.createMatch('from-a', newMatch(), { from: 'a.b.c.d', bots: { 0: easy } });
      await storage.createMatch('from-a-too', newMatch(), { from: 'a.b.c.d', bots: { 0: easy } });
      await storage.createMatch('from-b', newMatch(), { from: 'b.c.d.e', bots: { 0: easy } });
      await storage.createMatch('from-nowhere', newMatch(), { bots: { 0: easy } });
      const matches = ['from-a', 'from-a-too', 'from-b', 'from-nowhere'];
      const owners = (await bots.find(matches, { withPeople: HOUR, botsOnly: HOUR })).map(
        ({ owner }) => owner,
      );
      expect(owners[0]).toBe(owners[1]);
      expect(new Set(owners).size).toBe(3);
      expect(owners[3]).toBe('match from-nowhere');
      expect(owners.join()).not.toMatch(/a\.b|b\.c/);
    });

    test('have so many unfinished matches of their own, of one address', async () => {
      const seats = new BotSeats(database, notices, 2);
      const capped = new Storage(database, games, notices, { ...defaultLimits, botRooms: 2 });
      const both = { from: 'busy', bots: { 0: easy, 1: easy } };
      const match = newMatch();
      await capped.createMatch('only-1', match, both);
      await capped.createMatch('open', match, { from: 'busy', bots: { 1: easy } });
      const results = await Promise.allSettled([
        capped.createMatch('only-2', match, both),
        capped.createMatch('only-3', match, both),
        seats.give('open', 0, easy),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Excess);
      await capped.createMatch('elsewhere', match, { ...both, from: 'calm' });
      await end('only-1', match.initialState);
      await capped.createMatch('only-4', match, both);
      await expect(capped.createMatch('only-5', match, both)).rejects.toThrow('may have 2 unfinished rooms');
      expect(await gameOf('only-5')).toBeUndefined();
      await seats.open('only-4', 0);
      await capped.createMatch('only-6', match, both);
      await expect(seats.give('only-4', 0, easy)).rejects.toThrow(Excess);
      await storage.claimSeat('only-4', { seat: 0, name: 'Ann', credentials: 'a' });
    });

    test('go with the match, and with the last person who leaves it', async () => {
      const { matchID } = await create();
      await bots.give(matchID, 1, easy);
      await storage.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'a' });
      await storage.leaveSeat(matchID, 0, 'a');
      expect(await metadataOf(matchID)).toBeUndefined();
      expect(await database.query('SELECT 1 FROM bots WHERE match_id = $1', [matchID])).toEqual([]);
    });
  });
}
