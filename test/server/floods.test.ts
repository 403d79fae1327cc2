/* Who sends more than he may, in whatever way: little of it is looked at, and then he is cut off. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { removeFolders } from '../lobby/fixtures/folder';
import { closeRawSockets, RawSocket } from '../lobby/fixtures/rawSocket';
import { PATIENT, startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createMatch, type Seated, until, Visitor } from '../lobby/fixtures/visitor';

const BURST = 20;
const ADDRESS_BURST = 5 * BURST;
const FLOOD = 400;

let server: RunningServer;
let seated: Seated;
let last: Visitor;

/* Allowances refill when the clock goes on, and here it stands still. Each test has a server that remembers nothing. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
async function start(): Promise<void> {
  server = await startOurs({ limits: { ...PATIENT, messageBurst: BURST, messagesPerSecond: 1 } });
  [seated] = await createMatch(server.url);
}
afterEach(async () => {
  closeRawSockets();
  closeVisitors();
  await server.close();
});
afterAll(async () => {
  vi.useRealTimers();
  await removeFolders();
});

/** Sends one after the other until the server cuts the connection off. */
async function flood(socket: RawSocket, send: (count: number) => void): Promise<void> {
  for (let count = 0; count < FLOOD; count += 1) {
    send(count);
    await turn();
  }
  await socket.cutOff();
}

describe('one connection is cut off, having been handled no more messages than it may send,', () => {
  test('that leaves and enters a namespace', async () => {
    await start();
    const socket = await RawSocket.connected(server.url);
    const isRefused = () => socket.refused('too-many') > 0;
    await socket.enter('/open');
    let cycles = 0;
    while (!isRefused()) {
      cycles += 1;
      await socket.enter('/duel');
      socket.emit('/duel', 'sync', seated.matchID, null);
      await until(() => socket.count('sync') === cycles || isRefused(), 'the match');
      socket.leave('/duel');
      socket.emit('/open', 'fence');
      await until(() => socket.refused('malformed') === cycles || isRefused(), 'the leave to be heard');
    }
    expect(cycles).toBe(BURST / 4);
    await flood(socket, () => socket.leave('/duel'));
    expect(socket.count('sync')).toBe(cycles);
  });

  test('that uses several namespaces', async () => {
    await start();
    const socket = await RawSocket.connected(server.url);
    const namespaces = ['/duel', '/open', '/'];
    for (const namespace of namespaces) await socket.enter(namespace);
    await flood(socket, (count) => {
      socket.emit(namespaces[count % namespaces.length] as string, 'chat', count);
    });
    expect(socket.refused('malformed')).toBe(BURST - namespaces.length);
    expect(socket.refused('too-many')).toBe(namespaces.length);
  });

  test('that sends events nobody knows, which are malformed', async () => {
    await start();
    const socket = await RawSocket.connected(server.url);
    await socket.enter('/duel');
    await flood(socket, (count) => socket.emit('/duel', `event${count}`, { matchID: seated.matchID }));
    expect(socket.refused('malformed')).toBe(BURST - 1);
    expect(socket.refused('too-many')).toBe(1);
  });

  test('that floods the root namespace', async () => {
    await start();
    const socket = await RawSocket.connected(server.url);
    await socket.enter('/');
    await flood(socket, () => socket.emit('/', 'sync', seated.matchID, null));
    expect(socket.count('sync')).toBe(0);
    expect(socket.refused('malformed')).toBe(BURST - 1);
  });

  test('that enters namespaces that do not exist', async () => {
    await start();
    const socket = await RawSocket.connected(server.url);
    for (let count = 0; count < FLOOD; count += 1) socket.send(`40/game${count},`);
    await socket.cutOff();
    expect(socket.packets.filter((packet) => packet.startsWith('44')).length).toBeLessThanOrEqual(BURST);
  });

  test.each([
    ['packets that do nothing', (socket: RawSocket) => socket.send('6')],
    ['answers to pings nobody sent', (socket: RawSocket) => socket.send('3')],
    ['acknowledgements of nothing', (socket: RawSocket) => socket.send('43/duel,1[]')],
    ['pings of WebSockets', (socket: RawSocket) => socket.webSocket.ping()],
  ])('that sends %s', async (_what, send) => {
    await start();
    const socket = await RawSocket.connected(server.url);
    let pongs = 0;
    socket.webSocket.on('pong', () => {
      pongs += 1;
    });
    await socket.enter('/duel');
    for (let count = 0; count < FLOOD && !socket.closed; count += 1) send(socket);
    await socket.cutOff();
    expect(pongs).toBeLessThan(FLOOD);
  });

  test('that tries again and again to change from polls to a WebSocket', async () => {
    await start();
    const polls = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(polls)).text();
    const { sid } = JSON.parse(opened.slice(1));
    const probe = new RawSocket(server.url, { sid });
    await until(() => probe.webSocket.readyState === probe.webSocket.OPEN, 'the WebSocket');
    await flood(probe, () => probe.send('2probe'));
    expect(probe.packets.length).toBeLessThan(FLOOD);
    expect((await fetch(`${polls}&sid=${sid}`)).status).toBe(400);
  });

  test('that sends many messages in one poll', async () => {
    await start();
    const polls = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(polls)).text();
    const { sid } = JSON.parse(opened.slice(1));
    const session = `${polls}&sid=${sid}`;
    const post = (packets: string[]) => fetch(session, { method: 'POST', body: packets.join('\u001e') });
    await post(['40/duel,']);
    expect(await (await fetch(session)).text()).toMatch(/^40\/duel/);
    expect(server.figures.sockets).toBe(1);
    await post(Array.from({ length: FLOOD }, () => '42/duel,["x"]')).catch(() => {});
    expect(server.figures.sockets).toBe(0);
    expect((await fetch(session)).status).toBe(400);
  });
});

test('who connects anew each time is bounded by his address, and told why he is refused', async () => {
  await start();
  const answers: (string | undefined)[] = [];
  let syncs = 0;
  for (let count = 0; count < ADDRESS_BURST; count += 1) {
    const socket = new RawSocket(server.url);
    await until(() => socket.refusal !== undefined || socket.packets.length > 0, 'an answer');
    answers.push(socket.refusal);
    if (socket.refusal !== undefined) continue;
    await socket.enter('/duel');
    socket.emit('/duel', 'sync', seated.matchID, null);
    await until(() => socket.count('sync') > 0 || socket.closed, 'the match');
    syncs += socket.count('sync');
    socket.close();
  }
  const perConnection = 3;
  expect(syncs).toBeLessThanOrEqual(ADDRESS_BURST / perConnection);
  expect(syncs).toBeGreaterThan(ADDRESS_BURST / perConnection - 5);
  expect(answers.at(-1)).toBe('Too many messages from this address; wait a moment');
});

test('a neighbour at the same address goes on playing while one connection is cut off', async () => {
  await start();
  const neighbour = await Visitor.seated(seated);
  const socket = await RawSocket.connected(server.url);
  await socket.enter('/duel');
  await flood(socket, () => socket.emit('/duel', 'x'));
  await neighbour.play(seated, 'bid', [neighbour.state.G.secret[0]?.hand[0]]);
  expect(neighbour.heard.refused).toEqual([]);
});

test('long answers count by their bytes: all of the chat again and again is soon refused', async () => {
  const limits = { ...PATIENT, messageBurst: BURST, messagesPerSecond: 1, waitingBytes: 2 ** 24 };
  server = await startOurs({ limits });
  [seated] = await createMatch(server.url, { watching: 'chat' });
  const said = 48;
  for (let count = 0; count < said; count += 1) {
    const payload = 'x'.repeat(500);
    const { credentials, matchID } = seated;
    const talker = count % (BURST / 2) === 0 ? await Visitor.seated(seated) : last;
    last = talker;
    talker.socket.emit('chat', matchID, { id: `message${count}`, sender: '0', payload }, credentials);
    await until(() => talker.heard.chat.length === count + 1, 'the message');
  }
  closeVisitors();
  await until(() => server.figures.sockets === 0, 'the talkers to be gone');

  const listener = await RawSocket.connected(server.url);
  let asked = 0;
  while (listener.refused('too-many') === 0 && !listener.closed) {
    await listener.enter('/duel');
    listener.emit('/duel', 'sync', seated.matchID, null);
    asked += 1;
    await until(
      () => listener.count('chat') === asked * said || listener.refused('too-many') > 0 || listener.closed,
      'an answer',
    );
    listener.leave('/duel');
  }
  const bytes = listener.packets.join('').length;
  expect(bytes).toBeLessThan(BURST * 8 * 1024);
  expect(asked).toBeLessThan(BURST / 4);
});
