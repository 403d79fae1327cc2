import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../lobby/storage/postgres';
import {
  askBot,
  type BotRoom,
  createBotRoom,
  gameoverOf,
  join,
  quick,
  seatSlowBot,
} from '../lobby/fixtures/bots';
import { emptyFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
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

const seatsPlayedBy = (server: ServerProcess, room: BotRoom) =>
  eventsOf(server, room, 'bot plays').map(({ seat }) => seat);

/** Returns the servers in the order: the one that plays the bots of the room, the other. */
async function playerFirst(servers: [ServerProcess, ServerProcess], room: BotRoom) {
  await until(() => servers.some((server) => seatsPlayedBy(server, room).length === 2), 'a process to play');
  const [first, second] = servers;
  return seatsPlayedBy(first, room).length === 2 ? ([first, second] as const) : ([second, first] as const);
}

test('of two processes one plays the bots of a match; when it is killed the other goes on', async () => {
  const go = joinPath(await emptyFolder(), 'go');
  const pausing = { BOT_SCRIPT: 'pauses', BOT_GO: go };
  const servers: [ServerProcess, ServerProcess] = [await start(pausing), await start(pausing)];
  const room = await createBotRoom(servers[0].url, { 0: quick, 1: quick }, { setupData: { rounds: ROUNDS } });
  const [player, other] = await playerFirst(servers, room);
  await until(() => eventsOf(player, room, 'move').length >= 4, 'some moves');
  expect(seatsPlayedBy(other, room)).toEqual([]);
  await player.stop('SIGKILL');
  await writeFile(go, '');
  const { rows } = await database.query('SELECT DISTINCT process FROM bots WHERE match_id = $1', [
    room.matchID,
  ]);
  expect(rows).toHaveLength(1);
  await database.query('UPDATE processes SET seen_at = 0 WHERE id = $1', [rows[0].process]);

  const gameover = await gameoverOf({ ...room, url: other.url });
  expect(gameover).toHaveProperty('winner');
  expect(seatsPlayedBy(other, room).sort()).toEqual(['0', '1']);
  const { rowCount } = await database.query('SELECT 1 FROM log WHERE match_id = $1 AND entry LIKE $2', [
    room.matchID,
    '%MAKE_MOVE%',
  ]);
  expect(rowCount).toBe(4 * ROUNDS);
});

test('when it stops in order the other goes on, and what the creator asks of either is done', async () => {
  const servers: [ServerProcess, ServerProcess] = [await start(), await start()];
  const room = await createBotRoom(servers[0].url, {});
  const shared = await openPostgres(cluster.url);
  await seatSlowBot(shared, room, 1);
  await shared.close();
  await until(() => servers.some((server) => seatsPlayedBy(server, room).length === 1), 'a process to play');
  const [player, other] = seatsPlayedBy(servers[0], room).length === 1 ? servers : [servers[1], servers[0]];
  await player.stop('SIGTERM');
  await until(() => seatsPlayedBy(other, room).length === 1, 'the other to go on');

  const third = await start();
  expect(await askBot({ ...room, url: third.url }, { playerID: '1', ...quick })).toEqual([200, undefined]);
  await until(() => eventsOf(other, room, 'move').length === 1, 'the other to be told to hurry');
  expect(seatsPlayedBy(third, room)).toEqual([]);
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
