/* Whatever a body holds, it is answered with 200 or with what is wrong with it, never with a failure of the server. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games';
import { seeded } from '../../games/testing/chance';
import { Conflict } from '../../lobby/errors';
import type { LobbyGame } from '../../lobby/game';
import { bodiesFor } from '../../lobby/http/bodies';
import type { RunningServer } from '../../lobby/index';
import { defaultLimits } from '../../lobby/limits';
import { duel, open } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { createMatch, post, type Seated } from './fixtures/visitor';

const VERBS = ['join', 'leave', 'leaveSlot', 'leaveGame', 'update', 'rename', 'playAgain', 'bot'] as const;
const failures: unknown[] = [];
let server: RunningServer;

beforeAll(async () => {
  const log = (event: string, details: object = {}) => {
    if (event === 'failed') failures.push(details);
  };
  server = await startOurs({ games: [duel, open, ...games], log });
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const urlOf = ({ matchID, game }: Seated, verb: string) => `${server.url}/games/${game}/${matchID}/${verb}`;

async function listed(): Promise<number> {
  const { matches } = await (await fetch(`${server.url}/games/duel`)).json();
  return matches.length;
}

describe('a new match', () => {
  test.each([
    ['null for its options', { setupData: null }],
    ['a number for its options', { setupData: 1 }],
    ['a list for its options', { setupData: [] }],
    ['words for its options', { setupData: 'x' }],
    ['odd options', { setupData: { toString: 'y', constructor: null } }],
    ['null for its players', { numPlayers: null }],
    ['an object for its players', { numPlayers: { toString: 'y' } }],
    ['an object for its bots', { bots: { 0: { toString: 'y' } } }],
  ])('with %s is refused by games that do not know it', async (_what, body) => {
    for (const { name } of games) {
      const { status, body: answer } = await post(`${server.url}/games/${name}/create`, body);
      expect([status, answer]).toEqual([400, { error: expect.any(String) }]);
    }
  });

  test('with more players than its options allow is refused with the sentence that says so', async () => {
    const setupData = { nonPlayers: 'aedui-belgae' };
    const create = (numPlayers: number) =>
      post(`${server.url}/games/falling-sky/create`, { numPlayers, setupData });
    expect(await create(3)).toMatchObject({
      status: 400,
      body: { error: 'With the Aedui and Belgae run by rule no more than 2 can play, not 3.' },
    });
    expect((await create(2)).status).toBe(200);
  });

  test.each([7, ' ', 'Bot (Hard)', 'x'.repeat(1000)])(
    'is not made for who would join it as %j',
    async (playerName) => {
      const before = await listed();
      const { status, body } = await post(`${server.url}/games/duel/create`, { playerName });
      expect([status, body]).toEqual([400, { error: expect.any(String) }]);
      expect(await listed()).toBe(before);
    },
  );

  test('is made for who can join it', async () => {
    const { status, body } = await post(`${server.url}/games/duel/create`, { playerName: 'Ann' });
    expect([status, body]).toEqual([200, expect.objectContaining({ matchID: expect.any(String) })]);
  });

  test('is made when null stands for what is left out otherwise', async () => {
    const { status } = await post(`${server.url}/games/duel/create`, { bots: null, unlisted: null });
    expect(status).toBe(200);
  });
});

describe('the number of players', () => {
  const made = (game: LobbyGame, numPlayers?: unknown) => {
    const read = v.safeParse(bodiesFor(game, defaultLimits).create, { numPlayers });
    return read.success ? read.output.numPlayers : undefined;
  };

  test('is from one to twenty in a game that does not say, and two if it is left out', () => {
    expect([0, 1, 2, 20, 21].map((count) => made({}, count))).toEqual([undefined, 1, 2, 20, undefined]);
    expect(['0', '1', '20', '21', '1000', '2x', 1.5].map((count) => made({}, count))).toEqual([
      ...[undefined, 1, 20],
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(made({})).toBe(2);
  });

  test('is within what the game says, and the fewest if it is left out', () => {
    const game = { minPlayers: 3, maxPlayers: 4 };
    expect([2, 3, 4, 5, undefined].map((count) => made(game, count))).toEqual([
      undefined,
      3,
      4,
      undefined,
      3,
    ]);
    expect(made({ maxPlayers: 1 })).toBe(1);
  });
});

test('who comes too late for a seat is told 409 with the reason', () => {
  expect(new Conflict('taken')).toMatchObject({ status: 409, expose: true, message: 'taken' });
});

describe('a malformed body', () => {
  const odd = { toString: 'y' };
  test.each([
    ['join', { playerID: odd, playerName: 'x' }, 404],
    ['join', { playerID: [], playerName: 'x' }, 404],
    ['join', { playerID: true, playerName: 'x' }, 404],
    ['join', { playerName: odd }, 400],
    ['join', { playerName: ['x'] }, 400],
    ['join', { playerName: 7 }, 400],
    ['leave', {}, 403],
    ['leave', { playerID: odd, credentials: odd }, 404],
    ['leave', { playerID: '0', credentials: odd }, 403],
    ['update', {}, 403],
    ['update', { playerID: '0' }, 403],
    ['update', { playerID: odd, newName: 'x' }, 404],
    ['update', { playerID: '0', newName: odd }, 403],
    ['update', { playerID: '0', newName: 'x', credentials: [odd] }, 403],
    ['rename', { playerID: '0', newName: 7 }, 403],
    ['playAgain', { playerID: odd }, 404],
    ['playAgain', { playerID: '0', numPlayers: odd }, 400],
    ['playAgain', { playerID: '0', numPlayers: 99 }, 400],
    ['playAgain', { playerID: null }, 403],
    ['bot', { playerID: odd, level: 'easy' }, 404],
    ['bot', { playerID: '0', level: odd }, 400],
    ['bot', { playerID: '0', level: 'easy', pace: odd }, 400],
  ])('to %s, %j, is refused', async (verb, body, status) => {
    const [seated] = await createMatch(server.url);
    const answer = await post(urlOf(seated, verb), body);
    expect([answer.status, answer.body]).toEqual([status, { error: expect.any(String) }]);
  });

  test('is refused when it is compressed, or ends too early', async () => {
    const url = `${server.url}/games/duel/create`;
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(415);
    const cut = new AbortController();
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
        setImmediate(() => cut.abort());
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half', signal: cut.signal };
    await expect(fetch(url, init as RequestInit)).rejects.toThrow();
  });
});

test('an endless body is answered, and its connection closed', async () => {
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(120)),
  });
  const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  const answer = await fetch(`${server.url}/games/duel/create`, init);
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
});

/** The names that bodies have, and what is in them now and then. */
const NAMES = [
  ...['playerID', 'playerName', 'credentials', 'newName', 'data', 'numPlayers', 'setupData', 'unlisted'],
  ...[
    'bots',
    'level',
    'pace',
    'creatorCredentials',
    '0',
    '1',
    '2',
    '__proto__',
    'constructor',
    'toString',
    '',
  ],
];
const LEAVES = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    2,
    0.5,
    1e21,
    '0',
    '1',
    'x',
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '\u3164',
  ],
  ...['Bot (Hard)', 'easy', '__proto__', 'NaN', 'é'.repeat(50)],
];

function anything(random: () => number, depth: number): unknown {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const shape = random();
  if (depth === 0 || shape < 0.5) return pick(LEAVES);
  const size = Math.floor(random() * 4);
  if (shape < 0.65) return Array.from({ length: size }, () => anything(random, depth - 1));
  const entries = Array.from({ length: size }, () => [pick(NAMES), anything(random, depth - 1)]);
  return Object.fromEntries(entries);
}

/** A body as JSON text, so that it has the name `__proto__` too; one in ten is damaged. */
function anyBody(random: () => number): string {
  const size = Math.floor(random() * 7);
  const fields = Array.from({ length: size }, () => {
    const name = NAMES[Math.floor(random() * NAMES.length)];
    return `${JSON.stringify(name)}:${JSON.stringify(anything(random, 4))}`;
  });
  const text = `{${fields.join(',')}}`;
  return random() < 0.1 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

test.each(['create', ...VERBS])('200 random bodies to %s make no fault', async (verb) => {
  const random = seeded(verb.length);
  let [seated] = await createMatch(server.url);
  const statuses = new Map<number, number>();
  for (let number = 0; number < 200; number += 1) {
    const own = `"playerID":"0","credentials":${JSON.stringify(seated.credentials)}`;
    const text = anyBody(random);
    const body = random() < 0.3 ? text.replace(/^\{/, text === '{}' ? `{${own}` : `{${own},`) : text;
    const url = verb === 'create' ? `${server.url}/games/duel/create` : urlOf(seated, verb);
    const { status, body: answer } = await post(url, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([body, status]).toEqual([body, expect.toSatisfy((code: number) => code < 500 || code === 501)]);
    if (verb.startsWith('leave') && status === 200) [seated] = await createMatch(server.url);
    if (status !== 200) expect(answer).toEqual({ error: expect.any(String) });
  }
  expect(statuses.size).toBeGreaterThan(1);
  expect(failures.splice(0)).toEqual([]);
});
