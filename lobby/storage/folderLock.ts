import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../errors';

const LONGEST_SOCKET_PATH = 100;

/**
 * Claims a folder for this process by listening on a socket in it, which the system closes however the process
 * ends, so that a killed server leaves no lock behind. Returns the function that gives the folder back.
 *
 * @throws {StartupError} if a living process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const token = randomUUID();
  if ((await holderOf(path)) !== undefined) throw inUse(folder);
  await rm(path, { force: true });
  const server = await listen(path, token).catch(() => {
    throw inUse(folder);
  });
  if ((await holderOf(path)) !== token) {
    server.close();
    throw inUse(folder);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function inUse(folder: string): StartupError {
  return new StartupError(`The data folder ${folder} is in use by another server`);
}

function socketPath(folder: string): string {
  const path = join(folder, 'lock');
  const name = `rubicon-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(path) <= LONGEST_SOCKET_PATH ? path : join(tmpdir(), `${name}.lock`);
}

function listen(path: string, token: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(token);
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function holderOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let token = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => {
      token += data.toString();
    });
    socket.on('end', () => resolve(token));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK';
      resolve(nobody ? undefined : (error.code ?? 'unknown'));
    });
  });
}
