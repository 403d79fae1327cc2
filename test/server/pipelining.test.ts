/* Who sends request after request without waiting for answers keeps nobody else waiting. */
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { removeFolders } from '../lobby/fixtures/folder';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors } from '../lobby/fixtures/visitor';
import { Pair } from '../tools/soak/pair';
import { RawSocket } from '../tools/soak/rawSocket';

const CONNECTIONS = 100;
const REQUESTS = 1500;
/** Of a connection: one that is answered, and eight that wait. */
const MOST_ANSWERED = 9;
/** Of an address: its allowance, and what it is refused before it is cut off. */
const MOST_ALLOWED = { requests: 100 + 100, files: 1000 + 100 };
const ATTACKER = '127.0.0.2';
const TOKEN = 'a token for the figures';

let server: RunningServer;
afterEach(async () => {
  closeVisitors();
  await server.close();
  await removeFolders();
});

/** Returns how many requests the server has answered. */
async function answered(): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const counts = [...text.matchAll(/^rubicon_http_requests_total\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('a flood of pipelined requests, of which each connection has more to come,', () => {
  test.each([
    ['GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', MOST_ALLOWED.requests],
    ['GET /games/duel HTTP/1.1\r\nHost: localhost\r\n\r\n', MOST_ALLOWED.requests],
    ['GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n', MOST_ALLOWED.files],
    ['GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: localhost\r\n\r\n', 0],
    ['GET / HTTP/1.1\r\n\r\n', 0],
    ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: all\r\n\r\n', 0],
  ])('%j', async (request, mostAllowed) => {
    server = await startOurs({ limits: {}, metricsToken: TOKEN });
    const pair = await Pair.seated(server.url);
    const before = await answered();
    const sockets = Array.from({ length: CONNECTIONS }, () => new RawSocket(server.port, ATTACKER));
    for (const socket of sockets) socket.write(request.repeat(REQUESTS));
    for (let moves = 0; moves < 10; moves += 1) await pair.move();
    await Promise.all(sockets.map(({ closed }) => closed));
    expect(pair.refusals + pair.lost).toBe(0);
    for (const { statuses } of sockets) expect(statuses.length).toBeLessThanOrEqual(MOST_ANSWERED);
    const ofOurs = 1;
    expect((await answered()) - before - ofOurs).toBeLessThanOrEqual(mostAllowed);
  });
});
