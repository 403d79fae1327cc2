import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../../lobby/postgres';
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
