import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../lobby/storage/postgres';
import { until } from '../lobby/fixtures/visitor';
import { storageContract } from '../lobby/storage-contract';
import { Cluster } from './cluster';

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
