import type { State } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../lobby/storage/database';
import type { StoredMatch } from '../../lobby/storage/matches';
import { Notices } from '../../lobby/storage/notices';
import { Remembered } from '../../lobby/storage/remembered';
import { Storage } from '../../lobby/storage/storage';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { Gate } from './fixtures/gate';
import { until } from './fixtures/visitor';

const gate = new Gate();
let statements: string[] = [];
let here: Storage;
let elsewhere: Storage;
let count = 0;

beforeAll(async () => {
  const shared = await sharedDatabase();
  const database: Database = {
    ...shared,
    query: async (sql, parameters) => {
      statements.push(sql);
      await gate.pass();
      return shared.query(sql, parameters);
    },
  };
  [here, elsewhere] = ['here', 'elsewhere'].map(
    (process) => new Storage(database, [duel], new Notices(database, process)),
  ) as [Storage, Storage];
  await here.connect();
});
beforeEach(() => {
  gate.release();
  statements = [];
});
afterAll(removeFolders);

async function create(): Promise<StoredMatch> {
  count += 1;
  const matchID = `match${count}`;
  const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  await here.createMatch(matchID, match);
  return (await here.matches.get(matchID)) as StoredMatch;
}

/** Returns the state after a move, of which the log has an entry. */
function next({ stateID, state }: StoredMatch): State {
  const before: State = JSON.parse(state);
  const action = { type: 'MAKE_MOVE', payload: { type: 'wait', args: [], playerID: '0' } } as const;
  const deltalog = [{ action, _stateID: stateID, turn: 1, phase: 'bidding' }];
  return { ...before, _stateID: stateID + 1, deltalog };
}

const move = (match: StoredMatch, storage = here) => storage.matches.move(match, next(match));
const writes = () => statements.filter((sql) => /\b(INSERT|UPDATE|DELETE)\b/.test(sql));

describe('a move', () => {
  test('is one statement, and the next knows the match without reading it', async () => {
    const match = await create();
    statements = [];
    const moved = await move(match);
    expect(moved).toMatchObject({ stateID: 1, holders: ['', ''] });
    expect(await here.matches.get(match.matchID)).toBe(moved);
    expect((await move(moved as StoredMatch))?.stateID).toBe(2);
    expect(statements).toHaveLength(2);
    expect(statements).toEqual(writes());
    const { state, log } = await here.fetch(match.matchID, { state: true, log: true });
    expect([state._stateID, log.map(({ _stateID }) => _stateID)]).toEqual([2, [0, 1]]);
  });

  test('or several that follow each other are one statement, with the log of each in order', async () => {
    const match = await create();
    const states = [next(match)];
    while (states.length < 3) {
      const { _stateID, ...state } = states.at(-1) as State;
      states.push(next({ ...match, stateID: _stateID, state: JSON.stringify(state) }));
    }
    const deltalog = states.flatMap((state) => state.deltalog ?? []);
    statements = [];
    const moved = await here.matches.move(match, { ...(states.at(-1) as State), deltalog });
    expect([moved?.stateID, statements.length]).toEqual([3, 1]);
    const { state, log } = await here.fetch(match.matchID, { state: true, log: true });
    expect([state._stateID, log]).toEqual([3, deltalog]);
    expect((await here.logBetween(match.matchID, 1, 2)).map(({ _stateID }) => _stateID)).toEqual([1]);
  });

  test('goes out with those of other matches that came while one was being stored', async () => {
    const matches = [];
    while (matches.length < 30) matches.push(await create());
    statements = [];
    gate.shut();
    const [first, ...others] = matches as [StoredMatch, ...StoredMatch[]];
    const moving = [move(first)];
    await until(() => gate.waiting === 1, 'the first to be stored');
    moving.push(...others.map((match) => move(match)));
    gate.release();
    const moved = await Promise.all(moving);
    expect(moved.map((match) => match?.stateID)).toEqual(matches.map(() => 1));
    expect(statements).toHaveLength(2);
    for (const { matchID } of matches) {
      const { state, log } = await here.fetch(matchID, { state: true, log: true });
      expect([state._stateID, log.length]).toEqual([1, 1]);
    }
  });

  test('that cannot be stored does not take the others with it', async () => {
    const matches = [await create(), await create(), await create()] as const;
    const database = await sharedDatabase();
    await database.query("INSERT INTO log (match_id, state_id, position, entry) VALUES ($1, 0, 0, '')", [
      matches[1].matchID,
    ]);
    const results = await Promise.allSettled(matches.map((match) => move(match)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const ids = await Promise.all(
      matches.map(async ({ matchID }) => (await here.fetch(matchID, { state: true })).state._stateID),
    );
    expect(ids).toEqual([1, 0, 1]);
  });

  test('of two on one state, one is stored, at one process or at two', async () => {
    for (const storages of [[here, here] as const, [here, elsewhere] as const]) {
      const match = await create();
      const moved = await Promise.all(storages.map((storage) => move(match, storage)));
      expect(moved.filter((each) => each !== undefined)).toHaveLength(1);
      const { state, log } = await here.fetch(match.matchID, { state: true, log: true });
      expect([state._stateID, log.length]).toEqual([1, 1]);
    }
  });
});

describe('a match that is remembered', () => {
  test('is read again when another process has moved in it', async () => {
    const match = await create();
    await move(match, elsewhere);
    expect(await here.matches.get(match.matchID)).toBe(match);
    expect(await move(match)).toBeUndefined();
    expect((await here.matches.get(match.matchID))?.stateID).toBe(1);
  });

  test('takes no move after a seat has changed hands, though nobody has said so', async () => {
    const match = await create();
    const claim = { seat: 0, name: 'Ann', credentials: 'a' };
    await elsewhere.claimSeat(match.matchID, claim);
    expect(await here.matches.get(match.matchID)).toBe(match);
    expect(await move(match)).toBeUndefined();
    const seated = (await here.matches.get(match.matchID)) as StoredMatch;
    expect(seated.holders).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), '']);
    await elsewhere.claimSeat(match.matchID, { ...claim, seat: 1 });
    expect((await here.matches.current(match.matchID))?.holders[1]).toBe(seated.holders[0]);
  });

  test('is the same as long as nothing has changed, and gone when it is', async () => {
    const match = await create();
    expect(await here.matches.current(match.matchID)).toBe(match);
    await elsewhere.wipe(match.matchID);
    expect(await move(match)).toBeUndefined();
    expect(await here.matches.current(match.matchID)).toBeUndefined();
  });

  test('is forgotten when its seats change here', async () => {
    const match = await create();
    await here.claimSeat(match.matchID, { seat: 0, name: 'Ann', credentials: 'a' });
    expect((await here.matches.get(match.matchID))?.holders[0]).not.toBe('');
  });
});

describe('what is remembered', () => {
  test('is the last used', async () => {
    const reads: string[] = [];
    const remembered = new Remembered(async (name) => reads.push(name), 2);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await remembered.get(name);
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  test('is as many as it may be, and no more', () => {
    const remembered = new Remembered(async () => 0, 2);
    const names = ['a', 'b', 'c', 'd'];
    for (const [index, name] of names.entries()) {
      remembered.set(name, index);
      const kept = names.filter((other) => remembered.peek(other) !== undefined);
      expect(kept).toEqual(names.slice(Math.max(0, index - 1), index + 1));
    }
  });

  test('is read once for all who ask at the same time', async () => {
    const remembered = new Remembered(async () => ({}), 2);
    const [one, other] = await Promise.all([remembered.get('a'), remembered.get('a')]);
    expect(one).toBe(other);
  });

  test('is not what was read before it was forgotten', async () => {
    const reading = new Gate();
    let stored = 'old';
    const remembered = new Remembered(async () => {
      const read = stored;
      await reading.pass();
      return read;
    }, 2);
    reading.shut();
    const before = remembered.get('a');
    stored = 'new';
    remembered.forget('a');
    reading.release();
    expect([await before, await remembered.get('a')]).toEqual(['old', 'new']);
  });
});
