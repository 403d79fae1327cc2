/* Who asks for much and reads nothing of it: what waits for him is bounded, and he is cut off. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { duel } from '../lobby/fixtures/duel';
import { removeFolders } from '../lobby/fixtures/folder';
import { heavy } from '../lobby/fixtures/heavy';
import { closeRawSockets, RawSocket } from '../lobby/fixtures/rawSocket';
import { PATIENT, startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createEmptyMatch, createMatch, until, Visitor } from '../lobby/fixtures/visitor';

const KB = 1024;
const WAITING = 256 * KB;
/* One answer: the state, the state at the beginning, and the rest. */
const ANSWER = 2 * 400 * KB + 4 * KB;

let server: RunningServer;
let accepted: Socket[];
let logged: string[];

/** Returns the bytes that the server's sockets hold for the operating system to take. */
const held = () => accepted.reduce((sum, { writableLength }) => sum + writableLength, 0);

const accept = (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'socket' in message) {
    accepted.push(message.socket as Socket);
  }
};

beforeEach(() => {
  accepted = [];
  logged = [];
  subscribe('net.server.socket', accept);
});
afterEach(async () => {
  unsubscribe('net.server.socket', accept);
  closeRawSockets();
  closeVisitors();
  await server.close();
});
afterAll(removeFolders);

async function start(limits = {}): Promise<string> {
  const games = [duel, heavy('heavy', 400), heavy('vast', 5_000)];
  const log = (event: string, { reason }: Record<string, unknown> = {}) => logged.push(`${event}: ${reason}`);
  server = await startOurs({ games, log, limits: { ...PATIENT, waitingBytes: WAITING, ...limits } });
  return createEmptyMatch(server.url, 'heavy');
}

/** Opens connections that watch a match of the game and read no more. */
async function unreading(count: number): Promise<RawSocket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => RawSocket.connected(server.url)));
  await Promise.all(sockets.map((socket) => socket.enter('/heavy')));
  for (const socket of sockets) socket.pause();
  return sockets;
}

test('sixty sockets that never read hold no more than the bound and one answer each, and are cut off', async () => {
  const matchID = await start();
  const [seated] = await createMatch(server.url);
  const player = await Visitor.seated(seated);
  const sockets = await unreading(60);
  expect(server.figures.sockets).toBe(61);
  let most = { counted: 0, held: 0 };
  await until(() => {
    for (const socket of sockets) {
      socket.pong();
      socket.emit('/heavy', 'sync', matchID, null);
    }
    const { waitingBytes, sockets: connected } = server.figures;
    most = { counted: Math.max(most.counted, waitingBytes), held: Math.max(most.held, held()) };
    return connected === 1;
  }, 'all of them to be cut off');
  expect(logged).toContain('cut off: unread');
  expect(most.counted).toBeGreaterThan(WAITING);
  expect(most.counted).toBeLessThanOrEqual(60 * (WAITING + ANSWER));
  expect(most.held).toBeLessThanOrEqual(60 * (WAITING + ANSWER));
  await until(() => held() === 0, 'what waited to be let go');
  expect(server.figures).toEqual({ sockets: 1, waitingBytes: 0 });

  await player.play(seated, 'bid', [player.state.G.secret[0]?.hand[0]]);
  expect(player.heard.refused).toEqual([]);
});

test('what waits for all together is bounded too: the one that most waits for is cut off', async () => {
  const all = 4 * ANSWER;
  const matchID = await start({ waitingBytes: 1024 * 1024 * KB, waitingBytesInAll: all });
  const reading = await RawSocket.connected(server.url);
  await reading.enter('/heavy');
  const sockets = await unreading(6);
  let most = 0;
  await until(() => {
    for (const socket of sockets) socket.emit('/heavy', 'sync', matchID, null);
    most = Math.max(most, server.figures.waitingBytes, held());
    return server.figures.sockets <= 4;
  }, 'three of them to be cut off');
  expect(most).toBeLessThanOrEqual(all + ANSWER);
  reading.emit('/heavy', 'sync', matchID, null);
  await until(() => reading.count('sync') === 1, 'an answer to who reads');
});

const polls = (sid?: string) =>
  `${server.url}/socket.io/?EIO=4&transport=polling${sid === undefined ? '' : `&sid=${sid}`}`;

/** Opens a connection by long polls and enters a game's namespace; returns its id. */
async function polling(namespace: string): Promise<string> {
  const { sid } = JSON.parse((await (await fetch(polls())).text()).slice(1));
  await fetch(polls(sid), { method: 'POST', body: `40${namespace},` });
  await (await fetch(polls(sid))).text();
  return sid;
}

test('who never asks for what waits by long polls is cut off', async () => {
  const matchID = await start();
  const sid = await polling('/heavy');
  let most = 0;
  await until(async () => {
    const body = `42/heavy,${JSON.stringify(['sync', matchID, null])}`;
    await fetch(polls(sid), { method: 'POST', body });
    await sleep(1);
    most = Math.max(most, server.figures.waitingBytes);
    return server.figures.sockets === 0;
  }, 'the connection to be cut off');
  expect(most).toBeGreaterThan(WAITING);
  expect(most).toBeLessThanOrEqual(WAITING + ANSWER);
  expect(server.figures.waitingBytes).toBe(0);
});

test('who asks again by long poll while he has not read the answer is cut off, and the answer let go', async () => {
  await start();
  const vast = await createEmptyMatch(server.url, 'vast');
  const sid = await polling('/vast');
  await fetch(polls(sid), { method: 'POST', body: `42/vast,${JSON.stringify(['sync', vast, null])}` });
  const unread = get(polls(sid), { agent: false });
  unread.on('error', () => {});
  await new Promise((resolve) => unread.on('response', resolve));
  expect(held()).toBeGreaterThan(0);
  expect(server.figures.waitingBytes).toBeGreaterThan(0);

  expect((await fetch(polls(sid))).status).toBe(400);
  expect(server.figures).toEqual({ sockets: 0, waitingBytes: 0 });
  await until(() => held() === 0, 'what waited to be let go');
  unread.destroy();
});

test('who reads by long polls is sent all there is', async () => {
  await start();
  const vast = await createEmptyMatch(server.url, 'vast');
  const sid = await polling('/vast');
  for (let round = 1; round <= 2; round += 1) {
    await fetch(polls(sid), { method: 'POST', body: `42/vast,${JSON.stringify(['sync', vast, null])}` });
    let text = '';
    while (!text.startsWith('42/vast,["sync"')) text = await (await fetch(polls(sid))).text();
    expect(text.length).toBeGreaterThan(5_000 * KB);
  }
  expect(server.figures).toEqual({ sockets: 1, waitingBytes: 0 });
});

test('a server ends although who is connected does not let go', async () => {
  await start();
  await unreading(3);
  await server.close();
  expect(accepted.filter(({ destroyed }) => !destroyed)).toEqual([]);
});
