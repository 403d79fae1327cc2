import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL server of this test's own, in a temporary folder, on a free port of 127.0.0.1. */
export class Cluster {
  readonly port: number;
  readonly #folder: string;
  readonly #bin: string;

  private constructor(port: number, folder: string, bin: string) {
    this.port = port;
    this.#folder = folder;
    this.#bin = bin;
  }

  /** Makes a cluster and starts it; with a password, it wants that of its user. */
  static async start(password?: string): Promise<Cluster> {
    const [version] = (await readdir(INSTALLED)).sort((a, b) => Number(b) - Number(a));
    const folder = await mkdtemp(join(tmpdir(), 'rubicon-postgres-'));
    const bin = join(INSTALLED, version as string, 'bin');
    const cluster = new Cluster(await freePort(), folder, bin);
    if (process.getuid?.() === 0) {
      const { stdout } = await run('id', ['-u', 'postgres']);
      await chown(folder, Number(stdout), 0);
    }
    const file = join(folder, 'password');
    if (password !== undefined) await writeFile(file, password);
    const access = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', file];
    await cluster.#run('initdb', ['-D', join(folder, 'data'), ...access, '-U', 'caesar', '--no-sync']);
    await cluster.up();
    return cluster;
  }

  get url(): string {
    return this.urlAt(this.port);
  }

  /** Returns the database's address by way of another port. */
  urlAt(port: number): string {
    return `postgresql://caesar@127.0.0.1:${port}/postgres`;
  }

  /** Starts the server again after {@link down}. */
  async up(): Promise<void> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder}`;
    await this.#control(['-o', options, '-l', join(this.#folder, 'server.log'), 'start']);
  }

  /** Stops the server at once, and with it every connection. */
  async down(): Promise<void> {
    await this.#control(['-m', 'immediate', 'stop']);
  }

  /** Stops the server and removes its folder. */
  async remove(): Promise<void> {
    await this.down().catch(() => {});
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #control(options: string[]): Promise<void> {
    await this.#run('pg_ctl', ['-w', '-D', join(this.#folder, 'data'), ...options]);
  }

  async #run(program: string, options: string[]): Promise<void> {
    const path = join(this.#bin, program);
    const root = process.getuid?.() === 0;
    await (root
      ? run('runuser', ['-u', 'postgres', '--', path, ...options], { cwd: '/' })
      : run(path, options));
  }
}

/** Returns a port of 127.0.0.1 on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
