import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '../../lobby/storage/pglite';
import { dataFolder, emptyFolder, removeFolders } from './fixtures/folder';

const OTHERS = 0o077;

afterAll(removeFolders);

/** Returns the paths in a data folder's database that others than its owner may do anything with. */
async function open(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'database');
  const paths = ['', ...(await readdir(folder, { recursive: true }))];
  expect(paths.length).toBeGreaterThan(500);
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).mode));
  return paths.filter((_path, index) => ((modes[index] ?? OTHERS) & OTHERS) !== 0);
}

async function use(dataDir: string): Promise<void> {
  const database = await openFolder(dataDir);
  await database.query('CREATE TABLE IF NOT EXISTS secrets (word text)');
  await database.query('INSERT INTO secrets SELECT md5(random()::text) FROM generate_series(1, 100000)');
  await database.query('CHECKPOINT');
  expect(await open(dataDir)).toEqual([]);
  await database.close();
  expect(await open(dataDir)).toEqual([]);
}

test('nobody but the owner may touch a database, nor see into a data folder made for it', async () => {
  const dataDir = join(await emptyFolder(), 'data');
  await use(dataDir);
  expect((await stat(dataDir)).mode & OTHERS).toBe(0);
});

test('the database of an older release is closed to others when it is opened', async () => {
  const dataDir = await dataFolder();
  const folder = join(dataDir, 'database');
  for (const path of ['', ...(await readdir(folder, { recursive: true }))]) {
    await chmod(join(folder, path), (await stat(join(folder, path))).isDirectory() ? 0o755 : 0o666);
  }
  expect((await open(dataDir)).length).toBeGreaterThan(500);
  await use(dataDir);
});
