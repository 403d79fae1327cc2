import type { LogEntry, SyncInfo } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LobbyGame, RunningServer } from '../../lobby/index';
import { type DuelState, duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, type Seated, until, Visitor } from './fixtures/visitor';

let views = 0;
let statements: string[] = [];
let server: RunningServer;

const watched: LobbyGame = {
  ...duel,
  name: 'watched',
  playerView: (context) => {
    views += 1;
    return duel.playerView?.(context);
  },
};

beforeAll(async () => {
  const database = await sharedDatabase();
  const query: typeof database.query = (sql, parameters) => {
    statements.push(sql);
    return database.query(sql, parameters);
  };
  server = await startOurs({ games: [duel, watched], database: { ...database, query } });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

type Sync = SyncInfo & { since?: number };

/** Both seats bid. */
async function bids(seats: [Seated, Seated], visitors: [Visitor, Visitor]): Promise<void> {
  for (const [seat, visitor] of visitors.entries()) {
    await visitor.play(seats[seat] as Seated, 'bid', [visitor.state.G.secret[seat]?.hand[0]]);
    const { _stateID } = visitor.state;
    await until(() => visitors.every(({ state }) => state._stateID === _stateID), 'everybody to hear');
  }
}

async function seated(game = 'duel'): Promise<{ seats: [Seated, Seated]; visitors: [Visitor, Visitor] }> {
  const seats = await createMatch(server.url, { game });
  const visitors: [Visitor, Visitor] = [await Visitor.seated(seats[0]), await Visitor.seated(seats[1])];
  return { seats, visitors };
}

/** Asks as a client does that has the log up to a state. */
async function ask(visitor: Visitor, { matchID, seat, credentials }: Seated, known: unknown): Promise<Sync> {
  const before = visitor.heard.sync.length;
  visitor.socket.emit('sync', matchID, seat, credentials, 2, known);
  await until(() => visitor.heard.sync.length > before, 'a sync');
  return visitor.lastSync;
}

const ids = (log: LogEntry[]) => log.map(({ _stateID }) => _stateID);

test('the first answer has all, and the next on the same connection what is new', async () => {
  const { seats, visitors } = await seated();
  await bids(seats, visitors);
  const late = await Visitor.seated(seats[0]);
  expect(ids(late.lastSync.log)).toEqual([0, 1, 1, 1]);
  expect(late.lastSync).toHaveProperty('initialState');
  const again: Sync = await late.sync(seats[0].matchID, '0', seats[0].credentials);
  expect(again).toMatchObject({ state: late.state, log: [], since: 2 });
  expect(again).toHaveProperty('initialState');
  const other: Sync = await late.sync(seats[0].matchID, null);
  expect([ids(other.log), 'initialState' in other]).toEqual([[0, 1, 1, 1], true]);
});

test('who says what state it has is sent the log from there on, without secrets', async () => {
  const { seats, visitors } = await seated();
  await bids(seats, visitors);
  const late = new Visitor(server.url);
  const rest = await ask(late, seats[0], { stateID: 1 });
  expect([rest.state._stateID, ids(rest.log), rest.since]).toEqual([2, [1, 1, 1], 1]);
  expect(rest).not.toHaveProperty('initialState');
  expect(rest.log[0]?.action.payload.args).toBeNull();
  const none = await ask(late, seats[0], { stateID: 2 });
  expect([none.log, none.since]).toEqual([[], 2]);
});

test('who says to have a state that has not been is sent all', async () => {
  const { seats, visitors } = await seated();
  await bids(seats, visitors);
  const late = new Visitor(server.url);
  const sync = await ask(late, seats[0], { stateID: 3 });
  expect([ids(sync.log), 'initialState' in sync]).toEqual([[0, 1, 1, 1], true]);
});

test.each([-1, 0.5, '1', null, 1e308, { toString: 'x' }])(
  'to have the state %j cannot be said',
  async (stateID) => {
    const [{ matchID, seat, credentials }] = await createMatch(server.url);
    const visitor = new Visitor(server.url);
    visitor.socket.emit('sync', matchID, seat, credentials, 2, { stateID });
    expect((await visitor.refusal()).error).toBe('malformed');
  },
);

test('a refused move is answered with the state, and with no log that was told before', async () => {
  const { seats, visitors } = await seated();
  await bids(seats, visitors);
  const [visitor] = visitors;
  const before = visitor.heard.update.length;
  visitor.move(seats[0], 'bid', [1]);
  await visitor.refusal();
  await until(() => visitor.heard.update.length > before, 'the state');
  const [, state, log] = visitor.heard.update.at(-1) as Visitor['heard']['update'][number];
  expect([state, log]).toEqual([visitor.state, []]);
  expect(visitor.heard.sync).toHaveLength(1);
});

test('a stock client keeps its log when a move of it is refused', async () => {
  const { seats, visitors } = await seated();
  await bids(seats, visitors);
  const { matchID, seat: playerID, credentials } = seats[0];
  const multiplayer = SocketIO({ server: server.url, socketOpts: { forceNew: true } });
  const client = Client<DuelState>({ game: duel, multiplayer, matchID, playerID, credentials, debug: false });
  client.start();
  await until(() => client.getState() !== null, 'the first state');
  const { transport } = client as unknown as { transport: { sendAction(...values: unknown[]): void } };
  const action = { type: 'MAKE_MOVE', payload: { type: 'bid', args: [1], playerID, credentials } };
  let updates = 0;
  client.subscribe(() => {
    updates += 1;
  });
  const before = updates;
  transport.sendAction(client.getState(), action);
  await until(() => updates > before, 'the answer');
  expect(ids(client.log ?? [])).toEqual([0, 1, 1, 1]);
  expect(client.getState()?._stateID).toBe(2);
  client.stop();
});

test('a crowd of spectators costs one view, and one reading of the log', async () => {
  const { seats, visitors } = await seated('watched');
  await bids(seats, visitors);
  const crowd = Array.from({ length: 40 }, () => new Visitor(server.url, 'watched'));
  await Promise.all(crowd.map((visitor) => visitor.received()));
  [views, statements] = [0, []];
  await Promise.all(crowd.map((visitor) => visitor.sync(seats[0].matchID, null)));
  expect(views).toBeLessThanOrEqual(3);
  expect(statements.filter((sql) => /FROM log\b/.test(sql))).toHaveLength(1);
  const mover = Number(visitors[0].state.ctx.currentPlayer);
  views = 0;
  await visitors[mover]?.play(seats[mover] as Seated, 'roll');
  await until(() => crowd.every(({ state }) => state._stateID === 3), 'all to see the roll');
  expect(views).toBe(3);
});
