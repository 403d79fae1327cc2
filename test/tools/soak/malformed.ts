import { pickFrom } from '../../../games/testing/chance';
import type { Seated } from '../../lobby/fixtures/visitor';

type Next = () => number;
/** A message of boardgame.io's protocol: an event and its arguments. */
export type Message = readonly [event: string, ...values: unknown[]];
/** A request of the REST API. */
export type RestRequest = { method: string; path: string; body: string; type: string };

/** Values that no field of any message takes. */
const JUNK: readonly unknown[] = [
  -1,
  1.5,
  1e21,
  true,
  '',
  ' ',
  '-1',
  '00',
  '1e3',
  '\u0000',
  '\u202e',
  '\ud800',
  "' OR 1=1 --",
  '../../etc/passwd',
  'x'.repeat(3000),
  'x'.repeat(20_000),
  {},
  { toString: 'x' },
  { valueOf: null, length: -1 },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { _placeholder: true, num: 0 },
  nested(60),
  Array(2000).fill(0),
];

const isText = (value: unknown): value is string => typeof value === 'string';
const NO_NAME = JUNK.filter((value) => !isText(value) || value.trim() === '' || value.length > 1000);
const NO_MESSAGE_ID = JUNK.filter((value) => !isText(value) || !/^[\w-]{1,32}$/.test(value));
const NO_ROUNDS = JUNK.filter((value) => value !== 1.5);
const NO_MATCH = JUNK.filter(isText).filter((value) => value !== '' && !/\p{Cs}/u.test(value));

/** Returns a message of socket.io that the server has to refuse, sent by who holds the seat. */
export function malformedMessage({ matchID, seat, credentials }: Seated, next: Next): Message {
  const junk = () => pickFrom(JUNK, next);
  const payload = { type: 'bid', args: [0], playerID: seat, credentials };
  const update = (
    action: unknown,
    stateID: unknown = 0,
    match: unknown = matchID,
    who: unknown = seat,
  ): Message => ['update', action, stateID, match, who];
  const move = (part: object) => ({ type: 'MAKE_MOVE', payload: { ...payload, ...part } });
  const line = { id: 'abc', sender: seat, payload: 'salve' };
  const moves = (list: unknown): Message => ['moves', { moves: list, credentials }, 0, matchID, seat];
  const kinds: (() => Message)[] = [
    () => update(junk()),
    () => update({ type: junk(), payload }),
    () =>
      update({ type: pickFrom(['SYNC', 'RESET', 'PATCH', 'UNDO', 'GAME_EVENT', 'PLUGIN'], next), payload }),
    () => update({ type: 'MAKE_MOVE', payload: junk() }),
    () => update(move({ type: junk() })),
    () => update(move({ type: pickFrom(['constructor', '__proto__', 'toString', 'endGame', 'roll'], next) })),
    () => update(move({ args: junk() })),
    () => update(move({ args: [junk(), junk()] })),
    () => update(move({ playerID: junk() })),
    () => update(move({ credentials: junk() })),
    () => update(move({}), junk()),
    () => update(move({}), 0, junk()),
    () => update(move({}), 0, matchID, junk()),
    () => moves(junk()),
    () => moves([]),
    () => moves(Array(pickFrom([65, 500], next)).fill({ move: 'bid', args: [0] })),
    () => moves([{ move: 'roll', args: [] }, junk()]),
    () => moves([{ move: 'roll', args: [] }, { move: junk() }]),
    () =>
      moves([
        { move: 'roll', args: [] },
        { move: 'bid', args: junk() },
      ]),
    () => ['moves', junk(), 0, matchID, seat],
    () => ['moves'],
    () => ['update', junk(), junk(), junk(), junk(), junk()],
    () => ['update'],
    () => ['sync', junk()],
    () => ['sync', matchID, junk(), credentials, 2],
    () => ['sync', matchID, seat, junk(), 2],
    () => ['sync', junk(), null, undefined, 2],
    () => ['sync'],
    () => ['chat', junk(), line, credentials],
    () => ['chat', matchID, junk(), credentials],
    () => ['chat', matchID, { ...line, id: pickFrom(NO_MESSAGE_ID, next) }, credentials],
    () => ['chat', matchID, { ...line, sender: junk() }, credentials],
    () => ['chat', matchID, { ...line, payload: pickFrom(NO_NAME, next) }, credentials],
    () => ['chat', matchID, line, junk()],
    () => ['chat'],
  ];
  return pickFrom(kinds, next)();
}

/** Returns a request that the REST API has to refuse; nobody sits on the other seat of the seated player's match. */
export function malformedRequest({ matchID, seat, credentials }: Seated, next: Next): RestRequest {
  const junk = () => pickFrom(JUNK, next);
  const match = `/games/duel/${matchID}`;
  const post = (path: string, body: unknown, type = 'application/json'): RestRequest => ({
    method: 'POST',
    path,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    type,
  });
  const text = () => pickFrom(['{', '[]', '"x"', '1', 'null,', '\u0000', '{"numPlayers":2', '[[[[[['], next);
  const verb = () => pickFrom(['join', 'leave', 'update', 'rename', 'playAgain', 'bot'], next);
  const kinds: (() => RestRequest)[] = [
    () => post('/games/duel/create', text()),
    () => post('/games/duel/create', { numPlayers: pickFrom([0, 1, 3, 1e9, ...JUNK], next) }),
    () => post('/games/duel/create', { setupData: { rounds: pickFrom(NO_ROUNDS, next) } }),
    () => post('/games/duel/create', { setupData: { rounds: 1, more: 'x'.repeat(40_000) } }),
    () => post('/games/nosuch/create', { numPlayers: 2 }),
    () => post(`${match}/${verb()}`, text()),
    () => post(`${match}/${verb()}`, junkOrEmpty(junk())),
    () => post(`${match}/join`, { playerID: pickFrom(['2', '99', ...JUNK], next), playerName: 'x' }),
    () => post(`${match}/join`, { playerID: '1', playerName: pickFrom(NO_NAME, next) }),
    () => post(`${match}/join`, { playerID: '1', playerName: 'x', data: 'x'.repeat(3000) }),
    () =>
      post(`${match}/${pickFrom(['leave', 'update', 'rename'], next)}`, { playerID: junk(), credentials }),
    () => post(`${match}/leave`, { playerID: seat, credentials: junk() }),
    () =>
      post(`${match}/rename`, {
        playerID: seat,
        credentials,
        newName: pickFrom(NO_NAME.filter(Boolean), next),
      }),
    () => post(`${match}/playAgain`, { playerID: seat, credentials: junk() }),
    () =>
      post(`${match}/playAgain`, {
        playerID: seat,
        credentials,
        numPlayers: pickFrom([0, 99, ...JUNK], next),
      }),
    () => post(`${match}/bot`, { playerID: '1', level: null, creatorCredentials: junk() }),
    () => post(`/games/duel/${encodeURIComponent(pickFrom(NO_MATCH, next).slice(0, 200))}/join`, {}),
    () => ({ ...post('/games/%E0%A4%A', ''), method: 'GET' }),
    () => ({ ...post(`${match}/nosuch`, ''), method: 'GET' }),
    () => ({ ...post(match, '{}'), method: pickFrom(['PUT', 'DELETE', 'PATCH'], next) }),
  ];
  return pickFrom(kinds, next)();
}

/** Returns an engine.io or socket.io packet that means nothing, and to which there need be no answer. */
export function malformedPacket(next: Next): string {
  return pickFrom(
    [
      '',
      '9',
      '5',
      'x',
      'b!!!',
      '4',
      '49',
      '42',
      '42{',
      '42/duel',
      '42/duel,{}',
      '42/duel,[]',
      '42/duel,[{}]',
      '42/duel,["update"',
      '42/duel,["connect"]',
      '42/duel,["disconnecting",1]',
      '42/duel,["nosuch",{}]',
      '42/nosuch,["update"]',
      '40/nosuch,',
      '40/duel,{',
      '43/duel,1[]',
      '451-/duel,["update",{"_placeholder":true,"num":7}]',
      '4599999999-/duel,["update"]',
      '45-/duel,["update"]',
      `42/duel,["sync","${'x'.repeat(70_000)}"]`,
      '42/duel,'.concat('['.repeat(30_000)),
    ],
    next,
  );
}

/** Returns bytes that are no HTTP, or HTTP that leads nowhere. */
export function malformedBytes(next: Next): string | Uint8Array {
  const random = Uint8Array.from({ length: 1 + Math.floor(next() * 400) }, () => Math.floor(next() * 256));
  const request = (line: string, ...headers: string[]) => [line, 'Host: x', ...headers, '\r\n'].join('\r\n');
  return pickFrom(
    [
      random,
      'x'.repeat(30_000),
      request('GET / HTTP/9.9'),
      request('NOSUCH /games HTTP/1.1'),
      request('GET /games HTTP/1.1', `X: ${'x'.repeat(30_000)}`),
      request('GET /games HTTP/1.1', 'X\u0000: x'),
      request('POST /games/duel/create HTTP/1.1', 'Content-Length: -1'),
      request('POST /games/duel/create HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
      `${request('POST /games/duel/create HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n`,
      request('GET /socket.io/?EIO=4&transport=nosuch HTTP/1.1'),
      request('GET /socket.io/?EIO=1&transport=polling HTTP/1.1'),
      request('GET /socket.io/?EIO=4&transport=polling&sid=nosuch HTTP/1.1'),
      request('POST /socket.io/?EIO=4&transport=polling HTTP/1.1', 'Content-Length: 0'),
      request('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', 'Connection: Upgrade', 'Upgrade: nosuch'),
      request('GET /nosuch HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
    ],
    next,
  );
}

/** Returns the first byte and the payload of a WebSocket frame against RFC 6455. */
export function malformedFrame(next: Next): [first: number, payload: Uint8Array] {
  return pickFrom<[number, Uint8Array]>(
    [
      [0x83, Buffer.from('x')],
      [0xf1, Buffer.from('42[]')],
      [0x80, Buffer.from('no beginning')],
      [0x09, Buffer.from('a ping in parts')],
      [0x89, Buffer.alloc(200)],
      [0x81, Buffer.from([0xc3, 0x28, 0xff, 0xfe])],
      [0x82, Buffer.from([4, 5, 0xff])],
      [0x88, Buffer.from([0xff])],
    ],
    next,
  );
}

function junkOrEmpty(value: unknown): unknown {
  return typeof value === 'object' ? value : {};
}

function nested(depth: number): unknown {
  return depth === 0 ? 0 : [nested(depth - 1)];
}
