import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { messageOf, StartupError } from '../errors';
import { Checkpoints } from './checkpoints';
import type { Database, Queryable, Row } from './database';
import { Embedded } from './embedded';
import { lockFolder } from './folderLock';
import { makePrivate, PrivateFiles } from './privateFiles';

/** Files of what is written ahead are kept for later use up to as much. */
const START = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];
const PATIENCE = 10_000;

/** Returns an embedded PostgreSQL that lives in memory and is gone when it is closed. */
export async function openMemory(): Promise<Database> {
  return database(await Embedded.open(), async () => {});
}

/**
 * Returns the embedded PostgreSQL of a data folder, which is made if it does not exist. Only the owner of the database
 * may read its files.
 *
 * @throws {StartupError} if the folder cannot be written, is in use by another process or cannot be read.
 */
export async function openFolder(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  await assertWritable(folder);
  const unlock = await lockFolder(folder);
  try {
    const path = join(folder, 'database');
    await mkdir(path, { recursive: true, mode: 0o700 });
    await makePrivate(path);
    return database(await Embedded.open({ fs: new PrivateFiles(path), startParams: START }), unlock);
  } catch (error) {
    await unlock();
    throw new StartupError(`The database in ${folder} cannot be opened: ${messageOf(error)}`);
  }
}

function database(embedded: Embedded, closed: () => Promise<void>): Database {
  const checkpoints = new Checkpoints(queryable(embedded));
  const made = () => checkpoints.count();
  return {
    exclusive: true,
    patience: PATIENCE,
    lost: embedded.lost,
    query: queryable(embedded, made).query,
    transaction: (work) => embedded.transaction((transaction) => work(queryable(transaction, made))),
    async listen(channel, heard) {
      await embedded.listen(channel, heard);
    },
    async close() {
      await checkpoints.idle();
      if (!embedded.isLost) await embedded.close();
      await closed();
    },
  };
}

/** Calls `made` after each statement. */
function queryable(connection: Pick<PGlite, 'query'>, made: () => void = () => {}): Queryable {
  return {
    async query<R extends Row>(sql: string, parameters?: unknown[]) {
      const { rows } = await connection.query<R>(sql, parameters);
      made();
      return rows;
    },
  };
}

async function assertWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written: ${messageOf(error)}`);
  }
}

/** Makes a folder and those it is in. Node's own `recursive` never ends where there can be no folder, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await make();
  }
}
