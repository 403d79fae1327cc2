import { LobbyClient } from 'boardgame.io/client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../lobby/storage/postgres';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createMatch, post, type Seated, until, Visitor } from '../lobby/fixtures/visitor';
import { Cluster } from './cluster';
import { Passage } from './passage';

let cluster: Cluster;
let passage: Passage;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  cluster = await Cluster.start();
  passage = await Passage.to(cluster.port);
  const start = (DATABASE_URL: string) => ServerProcess.listening({ DATABASE_URL });
  servers = await Promise.all([start(cluster.url), start(cluster.urlAt(passage.port))]);
});
afterEach(closeVisitors);
afterAll(async () => {
  await stopServers();
  await passage.close();
  await cluster.remove();
});

/** Seats both players of a new match, each on a server of their own. */
async function seatApart(): Promise<{ seats: [Seated, Seated]; visitors: [Visitor, Visitor] }> {
  const seats = (await createMatch(servers[0].url)).map((seated, index) => ({
    ...seated,
    url: (servers[index] as ServerProcess).url,
  })) as [Seated, Seated];
  const visitors = (await Promise.all(seats.map((seated) => Visitor.seated(seated)))) as [Visitor, Visitor];
  return { seats, visitors };
}

/** Waits until so many servers listen for the notices of others. */
async function listening(count: number): Promise<void> {
  const admin = new pg.Client(cluster.url);
  await admin.connect();
  const listeners = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
  await until(async () => (await admin.query(listeners)).rowCount === count, 'the servers to listen');
  await admin.end();
}

const handOf = (visitor: Visitor, seat: number) => visitor.state.G.secret[seat]?.hand ?? [];

test('the moves made at one server are seen at the other, filtered, with the log', async () => {
  const { seats, visitors } = await seatApart();
  const card = handOf(visitors[0], 0)[0];
  await visitors[0].play(seats[0], 'bid', [card]);
  await until(() => visitors[1].state._stateID === 1, 'the bid at the other server');
  const [, state, deltalog] = visitors[1].heard.update.at(-1) as Visitor['heard']['update'][number];
  expect(Object.keys(state.G.secret)).toEqual(['1']);
  expect(
    deltalog.map(({ action, _stateID }) => [action.payload.type, action.payload.args, _stateID]),
  ).toEqual([['bid', null, 0]]);
  expect(JSON.stringify(visitors[1].heard)).not.toContain(String(card));
});

test('moves made at both servers at once are both made', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { seats, visitors } = await seatApart();
    for (const [index, visitor] of visitors.entries()) {
      visitor.move(seats[index] as Seated, 'bid', [handOf(visitor, index)[0]], 0);
    }
    await until(() => visitors.every(({ state }) => state._stateID === 2), 'both bids at both servers');
    for (const visitor of visitors) expect(visitor.heard.refused).toEqual([]);
    closeVisitors();
  }
});

test('of two joining one seat at two servers, one has it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [{ matchID }] = await createMatch(servers[0].url, { seats: 1 });
    const answers = await Promise.all(
      servers.map(({ url }) => post(`${url}/games/duel/${matchID}/join`, { playerID: '1', playerName: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('chat and presence cross over; who leaves at one server is cut off at the other', async () => {
  const { seats, visitors } = await seatApart();
  const message = { id: 'one', sender: '0', payload: 'salve' };
  visitors[0].socket.emit('chat', seats[0].matchID, message, seats[0].credentials);
  await until(() => visitors[1].heard.chat.length === 1, 'the message');
  expect(visitors[1].heard.chat[0]?.[1]).toEqual(message);

  const seen = () => visitors[1].heard.matchData.at(-1)?.[1].map(({ isConnected }) => isConnected);
  await until(() => seen()?.[0] === true, 'the other to be connected');
  visitors[0].close();
  await until(() => seen()?.[0] === false, 'the other to be disconnected');

  const { matchID, seat: playerID, credentials } = seats[1];
  await new LobbyClient({ server: servers[0].url }).leaveMatch('duel', matchID, { playerID, credentials });
  expect((await visitors[1].refusal()).error).toBe('unauthorized');
  await until(() => !visitors[1].socket.connected, 'the socket to be cut off');
});

test('a server that has lost its connections finds what it has missed', async () => {
  const { seats, visitors } = await seatApart();
  passage.shut();
  await visitors[0].play(seats[0], 'bid', [handOf(visitors[0], 0)[0]]);
  await visitors[1].received();
  expect(visitors[1].state._stateID).toBe(0);
  passage.open();
  await until(() => visitors[1].state._stateID === 1, 'the missed move');
});

test('a server whose connections have fallen silent notices, and tells its clients what they have missed', async () => {
  const quick = { statement: 60_000, answer: 4_000, idle: 60_000, beat: 50 };
  const silent = await Passage.to(cluster.port);
  const third = await startOurs({ database: await openPostgres(cluster.urlAt(silent.port), quick) });
  const [here, there] = await createMatch(servers[0].url);
  const [mover, watcher] = [await Visitor.seated(here), await Visitor.seated({ ...there, url: third.url })];
  silent.hush();
  await mover.play(here, 'bid', [handOf(mover, 0)[0]]);
  await until(() => watcher.state._stateID === 1, 'the missed move');
  closeVisitors();
  await third.close();
  await silent.close();
});

test('while the database is away nothing is lost or made up, and the servers go on when it is back', async () => {
  const { seats, visitors } = await seatApart();
  await cluster.down();
  const health = async () => (await fetch(`${servers[0].url}/healthz`)).status;
  expect(await health()).toBe(503);
  visitors[0].move(seats[0], 'bid', [handOf(visitors[0], 0)[0]]);
  expect((await visitors[0].refusal()).error).toBe('storage');
  expect((await fetch(`${servers[0].url}/games/duel`)).status).toBe(503);

  await cluster.up();
  await until(() => visitors.every(({ socket }) => socket.connected), 'the sockets');
  await until(async () => (await health()) === 200, 'the database');
  await listening(2);
  await visitors[0].play(seats[0], 'bid', [handOf(visitors[0], 0)[0]]);
  await until(() => visitors[1].state._stateID === 1, 'the move at the other server');
});

test('both stop in order', async () => {
  for (const server of servers) expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});
