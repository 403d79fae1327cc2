import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, test } from 'vitest';
import { lockFolder } from '../../lobby/storage/folderLock';
import { dataFolder, removeFolders } from '../lobby/fixtures/folder';
import { until } from '../lobby/fixtures/visitor';

let family: number[] = [];

afterEach(() => {
  for (const pid of family.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
});
afterAll(removeFolders);

/** Returns the ids of a process's children and theirs. */
function descendantsOf(pid: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const childrenOf = (parent: number): number[] =>
    processes.flatMap(([child, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

/** Runs `npm start`, without building the web app anew; resolves with the port when the server listens. */
async function npmStart(dataDir: string): Promise<{ npm: ChildProcess; port: number }> {
  const { PATH = '', HOME = '' } = process.env;
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', BOT_THREADS: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout?.on('data', (data) => {
    output += data;
  });
  const port = () => Number(/"event":"listening","port":(\d+)/.exec(output)?.[1] ?? 0);
  await until(() => port() > 0, 'npm start to serve');
  family = [npm.pid ?? 0, ...descendantsOf(npm.pid ?? 0)];
  return { npm, port: port() };
}

test.each(['npm', 'the process that npm runs'])(
  'SIGTERM to %s ends all, and frees port and folder',
  async (whom) => {
    const dataDir = await dataFolder();
    const { npm, port } = await npmStart(dataDir);
    const [first, second] = family;
    const outputEnds = once(npm, 'close');
    process.kill((whom === 'npm' ? first : second) ?? 0, 'SIGTERM');
    await outputEnds;

    const next = createServer().listen(port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
    await (await lockFolder(dataDir))();
  },
);
