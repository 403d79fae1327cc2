import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { openPostgres } from '../../lobby/storage/postgres';
import {
  askBot,
  type BotRoom,
  botsOf,
  createBotRoom,
  gameoverOf,
  join,
  quick,
  seatSlowBot,
  watch,
} from '../lobby/fixtures/bots';
import { emptyFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, until, Visitor } from '../lobby/fixtures/visitor';
import { Cluster } from './cluster';

const ROUNDS = 8;

let cluster: Cluster;
let database: pg.Client;

beforeAll(async () => {
  cluster = await Cluster.start();
  database = new pg.Client(cluster.url);
  await database.connect();
});
afterEach(async () => {
  closeVisitors();
  await stopServers();
});
afterAll(async () => {
  await database.end();
  await cluster.remove();
  await removeFolders();
});

const start = (more = {}) =>
  ServerProcess.listening({ DATABASE_URL: cluster.url, BOT_THREADS: '1', ...more });

const eventsOf = (server: ServerProcess, { matchID }: BotRoom, name: string) =>
  server.events.filter(({ event, match }) => match === matchID && event === name);

const playersOf = (servers: ServerProcess[], room: BotRoom) =>
  servers.filter((server) => seatsPlayedBy(server, room).length > 0);

const seatsPlayedBy = (server: ServerProcess, room: BotRoom) =>
  eventsOf(server, room, 'bot plays').map(({ seat }) => seat);

test('a process plays the bots of a match that is visited there; when it is killed another goes on', async () => {
  const go = joinPath(await emptyFolder(), 'go');
  const pausing = { BOT_SCRIPT: 'pauses', BOT_GO: go };
  const [player, other] = [await start(pausing), await start(pausing)];
  const setup = { setupData: { rounds: ROUNDS } };
  const room = await createBotRoom(other.url, { 0: quick, 1: quick }, setup);
  await watch({ ...room, url: player.url });
  await until(() => eventsOf(player, room, 'move').length >= 4, 'some moves');
  await watch(room);
  expect([seatsPlayedBy(player, room).sort(), seatsPlayedBy(other, room)]).toEqual([['0', '1'], []]);
  await player.stop('SIGKILL');
  await writeFile(go, '');
  const { rows } = await database.query('SELECT DISTINCT process FROM bots WHERE match_id = $1', [
    room.matchID,
  ]);
  expect(rows).toHaveLength(1);
  await database.query('UPDATE processes SET seen_at = 0 WHERE id = $1', [rows[0].process]);

  expect(await gameoverOf(room)).toHaveProperty('winner');
  expect(seatsPlayedBy(other, room).sort()).toEqual(['0', '1']);
  const { rowCount } = await database.query('SELECT 1 FROM log WHERE match_id = $1 AND entry LIKE $2', [
    room.matchID,
    '%MAKE_MOVE%',
  ]);
  expect(rowCount).toBe(4 * ROUNDS);
});

test('when it stops in order the other goes on, and what the creator asks of either is done', async () => {
  const [player, other] = [await start(), await start()];
  const room = await createBotRoom(player.url, {});
  await watch(room);
  const shared = await openPostgres(cluster.url);
  await seatSlowBot(shared, room, 1);
  await shared.close();
  await until(() => seatsPlayedBy(player, room).length === 1, 'a process to play');
  await watch({ ...room, url: other.url });
  await player.stop('SIGTERM');
  await until(() => seatsPlayedBy(other, room).length === 1, 'the other to go on');

  const third = await start();
  expect(await askBot({ ...room, url: third.url }, { playerID: '1', ...quick })).toEqual([200, undefined]);
  await until(() => eventsOf(other, room, 'move').length === 1, 'the other to be told to hurry');
  expect(seatsPlayedBy(third, room)).toEqual([]);
});

test('each process plays the bots of the matches that are visited there', async () => {
  const servers = [await start(), await start()];
  const rooms: BotRoom[] = [];
  for (const { url } of [...servers, ...servers]) {
    rooms.push(await createBotRoom(url, { 1: quick }));
  }
  const unvisited = await createBotRoom(servers[0]?.url ?? '', { 1: quick });
  await Promise.all(rooms.map(watch));
  await until(() => rooms.every((room) => playersOf(servers, room).length === 1), 'all to be played');
  expect(rooms.map((room) => playersOf(servers, room)[0]?.url)).toEqual(rooms.map(({ url }) => url));
  expect(playersOf(servers, unvisited)).toEqual([]);
});

test('a process without bots leaves them to others', async () => {
  const without = await start({ BOT_THREADS: '0' });
  const withBots = await start();
  const room = await createBotRoom(withBots.url, { 1: quick });
  const person = await join({ ...room, url: without.url }, '0');
  const visitor = await Visitor.seated(person);
  await until(() => visitor.state._stateID === 1, 'the bid of the bot at the other process');
  await visitor.play(person, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  expect(seatsPlayedBy(without, room)).toEqual([]);
});

describe('of two servers', () => {
  const rest = { withPeople: 600, botsOnly: 600, every: 50 };
  const leisurely = { level: 'random', pace: 400 };
  let one: RunningServer;
  let other: RunningServer;
  let moves: number;

  beforeEach(async () => {
    moves = 0;
    const log = (event: string) => {
      if (event === 'move') moves += 1;
    };
    const options = { databaseUrl: cluster.url, bots: botsOf('plays', { rest }), log };
    one = await startOurs(options);
    other = await startOurs(options);
  });
  afterEach(async () => {
    closeVisitors();
    await one.close();
    await other.close();
  });

  const createRoom = () =>
    createBotRoom(one.url, { 0: leisurely, 1: leisurely }, { setupData: { rounds: ROUNDS } });
  const awake = () => [one.bots.awake, other.bots.awake];

  test('the one that plays bots does so for visits to the other, and lets go when those end', async () => {
    const room = await createRoom();
    const first = await watch(room);
    await until(() => one.bots.awake === 2, 'the bots');
    const second = await watch({ ...room, url: other.url });
    first.close();
    const before = moves;
    await until(() => moves > before + 5, 'more moves than are made in a while');
    expect(awake()).toEqual([2, 0]);
    second.close();
    await until(() => one.bots.awake === 0, 'the bots to rest');
    await watch({ ...room, url: other.url });
    await until(() => other.bots.awake === 2, 'the bots at the other');
    const made = moves;
    await until(() => moves > made, 'the bots to go on');
    expect(awake()).toEqual([0, 2]);
  });

  test('the one that is taken for dead, though it is not, does not go on when the other has its bots', async () => {
    const room = await createRoom();
    await watch(room);
    await until(() => one.bots.awake === 2, 'the bots');
    await watch({ ...room, url: other.url });
    await database.query(
      'UPDATE bots SET process = (SELECT id FROM processes WHERE id <> process ORDER BY seen_at DESC LIMIT 1) WHERE match_id = $1',
      [room.matchID],
    );
    await until(() => other.bots.awake === 2 && one.bots.awake === 0, 'the other to play');
    const made = moves;
    await until(() => moves > made + 1, 'the bots to go on');
    expect(awake()).toEqual([0, 2]);
  });
});
