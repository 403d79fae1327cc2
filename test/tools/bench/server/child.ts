import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cluster } from '../../../postgres/cluster';

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url));

/** A server in a process of its own, and where it keeps its matches. */
export class Child {
  readonly storage: string;
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #forget: () => Promise<void>;

  private constructor(storage: string, port: number, process: ChildProcess, forget: () => Promise<void>) {
    this.storage = storage;
    this.url = `http://127.0.0.1:${port}`;
    this.#process = process;
    this.#forget = forget;
  }

  /** Starts boardgame.io's own server, ours on PGlite, and ours on PostgreSQL where that is installed. */
  static async startAll(): Promise<Child[]> {
    const folder = await mkdtemp(join(tmpdir(), 'rubicon-bench-'));
    const children = [
      await Child.#start('stock', '', async () => {}),
      await Child.#start('pglite', folder, () => rm(folder, { recursive: true, force: true })),
    ];
    const cluster = await Cluster.start().catch(() => undefined);
    if (cluster !== undefined) {
      children.push(await Child.#start('postgres', cluster.url, () => cluster.remove()));
    }
    return children;
  }

  static async #start(storage: string, place: string, forget: () => Promise<void>): Promise<Child> {
    const child = fork(SCRIPT, [storage, place], { execArgv: ['--import', 'tsx'] });
    const [{ port }] = await once(child, 'message');
    return new Child(storage, port, child, forget);
  }

  /** Returns the milliseconds that the server's process has computed so far. */
  async cpu(): Promise<number> {
    const answer = once(this.#process, 'message');
    this.#process.send('cpu');
    const [{ cpu }] = await answer;
    return cpu;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
    await this.#forget();
  }
}
