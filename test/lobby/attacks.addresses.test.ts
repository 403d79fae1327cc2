/* Many connections of one address, whichever way it is written, and pages of other origins. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../../lobby/index';
import { removeFolders } from './fixtures/folder';
import { closeRawSockets, RawSocket } from './fixtures/rawSocket';
import { PATIENT, startOurs } from './fixtures/servers';
import { until } from './fixtures/visitor';

const PER_ADDRESS = 3;
const OURS = '127.0.0.1';

let server: RunningServer;

afterEach(async () => {
  closeRawSockets();
  await server.close();
});
afterAll(removeFolders);

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  const limits = { ...PATIENT, socketsPerAddress: PER_ADDRESS };
  server = await startOurs({ limits, ...options });
}

/** Opens a connection for each address, as a proxy forwards it; returns why each was refused or undefined. */
async function comeFrom(...addresses: string[]): Promise<(string | undefined)[]> {
  const refusals: (string | undefined)[] = [];
  for (const address of addresses) {
    refusals.push(await RawSocket.refusalOf(server.url, { headers: { 'X-Forwarded-For': address } }));
  }
  return refusals;
}

const TOO_MANY = 'There are too many connections from this address';
const IN = undefined;

describe('connections of one address', () => {
  test('are refused beyond their number with a clear reason, until one is closed', async () => {
    await start();
    const open = await Promise.all(
      Array.from({ length: PER_ADDRESS }, () => RawSocket.connected(server.url)),
    );
    expect(await RawSocket.refusalOf(server.url)).toBe(TOO_MANY);
    const poll = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect([poll.status, await poll.json()]).toEqual([403, { code: 4, message: TOO_MANY }]);
    expect(server.figures.sockets).toBe(PER_ADDRESS);

    open[0]?.close();
    await until(() => server.figures.sockets < PER_ADDRESS, 'the first to be gone');
    expect(await RawSocket.refusalOf(server.url)).toBe(IN);
  });

  test('are counted whether they come by WebSocket or long polls', async () => {
    await start();
    const poll = () => fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    for (let count = 0; count < PER_ADDRESS; count += 1) expect((await poll()).status).toBe(200);
    expect((await poll()).status).toBe(403);
    expect(await RawSocket.refusalOf(server.url)).toBe(TOO_MANY);
  });

  test('are counted by what is forwarded only behind a trusted proxy', async () => {
    await start();
    expect(await comeFrom('192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4')).toEqual([
      IN,
      IN,
      IN,
      TOO_MANY,
    ]);
  });

  test('count by the last address forwarded: those before it are the claims of who asks', async () => {
    await start({ trustProxy: true });
    const forged = ['192.0.2.1, 198.51.100.7', '192.0.2.2,198.51.100.7', '198.51.100.7', 'x, 198.51.100.7'];
    expect(await comeFrom(...forged)).toEqual([IN, IN, IN, TOO_MANY]);
    expect(await comeFrom('198.51.100.7, 192.0.2.1')).toEqual([IN]);
  });

  test('count together for one IPv6 network, and for IPv4 in IPv6', async () => {
    await start({ trustProxy: true });
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::1', '2001:DB8:0::4'];
    expect(await comeFrom(...network)).toEqual([IN, IN, IN, TOO_MANY]);
    expect(await comeFrom('2001:db8:0:1::1')).toEqual([IN]);
    const mapped = ['192.0.2.9', '::ffff:192.0.2.9', '::ffff:c000:209', '192.0.2.9'];
    expect(await comeFrom(...mapped)).toEqual([IN, IN, IN, TOO_MANY]);
  });

  test('count together when they name no address', async () => {
    await start({ trustProxy: true });
    expect(await comeFrom('a', 'b', '1.2.3', 'unknown')).toEqual([IN, IN, IN, TOO_MANY]);
  });

  test('of any kind are bounded, too, until one is closed', async () => {
    await start();
    const idle = async (localAddress = OURS) => {
      const socket = connect({ port: server.port, host: OURS, localAddress });
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    };
    const answerOf = async (socket: Socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return Promise.race([
        once(socket, 'data').then(([data]) => String(data).slice(0, 15)),
        once(socket, 'close').then(() => 'closed'),
      ]);
    };
    const open = [];
    for (let count = 0; count < 10 * PER_ADDRESS; count += 1) open.push(await idle());
    expect(await answerOf(await idle())).toBe('closed');
    expect(await answerOf(await idle('127.0.0.2'))).toBe('HTTP/1.1 200 OK');
    const [first, ...others] = open as [Socket, ...Socket[]];
    for (const socket of others) expect(await answerOf(socket)).toBe('HTTP/1.1 200 OK');
    first.destroy();
    await until(async () => (await answerOf(await idle())) === 'HTTP/1.1 200 OK', 'room for another');
    for (const socket of others) socket.destroy();
  });

  test('of any kind are those of all behind a trusted proxy, and not bounded', async () => {
    await start({ trustProxy: true });
    const open = Array.from({ length: 10 * PER_ADDRESS + 1 }, () => connect(server.port, OURS));
    for (const socket of open) await once(socket, 'connect');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const socket of open) socket.destroy();
  });

  test('leave the others room, and all together are bounded', async () => {
    await start({ trustProxy: true, limits: { ...PATIENT, socketsPerAddress: PER_ADDRESS, sockets: 5 } });
    const one = Array.from({ length: PER_ADDRESS }, () => '192.0.2.1');
    expect(await comeFrom(...one)).toEqual([IN, IN, IN]);
    expect(await comeFrom('192.0.2.2', '192.0.2.3')).toEqual([IN, IN]);
    expect(await comeFrom('192.0.2.4')).toEqual(['This server has no room for more connections']);
  });
});

describe('a page', () => {
  const FOREIGN = 'Pages of this origin may not use this server';
  const asks = (headers: Record<string, string>) => RawSocket.refusalOf(server.url, { headers });
  const asksByPoll = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers });
    const { message } = response.ok ? { message: IN } : await response.json();
    return [message, response.headers.get('access-control-allow-origin')];
  };
  const limits = PATIENT;

  test('of this server may open a connection, as may a program; one of another origin may not', async () => {
    await start({ limits });
    const own = `${OURS}:${server.port}`;
    expect(await asks({})).toBe(IN);
    expect(await asks({ Origin: `http://${own}` })).toBe(IN);
    expect(await asks({ Origin: `https://${own}` })).toBe(IN);
    const foreign = [
      'http://elsewhere.example',
      `http://${OURS}`,
      `http://${OURS}:1`,
      `http://${own}.elsewhere.example`,
      `http://elsewhere.example/${own}`,
      `http://${own}@elsewhere.example`,
      'null',
      'file://',
      own,
      'x',
      '*',
    ];
    for (const origin of foreign) expect([origin, await asks({ Origin: origin })]).toEqual([origin, FOREIGN]);
    expect(await asksByPoll({ Origin: 'http://elsewhere.example' })).toEqual([FOREIGN, null]);
  });

  test('of a server whose port goes without saying may name it or not', async () => {
    await start({ limits });
    expect(await asks({ Host: 'games.example', Origin: 'https://games.example' })).toBe(IN);
    expect(await asks({ Host: 'games.example:443', Origin: 'https://games.example' })).toBe(IN);
    expect(await asks({ Host: 'games.example:80', Origin: 'https://games.example' })).toBe(FOREIGN);
    expect(await asks({ Host: 'GAMES.example', Origin: 'http://games.example' })).toBe(IN);
  });

  test('of an origin that the host has named may open a connection, and no other', async () => {
    const origins = ['https://club.example', 'http://localhost:3000'];
    await start({ limits, origins });
    for (const origin of origins) {
      expect(await asks({ Origin: origin })).toBe(IN);
      expect(await asksByPoll({ Origin: origin })).toEqual([IN, origin]);
    }
    expect(await asks({ Origin: `http://${OURS}:${server.port}` })).toBe(IN);
    expect(await asks({ Origin: 'http://club.example' })).toBe(FOREIGN);
    expect(await asks({ Origin: 'https://club.example.elsewhere.example' })).toBe(FOREIGN);
  });

  test('of any origin may, where the host says so', async () => {
    await start({ limits, origins: ['*'] });
    expect(await asks({ Origin: 'http://elsewhere.example' })).toBe(IN);
    expect(await asks({ Origin: 'null' })).toBe(IN);
    expect(await asksByPoll({ Origin: 'http://elsewhere.example' })).toEqual([IN, '*']);
  });

  test('of this server behind a proxy is known by the host that is forwarded, if the proxy is trusted', async () => {
    const headers = { 'X-Forwarded-Host': 'games.example', Origin: 'https://games.example' };
    await start({ limits });
    expect(await asks(headers)).toBe(FOREIGN);
    await server.close();
    await start({ limits, trustProxy: true });
    expect(await asks(headers)).toBe(IN);
    expect(await asks({ ...headers, Origin: 'https://elsewhere.example' })).toBe(FOREIGN);
  });
});
