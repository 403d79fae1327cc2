/* What requests meet before anybody answers them. */
import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { RequestAllowances } from '../../lobby/http/allowance';
import { Front } from '../../lobby/http/front';
import { parseTarget } from '../../lobby/http/target';
import { silent } from '../../lobby/log';
import { RawSocket } from '../tools/soak/rawSocket';
import { until } from './fixtures/visitor';

type Asked = { url: string | undefined; response: ServerResponse };

const servers: HttpServer[] = [];
const WAITING = 8;

/* Allowances refill when the clock goes on, and here it stands still. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that answers nothing by itself, and says what it has been asked. */
async function start({ requestBurst = 1000, trustProxy = false, basePath = '' } = {}) {
  const asked: Asked[] = [];
  const logged: unknown[] = [];
  const answered: [string, number][] = [];
  const allowances = new RequestAllowances({ requestBurst, requestsPerSecond: 0.01 });
  const front = new Front({
    allowances,
    trustProxy,
    basePath,
    log: (...line) => (line[0] === 'cut off' ? logged.push(line[1]) : silent(...line)),
    answered: (...answer) => answered.push(answer),
  });
  const http = front.createServer();
  http.on('request', ({ url }, response) => asked.push({ url, response }));
  http.on('upgrade', ({ url }, connection) => connection.end(`HTTP/1.1 101 ${url}\r\n\r\n`));
  front.attend(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  servers.push(http);
  const { port } = http.address() as AddressInfo;
  const answerAll = () => {
    for (const { response } of asked) if (!response.writableEnded) response.end();
  };
  return { port, asked, answerAll, logged, answered };
}

function requestFor(target: string, ...headers: string[]): string {
  return [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n');
}

describe('requests of one connection', () => {
  test('are answered one at a time, in order', async () => {
    const { port, asked } = await start();
    const socket = new RawSocket(port);
    socket.write(requestFor('/first') + requestFor('/second') + requestFor('/third'));
    const other = new RawSocket(port);
    await until(() => asked.length === 1, 'the first request');
    other.write(requestFor('/of-another-connection'));
    await until(() => asked.length === 2, 'the request of another connection');
    for (const answer of [0, 2]) {
      asked[answer]?.response.end();
      await until(() => asked.length === (answer === 0 ? 3 : 4), 'the next request');
    }
    expect(asked.map(({ url }) => url)).toEqual(['/first', '/of-another-connection', '/second', '/third']);
  });

  test(`wait in a line of ${WAITING}`, async () => {
    const { port, asked, answerAll } = await start();
    const socket = new RawSocket(port);
    for (let round = 1; round <= 3; round += 1) {
      socket.write(requestFor('/').repeat(1 + WAITING));
      await until(() => {
        answerAll();
        return socket.statuses.length === round * (1 + WAITING);
      }, 'all answers');
    }
    expect(asked).toHaveLength(3 * (1 + WAITING));
  });

  test('lose it with one more', async () => {
    const { port } = await start();
    const [within, beyond] = [new RawSocket(port), new RawSocket(port)];
    within.write(requestFor('/').repeat(1 + WAITING));
    beyond.write(requestFor('/').repeat(2 + WAITING));
    await beyond.closed;
    expect(within.isClosed).toBe(false);
  });

  test.each([
    ['requests', requestFor('/')],
    ['requests with a body to come', requestFor('/', 'Expect: 100-continue')],
    ['requests with an expectation, which Node refuses', requestFor('/', 'Expect: all')],
  ])('beyond that lose it: %s', async (_what, request) => {
    const { port, asked, logged } = await start();
    const socket = new RawSocket(port);
    socket.write(request.repeat(2000));
    await socket.closed;
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(socket.statuses.length).toBeLessThanOrEqual(1 + WAITING);
    expect(logged).toEqual([{ reason: 'too-many' }]);
  });

  test('that have to wait are not answered when it has been closed', async () => {
    const { port, asked } = await start();
    const socket = new RawSocket(port);
    socket.write(requestFor('/').repeat(3));
    await until(() => asked.length === 1, 'the first request');
    const closed = new Promise<void>((resolve) => asked[0]?.response.once('close', resolve));
    socket.reset();
    await closed;
    expect(asked).toHaveLength(1);
  });

  test('may ask for another protocol at last', async () => {
    const { port } = await start();
    const socket = new RawSocket(port);
    socket.write(requestFor('/socket', 'Connection: Upgrade', 'Upgrade: websocket'));
    await socket.closed;
    expect(socket.statuses).toEqual([101]);
  });
});

describe('an address that goes on after it is refused', () => {
  const BORNE = 100;

  test('loses its connections', async () => {
    const { port, asked, answerAll, logged } = await start({ requestBurst: 1 });
    let answers = 0;
    const ask = async () => {
      const socket = new RawSocket(port);
      socket.write(requestFor('/games'));
      await until(() => {
        answerAll();
        return socket.statuses.length > 0 || socket.isClosed;
      }, 'an answer or none');
      answers += socket.statuses.length;
      socket.reset();
    };
    for (let count = 0; count < BORNE + 3; count += 1) await ask();
    expect(answers).toBe(1 + BORNE);
    expect(asked).toHaveLength(1 + BORNE);
    expect(logged).toEqual([{ reason: 'too-many' }, { reason: 'too-many' }]);
  });

  test('behind a proxy has no answer but 429, and the connection, which is the proxy’s, stays', async () => {
    const { port, asked, answerAll, answered } = await start({ requestBurst: 1, trustProxy: true });
    const socket = new RawSocket(port);
    const ask = async (address: string, target = '/games') => {
      const before = socket.statuses.length;
      socket.write(requestFor(target, `X-Forwarded-For: ${address}`));
      await until(() => {
        answerAll();
        return socket.statuses.length > before;
      }, 'an answer');
      return socket.statuses.at(-1);
    };
    for (let count = 0; count < 1 + BORNE; count += 1) expect(await ask('192.0.2.1')).toBe(200);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(asked).toHaveLength(1 + BORNE);
    expect(answered).toEqual([['GET', 429]]);
    expect(await ask('192.0.2.2')).toBe(200);
  });

  test('is refused polls, too, by 429', async () => {
    const { port, asked, answerAll } = await start({ requestBurst: 0.1 });
    const socket = new RawSocket(port);
    for (const [index, status] of [200, 429].entries()) {
      socket.write(requestFor('/socket.io/?EIO=4'));
      await until(() => {
        answerAll();
        return socket.statuses.length > index;
      }, 'an answer');
      expect(socket.statuses.at(-1)).toBe(status);
    }
    expect(asked).toHaveLength(1);
  });
});

describe('what is asked for', () => {
  test.each([
    ['/games?x=1', '/games?x=1'],
    ['*', '*'],
    ['//[', '//['],
    ['http://example.org/games?x=1', '/games?x=1'],
    ['HTTPS://example.org', '/'],
    ['http://[', undefined],
    ['games', undefined],
    ['ftp://example.org/games', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (target, parsed) => {
    expect(parseTarget(target)).toBe(parsed);
  });

  test.each([
    ['/rubicon/games?x=1', '/games?x=1'],
    ['/games?x=1', '/games?x=1'],
    ['/rubicon', '/'],
    ['/rubicon?x=1', '/?x=1'],
    ['/rubicons/x', '/rubicons/x'],
    ['/rubicon/rubicon/x', '/rubicon/x'],
  ])('below a base path %s is %s', (target, parsed) => {
    expect(parseTarget(target, '/rubicon')).toBe(parsed);
  });

  test('is no address: 400, and nobody else is asked', async () => {
    const { port, asked, answered } = await start();
    const socket = new RawSocket(port);
    socket.write(requestFor('http://['));
    await until(() => socket.statuses.length > 0, 'an answer');
    expect(socket.statuses).toEqual([400]);
    expect(answered).toEqual([['GET', 400]]);
    expect(asked).toEqual([]);
    socket.write(requestFor('http://[', 'Connection: Upgrade', 'Upgrade: websocket'));
    await socket.closed;
    expect(socket.statuses).toEqual([400]);
  });

  test('below the base path is told to all without it', async () => {
    const { port, asked } = await start({ basePath: '/rubicon' });
    new RawSocket(port).write(requestFor('/rubicon/games'));
    await until(() => asked.length > 0, 'the request');
    expect(asked[0]?.url).toBe('/games');
    const socket = new RawSocket(port);
    socket.write(requestFor('/rubicon/socket', 'Connection: Upgrade', 'Upgrade: websocket'));
    await socket.closed;
    expect(socket.answers).toContain('101 /socket');
  });
});
