import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dataFolder } from '../../lobby/fixtures/folder';
import { ServerProcess } from '../../lobby/fixtures/process';
import { closeVisitors } from '../../lobby/fixtures/visitor';
import { Bystanders } from './bystanders';
import { megabytesOf } from './memory';

const run = promisify(execFile);
const ATTACKER = fileURLToPath(new URL('./pipeliner.ts', import.meta.url));

/** As a host has them who sets nothing. */
const DEFAULTS = {
  MESSAGES_PER_SECOND: '',
  REQUESTS_PER_SECOND: '',
  MATCHES_PER_HOUR: '',
  SOCKETS_PER_ADDRESS: '',
  ROOMS: '',
  BOT_ROOMS: '',
};
/** What is asked: what koa answers, what Node answers by itself, and what is refused. */
const REQUESTS = {
  healthz: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  list: 'GET /games/duel HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  expectation: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: all\r\n\r\n',
  poll: 'GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: a\r\n\r\n',
};
const CONNECTIONS = 200;
/** Milliseconds that a move may take at the most. */
const PATIENCE = 1000;
/** Megabytes that the server may take more than before. */
const GROWTH = 200;

/**
 * Floods a server of its own with pipelined requests over 200 connections of one address, for so many seconds with each kind of
 * request, while two players of another address go on with their games. Returns the figures, and whether no move took
 * longer than a second and the server has not grown.
 */
export async function pipelining(seconds: number): Promise<Record<string, unknown> & { ok: boolean }> {
  const environment = { DATA_DIR: await dataFolder(), BOT_THREADS: '0', ...DEFAULTS };
  const server = await ServerProcess.listening(environment);
  const { url, port } = server;
  const bystanders = new Bystanders(url, { pause: 150, patience: PATIENCE });
  const playing = bystanders.play();
  await sleep(1000);
  const memory = [await megabytesOf(server)];
  const watching = setInterval(async () => memory.push(await megabytesOf(server)), 250);
  const opened: Record<string, number> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    const options = [ATTACKER, String(port), String(CONNECTIONS), String(seconds * 1000), request];
    const { stdout } = await run(process.execPath, ['--import', 'tsx', ...options]);
    opened[name] = Number(stdout);
  }
  clearInterval(watching);
  bystanders.stop();
  await playing;
  closeVisitors();
  const { code } = await server.stop('SIGTERM');
  const [first = 0] = memory;
  const most = Math.max(...memory);
  return {
    soak: 'pipelining',
    connections: CONNECTIONS,
    seconds: seconds * Object.keys(REQUESTS).length,
    opened,
    stopped: code,
    memory: { first, most, unit: 'MB' },
    bystanders: bystanders.figures,
    ok: bystanders.unhurt && most - first < GROWTH && code === 0,
  };
}
