/* Whose connection ends at once, whatever he had asked for: nobody else may notice. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { dataFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';

afterEach(stopServers);
afterAll(removeFolders);

const WELL = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const UPGRADES = [
  ['to a WebSocket of another path', 'GET /elsewhere', 'websocket'],
  ['to a WebSocket of socket.io', 'GET /socket.io/?EIO=4&transport=websocket', 'websocket'],
  ['to a WebSocket of an unknown session', 'GET /socket.io/?EIO=4&transport=websocket&sid=none', 'websocket'],
  ['to another protocol', 'POST /games/julius-caesar/create', 'h2c'],
] as const;

/** Asks for an upgrade, and returns the connection when the server has read that: it has answered the request before. */
async function asking(url: string, line: string, protocol: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => {});
  socket.write(
    `${WELL}${line} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  return socket;
}

test.each(UPGRADES)(
  'who asks for an upgrade %s and resets the connection ends nothing else',
  async (_to, line, protocol) => {
    const server = await ServerProcess.listening({ DATA_DIR: await dataFolder() });
    const socket = await asking(server.url, line, protocol);
    socket.resetAndDestroy();
    await once(socket, 'close');
    for (const _again of [1, 2]) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);
