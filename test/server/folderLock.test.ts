import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../lobby/storage/folderLock';
import { emptyFolder, removeFolders } from '../lobby/fixtures/folder';

const AT_ONCE = 4;
const ROUNDS = 20;

let script: string;
const lockers: Locker[] = [];

beforeAll(async () => {
  script = join(await emptyFolder(), 'locker.mjs');
  const source = join(import.meta.dirname, '../lobby/fixtures/locker.ts');
  await build({ entryPoints: [source], outfile: script, bundle: true, platform: 'node', format: 'esm' });
  return removeFolders;
});
afterEach(() => Promise.all(lockers.splice(0).map((locker) => locker.end())));

/** A process that claims a folder when it is told to. */
class Locker {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #said = '';

  constructor(folder: string) {
    this.#child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdout?.on('data', (data) => {
      this.#said += data;
    });
    this.#closed = once(this.#child, 'close');
    lockers.push(this);
  }

  /** Resolves with its lines when there are so many. */
  async lines(count: number): Promise<string[]> {
    const lines = () => this.#said.split('\n').slice(0, -1);
    while (lines().length < count) {
      const ended = this.#closed.then(() =>
        Promise.reject(new Error(`the process has ended: ${this.#said}`)),
      );
      await Promise.race([once(this.#child.stdout as NodeJS.EventEmitter, 'data'), ended]);
    }
    return lines();
  }

  go(): void {
    this.#child.stdin?.write('go');
  }

  async claims(): Promise<string | undefined> {
    return (await this.lines(2))[1];
  }

  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  /** Ends the process as kill -9 does. */
  async end(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed;
  }
}

/** Lets processes claim a folder at the same moment; returns who holds it, and what the others say. */
async function race(folder: string, count = AT_ONCE): Promise<{ holders: Locker[]; others: string[] }> {
  const racing = Array.from({ length: count }, () => new Locker(folder));
  for (const locker of racing) await locker.lines(1);
  for (const locker of racing) locker.go();
  const said = await Promise.all(racing.map((locker) => locker.claims()));
  return {
    holders: racing.filter((_locker, index) => said[index] === 'holds'),
    others: said.flatMap((line) => (line === undefined || line === 'holds' ? [] : [line])),
  };
}

const refusals = (folder: string, count = AT_ONCE - 1) =>
  Array(count).fill(`The data folder ${folder} is in use by another server`);

test('of processes that claim a folder at once exactly one has it, again and again after kill -9', async () => {
  const folder = await emptyFolder();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { holders, others } = await race(folder);
    expect([round, holders.length, others]).toEqual([round, 1, refusals(folder)]);
    expect(await readdir(folder)).toEqual(['lock']);
    await Promise.all(lockers.splice(0).map((locker) => locker.end()));
  }
});

test('of claims at once in one process one succeeds each time, and what is given back can be had again', async () => {
  const folder = await emptyFolder();
  for (let round = 0; round < 30; round += 1) {
    const claims = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    const held = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
    const said = claims.flatMap((claim) => (claim.status === 'rejected' ? [claim.reason.message] : []));
    expect([held.length, said]).toEqual([1, refusals(folder, 9)]);
    await held[0]?.();
    expect(await readdir(join(folder, 'lock'))).toEqual([]);
  }
});

test('who holds a folder holds it also while it cannot answer', async () => {
  const folder = await emptyFolder();
  const { holders } = await race(folder, 1);
  holders[0]?.pause();
  expect(await race(folder, 2)).toEqual({ holders: [], others: refusals(folder, 2) });
});

test('a folder with a long path, and one that has two, has one holder', async () => {
  const folder = join(await emptyFolder(), 'deep'.repeat(40), 'deeper'.repeat(30));
  await mkdir(folder, { recursive: true });
  const other = join(await emptyFolder(), 'link');
  await symlink(folder, other);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by another server`);
  await expect(lockFolder(other)).rejects.toThrow(`The data folder ${other} is in use by another server`);
  await unlock();
  await (await lockFolder(other))();
});

test('what killed servers, older releases and restored backups have left does not keep anyone out', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'lock'), '');
  await mkdir(join(folder, 'lock-0123456789abcdef'));
  await writeFile(join(folder, 'lock-0123456789abcdef', '0123456789abcdef'), '');
  await mkdir(join(folder, 'lock-of-somebody-else'));
  const unlock = await lockFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['lock', 'lock-of-somebody-else']);
  await unlock();
  await writeFile(join(folder, 'lock', 'restored'), '');
  await (await lockFolder(folder))();
});

test('a server of an older release that still runs keeps its folder', async () => {
  const folder = await emptyFolder();
  const older = createServer();
  older.listen(join(folder, 'lock'));
  await once(older, 'listening');
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
  older.close();
});

test('a folder that cannot be locked is not taken for one in use', async () => {
  const folder = await emptyFolder();
  const unlock = await lockFolder(folder);
  await unlock();
  await mkdir(join(folder, 'lock', 'folder'));
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} cannot be locked: `);
  expect(await readdir(folder)).toEqual(['lock']);
});
