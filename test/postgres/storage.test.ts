import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Presence } from '../../lobby/socket/presence';
import type { Database, Queryable } from '../../lobby/storage/database';
import { Notices } from '../../lobby/storage/notices';
import { openPostgres } from '../../lobby/storage/postgres';
import { Storage } from '../../lobby/storage/storage';
import { until } from '../lobby/fixtures/visitor';
import { storageContract } from '../lobby/storage-contract';
import { Cluster } from './cluster';
import { Passage } from './passage';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start();
});
afterAll(() => cluster.remove());

describe('the storage on a PostgreSQL server', () => {
  storageContract(() => openPostgres(cluster.url));
});

test('a connection that breaks between two statements of a transaction fails it, and nothing else', async () => {
  const database = await openPostgres(cluster.url);
  const broken = database.transaction(async (transaction) => {
    const [row] = await transaction.query('SELECT pg_backend_pid() AS pid');
    await database.query('SELECT pg_terminate_backend($1)', [row?.pid]);
    const backend = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1';
    await until(
      async () => (await database.query(backend, [row?.pid])).length === 0,
      'the connection to break',
    );
    await transaction.query('SELECT 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await database.transaction((transaction) => transaction.query('SELECT 1 AS one'))).toEqual([
    { one: 1 },
  ]);
  await database.close();
});

test('a process whose clock is wrong takes nobody for dead, and is not taken for dead', async () => {
  const database = await openPostgres(cluster.url);
  await new Storage(database, [], new Notices(database, 'any')).connect();
  const [right, wrong] = ['right', 'wrong'].map(
    (id) => new Presence(database, new Notices(database, id), id),
  );
  const living = async () =>
    (await database.query("SELECT id FROM processes WHERE id IN ('right', 'wrong') ORDER BY id")).map(
      ({ id }) => id,
    );
  const HOUR = 3600_000;
  await right?.beat();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
  await wrong?.beat();
  expect(await living()).toEqual(['right', 'wrong']);
  vi.setSystemTime(Date.now() - 2 * HOUR);
  await wrong?.beat();
  vi.useRealTimers();
  await right?.beat();
  expect(await living()).toEqual(['right', 'wrong']);
  await right?.close();
  await wrong?.close();
  await database.close();
});

describe('a database that does not answer', () => {
  const SHORT = { statement: 200, answer: 4_000, idle: 200, beat: 50 };
  const LONG = 60_000;
  let passage: Passage;
  let database: Database;
  let direct: Database;

  beforeAll(async () => {
    passage = await Passage.to(cluster.port);
    direct = await openPostgres(cluster.url);
  });
  afterEach(() => database.close());
  afterAll(async () => {
    await direct.close();
    await passage.close();
  });

  const openWith = async (patience: Partial<typeof SHORT>) => {
    database = await openPostgres(cluster.urlAt(passage.port), {
      statement: LONG,
      answer: LONG,
      idle: LONG,
      beat: LONG,
      ...patience,
    });
  };
  const pidOf = async (queryable: Queryable) =>
    (await queryable.query('SELECT pg_backend_pid() AS pid'))[0]?.pid;

  test('is noticed by who listens, and listened to again by another connection', async () => {
    await openWith({ answer: SHORT.answer, beat: SHORT.beat });
    const heard: string[] = [];
    let reconnected = 0;
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => {
        reconnected += 1;
      },
    );
    await direct.query("SELECT pg_notify('news', 'before')");
    await until(() => heard.length === 1, 'the news');

    const before = reconnected;
    passage.hush();
    await until(() => reconnected > before, 'the silence to be noticed');
    await direct.query("SELECT pg_notify('news', 'after')");
    await until(() => heard.length === 2, 'the news after the silence');
    expect(heard).toEqual(['before', 'after']);
  });

  test('fails a statement and a transaction in time, and the next ones have other connections', async () => {
    await openWith({ answer: SHORT.answer });
    const silent = await pidOf(database);
    passage.hush();
    await expect(database.query('SELECT 1')).rejects.toThrow('timeout');
    expect(await pidOf(database)).not.toBe(silent);
    const hushed = database.transaction(async (transaction) => {
      await transaction.query('SELECT 1');
      passage.hush();
      await transaction.query('SELECT 2');
    });
    await expect(hushed).rejects.toThrow('timeout');
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('because it works too long is stopped, unless there is no hurry', async () => {
    await openWith({ statement: SHORT.statement });
    const slow = (transaction: Queryable) => transaction.query('SELECT pg_sleep(0.5), 1 AS one');
    await expect(slow(database)).rejects.toThrow('statement timeout');
    await expect(database.transaction(slow)).rejects.toThrow('statement timeout');
    expect(await database.transaction(slow, 'unhurried')).toMatchObject([{ one: 1 }]);
  });

  test('gives up a transaction in which nothing happens, and its locks with it', async () => {
    await openWith({ idle: SHORT.idle });
    const forgotten = database.transaction(async (transaction) => {
      const pid = await pidOf(transaction);
      const there = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1';
      await until(async () => (await direct.query(there, [pid])).length === 0, 'the server to give up');
      await transaction.query('SELECT 1');
    });
    await expect(forgotten).rejects.toThrow();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
