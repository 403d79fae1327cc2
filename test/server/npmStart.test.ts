import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../lobby/storage/folderLock';
import { createBotRoom, gameoverOf, quick } from '../lobby/fixtures/bots';
import { dataFolder, removeFolders } from '../lobby/fixtures/folder';
import { closeVisitors, until } from '../lobby/fixtures/visitor';

let family: number[] = [];

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/server.ts']);
});
afterEach(() => {
  closeVisitors();
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

/** Runs `npm start`, without building anything anew; resolves with the port when the server listens. */
async function npmStart(
  dataDir: string,
  botThreads = 0,
): Promise<{ npm: ChildProcess; port: number; output(): string }> {
  const { PATH = '', HOME = '' } = process.env;
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    env: {
      PATH,
      HOME,
      HOST: '127.0.0.1',
      PORT: '0',
      REQUESTS_PER_SECOND: '10000',
      MESSAGES_PER_SECOND: '10000',
      BOT_THREADS: `${botThreads}`,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout?.on('data', (data) => {
    output += data;
  });
  const port = () => Number(/"event":"listening","port":(\d+)/.exec(output)?.[1] ?? 0);
  await until(() => port() > 0, 'npm start to serve');
  family = [npm.pid ?? 0, ...descendantsOf(npm.pid ?? 0)];
  return { npm, port: port(), output: () => output };
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

test('npm start prints the address to open', async () => {
  const { port, output } = await npmStart(await dataFolder());
  await until(() => output().includes('"event":"open"'), 'the address');
  const { address } = JSON.parse(
    output()
      .split('\n')
      .find((line) => line.includes('"event":"open"')) ?? '',
  );
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  expect((await fetch(`${address}games`)).status).toBe(200);
});

test('the server that is built serves the games, and its bots play them', async () => {
  const { npm, port } = await npmStart(await dataFolder(), 1);
  const room = await createBotRoom(
    `http://127.0.0.1:${port}`,
    { 0: quick, 1: quick },
    { game: 'julius-caesar' },
  );
  expect(await gameoverOf(room, 250_000)).toHaveProperty('winners');
  npm.kill('SIGTERM');
  await once(npm, 'close');
});
