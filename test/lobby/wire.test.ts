import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LobbyGame, RunningServer } from '../../lobby/index';
import { defaultLimits } from '../../lobby/limits';
import { parseChat, parseMove, parseMoves, parseSync } from '../../lobby/socket/wire';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, type Seated, until, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs();
});
afterEach(() => {
  vi.useRealTimers();
  closeVisitors();
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

/** A generator of the same numbers from 0 to below 1 for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes values of every shape, many of which look like parts of good messages. */
function fuzzer(seed: number, { matchID, credentials }: Seated) {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const leaves = [
    ...[null, undefined, true, false, 0, -1, 1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, Number.NaN],
    ...['', '0', '1', '2', '-1', '00', ' 0', 'x'.repeat(3000), '\u0000', '__proto__', 'constructor'],
    ...['bid', 'roll', 'undo', 'endGame', 'MAKE_MOVE', 'GAME_EVENT', 'UNDO', 'SYNC', 'PLUGIN'],
    ...[matchID, credentials, 'default', 'no-such-match', '../duel', "'; DROP TABLE matches; --"],
    ...[Buffer.from('binary'), [], {}, [[[[[[[[[[]]]]]]]]]], () => {}],
  ] as const;
  const names = [
    'type',
    'payload',
    'playerID',
    'args',
    'credentials',
    'state',
    'id',
    'sender',
    'toString',
    'length',
  ];
  const value = (depth: number): unknown => {
    const kind = random();
    if (depth === 0 || kind < 0.5) return pick(leaves);
    const count = Math.floor(random() * 5);
    if (kind < 0.65) return Array.from({ length: count }, () => value(depth - 1));
    return Object.fromEntries(Array.from({ length: count }, () => [pick(names), value(depth - 1)]));
  };
  const action = () => ({
    type: pick(['MAKE_MOVE', 'MAKE_MOVE', value(1)]),
    payload: pick([
      value(2),
      {
        type: pick(['bid', 'roll', value(1)]),
        args: pick([value(3), [value(2)]]),
        playerID: pick(['0', value(1)]),
        credentials: pick([credentials, credentials, value(1)]),
      },
    ]),
  });
  const message = (): [string, unknown[]] =>
    pick([
      [
        'update',
        [pick([action(), value(3)]), pick([0, value(1)]), pick([matchID, value(1)]), pick(['0', value(1)])],
      ],
      [
        'moves',
        [
          pick([
            { moves: [pick([{ move: 'bid', args: [value(1)] }, value(2)]), value(2)], credentials },
            value(3),
          ]),
          pick([0, value(1)]),
          pick([matchID, value(1)]),
          pick(['0', value(1)]),
        ],
      ],
      ['update', Array.from({ length: Math.floor(random() * 6) }, () => value(3))],
      [
        'sync',
        [
          pick([matchID, value(1)]),
          pick(['0', '1', null, value(2)]),
          pick([credentials, value(1)]),
          value(1),
        ],
      ],
      ['chat', [pick([matchID, value(1)]), value(3), pick([credentials, value(1)])]],
      [pick(['matchData', 'patch', 'disconnecting!', 'x']), [value(3)]],
    ]);
  return message;
}

test('hundreds of malformed messages of every shape leave the server up and the match as it was', async () => {
  const [attacker, victim] = await createMatch(server.url);
  const watching = await Visitor.seated(victim);
  const before = JSON.stringify((await watching.sync(victim.matchID, '1', victim.credentials)).state);
  for (let seed = 1; seed <= 6; seed += 1) {
    const visitor = await Visitor.seated(attacker);
    const message = fuzzer(seed, attacker);
    for (let count = 0; count < 150; count += 1) {
      const [event, values] = message();
      visitor.socket.emit(event, ...values);
    }
    await visitor.received();
    await watching.settled(victim);
    await visitor.received();
    expect(visitor.heard.refused.length).toBeGreaterThan(50);
    visitor.close();
  }
  const { state, log } = await watching.sync(victim.matchID, '1', victim.credentials);
  expect([JSON.stringify(state), log]).toEqual([before, []]);
  expect(watching.heard.chat).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

/** Lets allowances refill only when the test moves the clock on. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
}

describe('a socket is limited', () => {
  test('in the size of a message', async () => {
    const [seated] = await createMatch(server.url);
    const visitor = await Visitor.seated(seated);
    visitor.socket.io.reconnection(false);
    visitor.move(seated, 'bid', ['x'.repeat(70_000)]);
    await until(() => !visitor.socket.connected, 'the connection to be closed');
    const again = await Visitor.seated(seated);
    expect(again.state._stateID).toBe(0);
  });

  test('in the number of messages: told once, and cut off if it goes on', async () => {
    stopClock();
    const limited = await startOurs({ limits: { ...PATIENT, messageBurst: 10, messagesPerSecond: 1 } });
    const [seated] = await createMatch(limited.url);
    const visitor = await Visitor.seated(seated);
    const asks = (times: number) => {
      for (let count = 0; count < times; count += 1) visitor.socket.emit('sync', seated.matchID, null);
    };
    const entering = 2;
    asks(10 - entering + 1);
    const refusal = await visitor.refusal();
    expect(refusal.error).toBe('too-many');
    expect(visitor.socket.connected).toBe(true);
    const syncs = visitor.heard.sync.length;
    expect(syncs).toBeLessThanOrEqual(10 - entering + 1);
    vi.advanceTimersByTime(1000);
    await visitor.sync(seated.matchID, null);
    expect(visitor.heard.refused).toHaveLength(1);
    asks(110);
    await until(() => !visitor.socket.connected, 'the connection to be cut off');
    expect(visitor.heard.refused.length).toBeLessThanOrEqual(2);
    await new Visitor(limited.url).sync(seated.matchID, null);
    await limited.close();
  });

  test('in chat, by its length and number', async () => {
    stopClock();
    const limited = await startOurs({ limits: { ...PATIENT, chatsPerMinute: 3 } });
    const [seated] = await createMatch(limited.url);
    const visitor = await Visitor.seated(seated);
    const say = (id: string, payload: unknown) =>
      visitor.socket.emit('chat', seated.matchID, { id, sender: '0', payload }, seated.credentials);
    for (const [index, payload] of ['  salve ', 'x'.repeat(501), ' ', 7, 'b', 'c', 'd'].entries()) {
      say(`message${index}`, payload);
    }
    await until(() => visitor.heard.refused.length === 4, 'the refusals');
    await visitor.settled(seated);
    expect(visitor.heard.refused.map(([, { error }]) => error)).toEqual([
      ...['malformed', 'malformed', 'malformed'],
      'too-many',
    ]);
    expect(visitor.heard.chat.map(([, { payload }]) => payload)).toEqual(['salve', 'b', 'c']);
    await limited.close();
  });
});

test('chat is for seated players, under their own name', async () => {
  const [first, second] = await createMatch(server.url, { watching: 'chat' });
  const visitor = await Visitor.seated(first);
  const spectator = new Visitor(server.url);
  await spectator.sync(first.matchID, null);
  const as = (from: Visitor, sender: unknown, credentials: unknown) =>
    from.socket.emit('chat', first.matchID, { id: 'x', sender, payload: 'x' }, credentials);
  as(visitor, '1', first.credentials);
  as(spectator, '0', undefined);
  as(spectator, null, undefined);
  as(spectator, '0', second.credentials);
  await until(
    () => visitor.heard.refused.length === 1 && spectator.heard.refused.length === 3,
    'the refusals',
  );
  as(visitor, '0', first.credentials);
  await until(() => spectator.heard.chat.length === 1, 'the one good message');
  expect(visitor.heard.chat).toEqual(spectator.heard.chat);
});

test('chat shows nothing but what can be seen, on one line', async () => {
  const [seated] = await createMatch(server.url);
  const visitor = await Visitor.seated(seated);
  const say = (id: string, payload: string) =>
    visitor.socket.emit('chat', seated.matchID, { id, sender: '0', payload }, seated.credentials);
  say('1', '\u202Eevil\u2066 \u200Btwo\nlines\u0000');
  say('2', '\u3164\u2800\u202E \uFEFF');
  say('3', '👩🏽‍⚕️ ❤️');
  await until(() => visitor.heard.chat.length === 2, 'what can be seen');
  expect(visitor.heard.chat.map(([, { payload }]) => payload)).toEqual(['evil two lines', '👩🏽‍⚕️ ❤️']);
  expect(visitor.heard.refused.map(([, { error }]) => error)).toEqual(['malformed']);
});

test('who says how much of the chat he has heard is told the rest, others all that is kept, once a connection', async () => {
  const [seated] = await createMatch(server.url, { watching: 'chat' });
  const visitor = await Visitor.seated(seated);
  const { matchID, credentials } = seated;
  for (const id of ['a', 'b', 'c']) {
    visitor.socket.emit('chat', matchID, { id, sender: '0', payload: id }, credentials);
  }
  await until(() => visitor.heard.chat.length === 3, 'the messages');
  const order = (visitor.heard.chat[1] as unknown[])[2];
  const said = ({ heard }: Visitor) => heard.chat.map(([, { payload }]) => payload);
  const enter = async (known: unknown, expected: string[]) => {
    const other = new Visitor(server.url);
    const sync = () => other.socket.emit('sync', matchID, null, null, 2, known);
    for (const syncs of [1, 2]) {
      sync();
      await until(() => other.heard.sync.length === syncs, 'the match');
    }
    await until(() => said(other).length >= expected.length, 'the chat');
    await other.received();
    expect(said(other)).toEqual(expected);
  };
  await enter(undefined, ['a', 'b', 'c']);
  await enter({}, ['a', 'b', 'c']);
  await enter({ chat: order }, ['c']);
  await enter({ chat: 2 ** 31 - 1 }, []);
});

test('a sync is malformed that says it knows what cannot be', async () => {
  const [{ matchID }] = await createMatch(server.url);
  const visitor = new Visitor(server.url);
  const wrong = [
    ...[{ chat: -1 }, { chat: '1' }, { chat: 0.5 }, { chat: 2 ** 31 }, { chat: Number.MAX_SAFE_INTEGER }],
    ...[{ stateID: {} }, { stateID: 2 ** 31 }, { stateID: 1e308 }, { stateID: -1 }],
    ...[{ more: 1 }, [], [1], 'x', 1, Buffer.alloc(0)],
  ];
  for (const known of wrong) visitor.socket.emit('sync', matchID, null, null, 2, known);
  await until(() => visitor.heard.refused.length === wrong.length, 'the refusals');
  expect(new Set(visitor.heard.refused.map(([, { error }]) => error))).toEqual(new Set(['malformed']));
  expect(visitor.heard.sync).toEqual([]);
});

describe('a message of a good shape is read, and refused', () => {
  const limits = { ...defaultLimits, moveBytes: 100 };
  const payload = { type: 'bid', args: [1], playerID: '0', credentials: 'secret' };
  const move = { type: 'MAKE_MOVE', payload };
  const line = { id: 'a', sender: '0', payload: 'hello' };
  const rest = [2 ** 31 - 1, 'match', '0'];
  const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

  test('with a number that no state has, of the smallest and the largest that one may have', () => {
    for (const id of [0, 2 ** 31 - 1]) expect(parseMove([move, id, 'match', '0'], limits)?.stateID).toBe(id);
    for (const id of [-1, 2 ** 31, 0.5, '0', Number.NaN]) {
      expect(parseMove([move, id, 'match', '0'], limits)).toBeUndefined();
      expect(
        parseMoves([{ moves: [{ move: 'bid' }], credentials: 'x' }, id, 'match', '0'], limits),
      ).toBeUndefined();
      expect(parseSync(['match', null, null, 2, { stateID: id }])).toBeUndefined();
      expect(parseSync(['match', null, null, 2, { chat: id }])).toBeUndefined();
    }
  });

  test('with arguments in more lists within each other than eight', () => {
    const made = (args: unknown) => parseMove([{ ...move, payload: { ...payload, args } }, ...rest], limits);
    expect(made(nested(7))?.moves).toEqual([{ move: 'bid', args: nested(7) }]);
    expect(made(nested(8))).toBeUndefined();
  });

  test('with arguments longer than they may be, alone or one of several', () => {
    const long = ['x'.repeat(97)];
    const made = (args: unknown) => parseMove([{ ...move, payload: { ...payload, args } }, ...rest], limits);
    const both = (args: unknown) =>
      parseMoves([{ moves: [{ move: 'bid' }, { move: 'bid', args }], credentials: 'x' }, ...rest], limits);
    for (const parse of [made, both]) {
      expect(parse(['x'.repeat(96)])).toBeDefined();
      expect(parse(long)).toBeUndefined();
    }
  });

  test('with a list in the place of an object, whatever names the list has', () => {
    const list = (parts: object) => Object.assign([], parts);
    expect(parseMove([list(move), ...rest], limits)).toBeUndefined();
    expect(parseMove([{ ...move, payload: list(payload) }, ...rest], limits)).toBeUndefined();
    const moves = [{ move: 'bid' }];
    expect(parseMoves([{ moves, credentials: 'x' }, ...rest], limits)).toBeDefined();
    expect(parseMoves([list({ moves, credentials: 'x' }), ...rest], limits)).toBeUndefined();
    expect(parseMoves([{ moves: moves.map(list), credentials: 'x' }, ...rest], limits)).toBeUndefined();
    expect(parseChat(['match', line, 'secret'], limits)).toBeDefined();
    expect(parseChat(['match', list(line), 'secret'], limits)).toBeUndefined();
    expect(parseSync(['match', null, null, 2, {}])).toBeDefined();
    expect(parseSync(['match', null, null, 2, []])).toBeUndefined();
  });
});

describe('whatever a move is made with is refused, and nothing fails', () => {
  const refusalsOf = async (moves: readonly unknown[][]) => {
    const [seated] = await createMatch(server.url);
    const visitor = await Visitor.seated(seated);
    for (const args of moves) visitor.move(seated, 'bid', args);
    await until(() => visitor.heard.refused.length === moves.length, 'the refusals');
    return visitor.heard.refused.map(([, { error }]) => error);
  };

  test('an object is malformed that might speak for itself when it is written down', async () => {
    const objects: unknown[] = [
      { toString: 'a' },
      { valueOf: 1, toString: 2 },
      { toJSON: 1 },
      { a: { constructor: 1 } },
      JSON.parse('{ "__proto__": 1 }'),
      Buffer.from('x'),
    ];
    const moves = objects.flatMap((object) => [[object], [[object]], [1, [[[object]]]]]);
    expect(await refusalsOf(moves)).toEqual(moves.map(() => 'malformed'));
  });

  test('what means nothing is illegal', async () => {
    const moves = [
      ['x'],
      [''],
      [-1],
      [null],
      [true],
      [[1]],
      [[[['x', null]]]],
      [{}],
      [{ a: [1] }],
      [1, 2],
      [],
    ];
    expect(await refusalsOf(moves)).toEqual(moves.map(() => 'illegal-move'));
  });
});

test('the health check says when the database does not answer', async () => {
  const database = await sharedDatabase();
  let well = true;
  const query: typeof database.query = (sql, parameters) =>
    well ? database.query(sql, parameters) : Promise.reject(new Error('gone'));
  const ailing = await startOurs({ database: { ...database, query } });
  const health = async () => {
    const response = await fetch(`${ailing.url}/healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  well = false;
  expect(await health()).toEqual([503, { status: 'the database does not answer' }]);
  well = true;
  await ailing.close();
});

test('a match saved by another version of its game is refused with a clear word, over the wire too', async () => {
  const serve = (game: LobbyGame) => startOurs({ games: [game] });
  const old = await serve(duel);
  const [seated] = await createMatch(old.url);
  await old.close();

  const next = await serve({ ...duel, stateVersion: 2 });
  const visitor = new Visitor(next.url);
  visitor.socket.emit('sync', seated.matchID, '0', seated.credentials);
  expect((await visitor.refusal()).error).toBe('version');
  expect(visitor.heard.sync).toEqual([]);
  expect((await fetch(`${next.url}/games/duel/${seated.matchID}`)).status).toBe(200);
  visitor.close();
  await next.close();

  const able = await serve({
    ...duel,
    stateVersion: 2,
    migrate: (state) => ({ ...state, G: { ...state.G, new: 1 } }),
  });
  const back = await Visitor.seated({ ...seated, url: able.url });
  expect(back.state.G).toMatchObject({ new: 1 });
  back.close();
  await able.close();
});

test('old matches are swept while the server runs, and who watches them is told', async () => {
  const sweeping = await startOurs({ keeping: { everyMinutes: 0.1 / 60 } });
  const [seated] = await createMatch(sweeping.url);
  const visitor = await Visitor.seated(seated);
  const database = await sharedDatabase();
  await database.query('UPDATE matches SET updated_at = 0 WHERE id = $1', [seated.matchID]);
  expect((await visitor.refusal()).error).toBe('match-not-found');
  expect((await fetch(`${sweeping.url}/games/duel/${seated.matchID}`)).status).toBe(404);
  await sweeping.close();
});
