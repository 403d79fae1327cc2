import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { messageOf, StartupError } from '../errors';
import type { Database, Queryable, Row } from './database';
import { lockFolder } from './folderLock';
import { makePrivate, PrivateFiles } from './privateFiles';

/** Returns an embedded PostgreSQL that lives in memory and is gone when it is closed. */
export async function openMemory(): Promise<Database> {
  return database(await PGlite.create(), async () => {});
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
    return database(await PGlite.create({ fs: new PrivateFiles(path) }), unlock);
  } catch (error) {
    await unlock();
    throw new StartupError(`The database in ${folder} cannot be opened: ${messageOf(error)}`);
  }
}

function database(pglite: PGlite, closed: () => Promise<void>): Database {
  return {
    exclusive: true,
    query: queryable(pglite).query,
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    async listen(channel, heard) {
      await pglite.listen(channel, heard);
    },
    async close() {
      await pglite.close();
      await closed();
    },
  };
}

function queryable(connection: Pick<PGlite, 'query'>): Queryable {
  return {
    async query<R extends Row>(sql: string, parameters?: unknown[]) {
      return (await connection.query<R>(sql, parameters)).rows;
    },
  };
}

async function assertWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written: ${messageOf(error)}`);
  }
}
