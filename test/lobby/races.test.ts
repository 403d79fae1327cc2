import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LobbyGame, RunningServer } from '../../lobby/index';
import type { Database } from '../../lobby/storage/database';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { Gate } from './fixtures/gate';
import { GatedStorage } from './fixtures/gated-storage';
import { startBare, startOurs } from './fixtures/servers';
import {
  closeVisitors,
  createEmptyMatch,
  createMatch,
  post,
  type Seated,
  toRolling,
  until,
  Visitor,
} from './fixtures/visitor';

const gate = new Gate();
const bareStorage = new GatedStorage();
let broken = false;
let hidden = false;
let ours: RunningServer;
let bare: RunningServer;

/** The shared database. What writes commits when the gate lets it, and does not when it is `broken`. */
async function gatedDatabase(): Promise<Database> {
  const database = await sharedDatabase();
  const commit = async () => {
    await gate.pass();
    if (broken) throw new Error('No space left on device');
  };
  return {
    ...database,
    query: async (sql, parameters) => {
      if (!/\bmoved AS/.test(sql)) return database.query(sql, parameters);
      return database.transaction(async (transaction) => {
        const moved = await transaction.query<never>(sql, parameters);
        await commit();
        return moved;
      });
    },
    transaction: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction);
        await commit();
        return result;
      }),
  };
}

/** A duel of which nothing can be seen while it is `hidden`. */
const veiled: LobbyGame = {
  ...duel,
  name: 'veiled',
  playerView: (context) => {
    if (hidden) throw new Error('the view has a fault');
    return duel.playerView?.(context);
  },
};

beforeAll(async () => {
  [ours, bare] = await Promise.all([
    startOurs({ database: await gatedDatabase(), games: [duel, veiled] }),
    startBare(bareStorage),
  ]);
});
afterEach(() => {
  gate.release();
  bareStorage.gate.release();
  broken = false;
  hidden = false;
  closeVisitors();
});
afterAll(async () => {
  await Promise.all([ours.close(), bare.close()]);
  await removeFolders();
});

async function joinTogether(url: string, playerID: string | undefined) {
  const matchID = await createEmptyMatch(url);
  const asked = Promise.all(
    ['Ann', 'Bob'].map((playerName) => post(`${url}/games/duel/${matchID}/join`, { playerID, playerName })),
  );
  return { matchID, asked };
}

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('two join the same seat at once', () => {
  test('on the server boardgame.io brings, both are told the seat is theirs', async () => {
    bareStorage.gate.shut();
    const { asked } = await joinTogether(bare.url, '0');
    await until(() => bareStorage.gate.waiting === 2, 'both to be let in');
    bareStorage.gate.release();
    expect(statusesOf(await asked)).toEqual([200, 200]);
  });

  test('on ours, one has it and the other is told 409', async () => {
    const { matchID, asked } = await joinTogether(ours.url, '0');
    const answers = await asked;
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ error: 'Player 0 not available' });
    const winner = answers.findIndex(({ status }) => status === 200);
    const { players } = await new LobbyClient({ server: ours.url }).getMatch('duel', matchID);
    expect(players[0]?.name).toBe(['Ann', 'Bob'][winner]);
  });

  test('on ours, two that do not mind where they sit get both seats, and a third none', async () => {
    const { matchID, asked } = await joinTogether(ours.url, undefined);
    const answers = await asked;
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(answers.map(({ body }) => (body as { playerID: string }).playerID).sort()).toEqual(['0', '1']);
    expect((await post(`${ours.url}/games/duel/${matchID}/join`, { playerName: 'Cid' })).status).toBe(409);
  });
});

/** Takes a seat, makes a move from it, and waits until a number of writes wait to store that. */
async function moveHeldUp(seated: Seated, writes: Gate, held: number): Promise<Visitor> {
  const visitor = await Visitor.seated(seated);
  const isConnected = () => visitor.heard.matchData.at(-1)?.[1][Number(seated.seat)]?.isConnected === true;
  await until(isConnected, 'the seat to be connected, which is stored too');
  writes.shut();
  visitor.move(seated, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  await until(() => writes.waiting >= held, 'the move to be about to be stored');
  return visitor;
}

/** Resolves when a server of this process has received a request for a path that ends like this. */
function arrival(end: string): Promise<void> {
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    const heard = (message: unknown) => {
      const { request } = message as { request: IncomingMessage };
      if (request.url?.endsWith(end) !== true) return;
      unsubscribe(channel, heard);
      resolve();
    };
    subscribe(channel, heard);
  });
}

describe('one joins while the other moves', () => {
  const join = (url: string, matchID: string) =>
    new LobbyClient({ server: url }).joinMatch('duel', matchID, { playerID: '1', playerName: 'Late' });

  test('on the server boardgame.io brings, who joined is locked out', async () => {
    const [first] = await createMatch(bare.url, { seats: 1 });
    const mover = await moveHeldUp(first, bareStorage.gate, 2);
    bareStorage.gate.open();
    const { playerCredentials } = await join(bare.url, first.matchID);
    bareStorage.gate.release();
    const second = new Visitor(bare.url);
    second.socket.emit('sync', first.matchID, '1', playerCredentials);
    const { state } = await second.sync(first.matchID, null);
    expect([state._stateID, Object.keys(state.G.secret)]).toEqual([1, []]);
    expect(second.heard.sync).toHaveLength(1);
    expect(mover.state._stateID).toBe(1);
  });

  test('on ours, nothing is lost', async () => {
    const [first] = await createMatch(ours.url, { seats: 1 });
    const mover = await moveHeldUp(first, gate, 1);
    gate.open();
    const [joining] = await Promise.all([
      join(ours.url, first.matchID),
      arrival('/join').then(() => gate.release()),
    ]);
    const { playerCredentials } = joining;
    const second = await Visitor.seated({ ...first, seat: '1', credentials: playerCredentials });
    expect(Object.keys(second.state.G.secret)).toEqual(['1']);
    await until(() => mover.state._stateID === 1, 'the move');
  });
});

/** Makes a move that is held up just before it is stored, and returns whether it is told nevertheless. */
async function toldBeforeStored(url: string, writes: Gate, held: number): Promise<boolean> {
  const [first] = await createMatch(url);
  const visitor = await moveHeldUp(first, writes, held);
  await visitor.received();
  const told = visitor.heard.update.length > 0;
  writes.release();
  await until(() => visitor.heard.update.length > 0, 'the move to be told');
  return told;
}

describe('a move is told before it is stored', () => {
  test('by the server boardgame.io brings', async () => {
    expect(await toldBeforeStored(bare.url, bareStorage.gate, 2)).toBe(true);
  });

  test('not by ours', async () => {
    expect(await toldBeforeStored(ours.url, gate, 1)).toBe(false);
  });
});

test('a move that cannot be stored is refused; the state stays as it was and can be read', async () => {
  const [first, second] = await createMatch(ours.url);
  const visitor = await Visitor.seated(first);
  const other = await Visitor.seated(second);
  await other.settled(second);
  const card = visitor.state.G.secret[0]?.hand[0];

  broken = true;
  visitor.move(first, 'bid', [card]);
  expect(await visitor.refusal()).toMatchObject({ error: 'storage', move: 'bid' });
  const { state, log } = await visitor.sync(first.matchID, '0', first.credentials);
  expect([state._stateID, state.G.secret[0].bid, log]).toEqual([0, null, []]);
  expect(visitor.heard.update.map(([, told]) => told)).toEqual([state]);
  expect(other.heard.update).toEqual([]);
  expect((await post(`${ours.url}/games/duel/create`, {})).status).toBe(503);
  expect((await fetch(`${ours.url}/healthz`)).status).toBe(200);

  broken = false;
  expect((await visitor.play(first, 'bid', [card])).G.secret[0]?.bid).toBe(card);
  await until(() => other.state._stateID === 1, 'the other to hear');
});

test('moves of one message that cannot be stored are refused whole, and none is told', async () => {
  const { mover, seated, other } = await toRolling(ours.url);
  const updates = [mover, other].map(({ heard }) => heard.update.length);
  const wait = { move: 'wait', args: [1] };
  broken = true;
  mover.moves(seated, [wait, wait, wait]);
  expect(await mover.refusal()).toMatchObject({ error: 'storage', move: 'wait', made: 0 });
  broken = false;
  await mover.received();
  const { state, log } = await other.sync(seated.matchID, null);
  expect([state._stateID, log.filter(({ _stateID }) => _stateID >= 2)]).toEqual([2, []]);
  expect([mover, other].map(({ heard }) => heard.update.length)).toEqual([
    Number(updates[0]) + 1,
    updates[1],
  ]);

  gate.shut();
  mover.moves(seated, [wait, wait]);
  await until(() => gate.waiting === 1, 'the moves to be about to be stored');
  await mover.received();
  expect(mover.state._stateID).toBe(2);
  gate.release();
  await until(() => mover.state._stateID === 4, 'the moves to be told');
});

test('a move that is stored but cannot be told is not called refused: the players connect again and see it', async () => {
  const [first, second] = await createMatch(ours.url, { game: 'veiled' });
  const visitors = [await Visitor.seated(first), await Visitor.seated(second)] as const;
  await visitors[1].settled(second);
  const readable = new Gate();
  readable.shut();
  const cutOff = new Set<Visitor>();
  for (const [index, visitor] of visitors.entries()) {
    const { matchID, seat, credentials } = [first, second][index] as typeof first;
    visitor.socket.on('disconnect', () => cutOff.add(visitor));
    visitor.socket.on('connect', async () => {
      await readable.pass();
      visitor.socket.emit('sync', matchID, seat, credentials);
    });
  }
  const [mover] = visitors;
  const syncs = visitors.map(({ heard }) => heard.sync.length);
  hidden = true;
  mover.move(first, 'bid', [mover.state.G.secret[0]?.hand[0]]);
  await until(() => cutOff.size === 2, 'the connections to break');
  hidden = false;
  readable.release();
  await until(
    () => visitors.every(({ heard }, index) => heard.sync.length > (syncs[index] ?? 0)),
    'a sync of both',
  );
  expect(visitors.map(({ state }) => state._stateID)).toEqual([1, 1]);
  expect(visitors.flatMap(({ heard }) => heard.refused)).toEqual([]);
});

test('a join and the leaving of the last player end either with a match that has the player or with none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [only] = await createMatch(ours.url, { seats: 1 });
    const path = `${ours.url}/games/duel/${only.matchID}`;
    const [left, joined] = await Promise.all([
      post(`${path}/leave`, { playerID: '0', credentials: only.credentials }),
      post(`${path}/join`, { playerID: '1', playerName: 'Late' }),
    ]);
    expect(left.status).toBe(200);
    const match = await fetch(path);
    expect([match.status, joined.status]).toEqual(joined.status === 200 ? [200, 200] : [404, 404]);
  }
});
