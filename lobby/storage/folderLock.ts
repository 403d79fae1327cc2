import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { messageOf, StartupError } from '../errors';

const CLAIM = /^lock-([0-9a-f]{16})$/;
const LONGEST_SOCKET_PATH = 100;
const NOBODY_LISTENS = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'];

/**
 * Claims a folder for this process until it gives it back, or ends, however it ends. Returns the function that gives
 * the folder back.
 *
 * Whoever holds the folder listens on a socket in its subfolder `lock`. A contender listens on a socket of a name
 * that nobody else ever uses, in a folder of its own, and renames that folder to `lock`: the system does so, in one
 * act, only while there is no `lock` or an empty one. So `lock` never has two sockets, nor one that does not listen
 * yet. A socket there on which nobody listens is that of a process that has ended; anyone may remove it, by its name.
 *
 * This holds between all processes of one machine, also in containers that share a volume.
 *
 * @throws {StartupError} if a living process holds the folder, or there can be no sockets in it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    if (process.platform === 'win32') return await lockPipe(folder);
    for (;;) {
      const unlock = await claim(folder);
      if (unlock === undefined) continue;
      await tidy(folder);
      return unlock;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be locked: ${messageOf(error)}`);
  }
}

/** Returns undefined if the claim was lost to the tidying of a process that has held the folder in between. */
async function claim(folder: string): Promise<(() => Promise<void>) | undefined> {
  const name = randomBytes(8).toString('hex');
  const own = join(folder, `lock-${name}`);
  const lock = join(folder, 'lock');
  const socket = join(lock, name);
  await mkdir(own, { mode: 0o700 });
  let unused: Server | undefined;
  try {
    const server = await listen(join(own, name));
    unused = server;
    while (!(await renamed(own, lock))) await removeDead(lock, folder);
    if (!(await exists(socket))) return undefined;
    unused = undefined;
    return async () => {
      await rm(socket, { force: true });
      await new Promise((resolve) => server.close(resolve));
    };
  } catch (error) {
    if (error instanceof StartupError || (await exists(own))) throw error;
    return undefined;
  } finally {
    unused?.close();
    await rm(own, { recursive: true, force: true });
  }
}

async function renamed(own: string, lock: string): Promise<boolean> {
  try {
    await rename(own, lock);
    return true;
  } catch (error) {
    if (TAKEN.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Takes the sockets of processes that have ended out of `lock`, which in an old release was itself the socket. */
async function removeDead(lock: string, folder: string): Promise<void> {
  const sockets = await readdir(lock).then(
    (names) => names.map((name) => join(lock, name)),
    (error) => {
      if (codeOf(error) === 'ENOTDIR') return [lock];
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    },
  );
  for (const socket of sockets) {
    if (await isListenedTo(socket)) throw inUse(folder);
    await rm(socket, { force: true });
  }
}

/** Removes the claims that processes have left which were killed while they made them. */
async function tidy(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    const [, name] = CLAIM.exec(entry) ?? [];
    if (name === undefined || (await isListenedTo(join(folder, entry, name)))) continue;
    await rm(join(folder, entry), { recursive: true, force: true }).catch(() => {});
  }
}

async function lockPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 24);
  const server = await listen(`\\\\.\\pipe\\rubicon-${name}`).catch((error) => {
    throw codeOf(error) === 'EADDRINUSE' ? inUse(folder) : error;
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(path: string): Promise<Server> {
  return shortened(path, (short) => {
    const server = createServer((socket) => socket.destroy());
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.listen(short, () => resolve(server.unref()));
    });
  });
}

/** Returns whether a process listens on the socket; it need not be able to answer. */
function isListenedTo(path: string): Promise<boolean> {
  return shortened(path, (short) => {
    const socket = connect(short);
    return new Promise((resolve) => {
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', (error) => resolve(!NOBODY_LISTENS.includes(codeOf(error))));
    });
  });
}

/** Does something with a path to the socket that is short enough for one, if need be by a link that lasts as long. */
async function shortened<T>(path: string, act: (short: string) => Promise<T>): Promise<T> {
  const isPipe = process.platform === 'win32';
  if (isPipe || Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return act(path);
  const place = await mkdtemp(join(tmpdir(), 'rubicon-'));
  try {
    await symlink(dirname(path), join(place, 'to'));
    return await act(join(place, 'to', basename(path)));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function inUse(folder: string): StartupError {
  return new StartupError(`The data folder ${folder} is in use by another server`);
}
