import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A server in a process of its own, with a data folder of its own; matches have the same cards and dice every time. */
export class Server {
  readonly url: string;
  #child: ChildProcess | undefined;
  #errors = '';

  private constructor(
    readonly script: string,
    readonly port: number,
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts a script, which is the project's own unless another one is named, on a free port and an empty data folder, with
   * these variables besides.
   */
  static async start(script = 'server.ts', environment: Record<string, string> = {}): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'rubicon-e2e-'));
    const server = new Server(script, await freePort(), folder, environment);
    await server.run();
    return server;
  }

  /** The file that lets the bots of `serve.ts` wait while it is there. */
  get botsWait(): string {
    return join(this.folder, 'bots-wait');
  }

  /** Starts the process, on the same port and data as before, and waits until it is well. */
  async run(): Promise<void> {
    this.#errors = '';
    const child = node(['--import', './test/e2e/sameDice.ts', this.script], {
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: join(this.folder, 'data'),
      BOTS_WAIT: this.botsWait,
      ...this.environment,
    });
    child.stdout?.resume();
    child.stderr?.on('data', (data) => {
      this.#errors += data;
    });
    this.#child = child;
    while (!(await this.#isWell())) {
      if (child.exitCode !== null) throw new Error(`The server does not start: ${this.#errors}`);
      await new Promise((again) => setTimeout(again, 50));
    }
  }

  /** Ends the process with a signal and waits until it is gone. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await gone;
  }

  /** Ends the process and deletes its data. */
  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #isWell(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).status === 200;
    } catch {
      return false;
    }
  }
}

/** Builds the web app. */
export async function build(): Promise<void> {
  const child = node(['web/build.ts'], {});
  let errors = '';
  child.stdout?.resume();
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The web app cannot be built: ${errors}`);
}

function node(args: readonly string[], environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT, env: { PATH, ...environment } });
}

async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
