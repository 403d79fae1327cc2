/* A match that another session holds, as a process that has stopped in the middle of a change, holds up only itself. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { Notices } from '../../lobby/storage/notices';
import { openPostgres } from '../../lobby/storage/postgres';
import { Storage } from '../../lobby/storage/storage';
import { botsOf, createBotRoom, quick, watch } from '../lobby/fixtures/bots';
import { duel } from '../lobby/fixtures/duel';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createMatch, type Seated, until, Visitor } from '../lobby/fixtures/visitor';
import { Cluster } from './cluster';

/** Longer than any test waits. */
const LONG = { statement: 300_000, answer: 300_000, idle: 300_000, beat: 10_000 };

let cluster: Cluster;
let server: RunningServer;
let holder: pg.Client;

beforeAll(async () => {
  cluster = await Cluster.start();
});
beforeEach(async () => {
  server = await startOurs({ database: await openPostgres(cluster.url, LONG), bots: botsOf('plays') });
  holder = new pg.Client(cluster.url);
  await holder.connect();
});
afterEach(async () => {
  await holder.end();
  closeVisitors();
  await server.close();
});
afterAll(() => cluster.remove());

async function hold({ matchID }: { matchID: string }): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [matchID]);
}

const letGo = () => holder.query('ROLLBACK');

const cardOf = ({ state }: Visitor, seat = 0) => state.G.secret[seat]?.hand[0];

async function seat(count: number): Promise<{ seated: Seated; other: Seated; visitor: Visitor }[]> {
  const tables = [];
  for (let index = 0; index < count; index += 1) {
    const [seated, other] = await createMatch(server.url);
    tables.push({ seated, other, visitor: await Visitor.seated(seated) });
  }
  return tables;
}

test('its moves wait, those of other matches do not, and all are stored once', async () => {
  const [stuck, ...others] = await seat(6);
  if (stuck === undefined) throw new Error();
  await hold(stuck.seated);
  stuck.visitor.move(stuck.seated, 'bid', [cardOf(stuck.visitor)]);
  await stuck.visitor.received();
  await Promise.all(others.map(({ visitor, seated }) => visitor.play(seated, 'bid', [cardOf(visitor)])));
  for (const { other } of others) {
    const visitor = await Visitor.seated(other);
    await visitor.play(other, 'bid', [cardOf(visitor, 1)]);
  }
  expect([stuck.visitor.state._stateID, stuck.visitor.heard.refused]).toEqual([0, []]);

  await letGo();
  await until(() => stuck.visitor.state._stateID === 1, 'the move that waited');
  expect(stuck.visitor.heard.refused).toEqual([]);
  const { log } = await new Visitor(server.url).sync(stuck.seated.matchID, null);
  expect(log.map(({ action, _stateID }) => [action.payload.type, _stateID])).toEqual([['bid', 0]]);
});

test('its moves are refused in the end, and nothing of them is stored', async () => {
  const [{ matchID }] = await createMatch(server.url);
  const database = await openPostgres(cluster.url, { ...LONG, statement: 300 });
  const { matches } = new Storage(database, [duel], new Notices(database, 'impatient'));
  const match = await matches.current(matchID);
  if (match === undefined) throw new Error();
  const next = { ...matches.stateOf(match), _stateID: 1, deltalog: [] };
  await hold({ matchID });
  await expect(matches.move(match, next)).rejects.toThrow(`Match ${matchID} is held by another transaction`);
  await letGo();
  expect(await matches.current(matchID)).toMatchObject({ stateID: 0 });
  await database.close();
});

test('others come to their tables and leave them, and are seen there', async () => {
  const [stuck, ...others] = await seat(12);
  if (stuck === undefined) throw new Error();
  await hold(stuck.seated);
  const late = new Visitor(server.url);
  late.socket.emit('sync', stuck.other.matchID, stuck.other.seat, stuck.other.credentials, 2);
  await until(() => late.heard.sync.length === 1, 'the match that is held');
  for (const { visitor, other } of others) {
    const opposite = await Visitor.seated(other);
    const isSeen = () => visitor.heard.matchData.at(-1)?.[1][1]?.isConnected;
    await until(() => isSeen() === true, 'the other player to be there');
    opposite.close();
    await until(() => isSeen() === false, 'the other player to be gone');
  }
  await letGo();
  await until(() => stuck.visitor.heard.matchData.at(-1)?.[1][1]?.isConnected === true, 'the late one');
});

test('the bots of others play', async () => {
  const rooms = [];
  for (let index = 0; index < 4; index += 1) rooms.push(await createBotRoom(server.url, { 1: quick }));
  const [first, ...others] = rooms.sort((one, other) => (one.matchID < other.matchID ? -1 : 1));
  if (first === undefined) throw new Error();
  await hold(first);
  await watch(first);
  const visitors = await Promise.all(others.map(watch));
  await until(() => visitors.every(({ state }) => state._stateID === 1), 'the bots to bid');
  await letGo();
  const visitor = await watch(first);
  await until(() => visitor.state._stateID === 1, 'its bot to bid');
});

test('old matches are swept, and it is with the next sweep', async () => {
  const tables = await seat(3);
  closeVisitors();
  const database = await openPostgres(cluster.url);
  const storage = new Storage(database, [], new Notices(database, 'sweeper'));
  const [stuck, ...others] = tables.map(({ seated }) => seated.matchID);
  if (stuck === undefined) throw new Error();
  await hold({ matchID: stuck });
  const old = { unfinished: Date.now() + 1, finished: 0 };
  expect(await storage.sweep(old)).toEqual(expect.arrayContaining(others));
  expect(await storage.listMatches()).toEqual([stuck]);
  await letGo();
  expect(await storage.sweep(old)).toEqual([stuck]);
  await database.close();
});
