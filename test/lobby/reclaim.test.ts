import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createMatch } from 'boardgame.io/internal';
import { afterAll, expect, test } from 'vitest';
import { defaultKeeping } from '../../lobby/options';
import type { Database } from '../../lobby/storage/database';
import { Notices } from '../../lobby/storage/notices';
import { openFolder } from '../../lobby/storage/pglite';
import { Storage } from '../../lobby/storage/storage';
import { startSweeper } from '../../lobby/storage/sweeper';
import { duel } from './fixtures/duel';
import { dataFolder, removeFolders, sharedDatabase } from './fixtures/folder';

afterAll(removeFolders);

const MOVES = 60;
const STATE_BYTES = 6000;
const OLD = 250;
/** Bytes. */
const MESSAGE = 500_000;
const FILE = 16 * 1024 * 1024;
const WRITTEN_AHEAD = 300_000_000;

const storageOn = (database: Database) => new Storage(database, [duel], new Notices(database, 'here'));

test('the embedded database does not grow with the moves of a match, as their room is reclaimed', async () => {
  const database = await openFolder(await dataFolder());
  const storage = storageOn(database);
  await storage.connect();
  const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  await storage.createMatch('m', match);
  let state = match.initialState;
  const sizes: number[] = [];
  for (let sweep = 0; sweep < 4; sweep += 1) {
    for (let move = 0; move < MOVES; move += 1) {
      state = { ...state, G: randomBytes(STATE_BYTES).toString('base64'), _stateID: state._stateID + 1 };
      await storage.setState('m', state);
    }
    await storage.reclaim();
    const [row] = await database.query<{ bytes: number }>(
      "SELECT pg_total_relation_size('matches')::float8 AS bytes",
    );
    sizes.push(row?.bytes ?? 0);
  }
  expect(sizes[3]).toBeLessThan((sizes[0] ?? 0) + MOVES * STATE_BYTES);
  expect((await storage.fetch('m', { state: true })).state.G).toBe(state.G);
  await database.close();
});

test('what the embedded database writes ahead of its files is removed while it runs, or it would grow with every move', async () => {
  const folder = await dataFolder();
  const database = await openFolder(folder);
  for (let written = 0; written < WRITTEN_AHEAD; written += MESSAGE) {
    await database.query("SELECT pg_logical_emit_message(true, 'test', repeat('x', $1::int))", [MESSAGE]);
  }
  await database.query('SELECT 1');
  const files = await readdir(join(folder, 'database', 'pg_wal'));
  expect(files.length * FILE).toBeLessThan(WRITTEN_AHEAD / 2);
  await database.close();
});

test('a database server, which does so by itself, is left alone', async () => {
  const statements: string[] = [];
  const shared = await sharedDatabase();
  const query: Database['query'] = (sql, parameters) => {
    statements.push(sql);
    return shared.query(sql, parameters);
  };
  await storageOn({ ...shared, query }).reclaim();
  expect(statements).toEqual([]);
});

test('the sweeper counts what is over before it sweeps, and reclaims room whenever it has swept', async () => {
  const done: string[] = [];
  const storage = {
    tallies: {
      countAll: async () => {
        done.push('count');
      },
    },
    matches: {
      forgetPast: async () => {
        done.push('forget');
      },
    },
    sweep: async () => {
      done.push('sweep');
      return [];
    },
    reclaim: async () => {
      done.push('reclaim');
    },
  };
  await startSweeper(storage, defaultKeeping, () => {})();
  expect(done).toEqual(['count', 'forget', 'sweep', 'reclaim']);
});

test('while many matches are swept others use the database', async () => {
  const database = await openFolder(await dataFolder());
  const storage = storageOn(database);
  await storage.connect();
  await database.query(
    `INSERT INTO matches (id, game, unlisted, created_at, updated_at, initial_state, initial_version, state, state_id,
       state_version) SELECT 'old' || number, 'duel', false, 0, 0, '{}', 1, '{}', 0, 1
     FROM generate_series(1, ${OLD}) number`,
  );
  const left = async () => (await storage.listMatches()).length;
  const swept = storage.sweep({ unfinished: 1, finished: 1 });
  const meanwhile = await left();
  expect([0 < meanwhile, meanwhile < OLD]).toEqual([true, true]);
  expect(new Set(await swept).size).toBe(OLD);
  expect(await left()).toBe(0);
  await database.close();
});
