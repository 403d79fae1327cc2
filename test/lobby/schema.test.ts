import { LobbyClient } from 'boardgame.io/client';
import { createMatch } from 'boardgame.io/internal';
import { afterAll, expect, test } from 'vitest';
import { digestOf } from '../../lobby/credentials';
import type { Database } from '../../lobby/storage/database';
import { openFolder } from '../../lobby/storage/pglite';
import { prepareSchema } from '../../lobby/storage/schema';
import { askBot, botsOf, createBotRoom, quick } from './fixtures/bots';
import { duel } from './fixtures/duel';
import { FIRST_TABLES, SECOND_STEP } from './fixtures/firstTables';
import { dataFolder, removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, until, Visitor } from './fixtures/visitor';

afterAll(removeFolders);

/** Makes a data folder as the first release left it, with a match in which a person sits. */
async function firstFolder(): Promise<string> {
  const dataDir = await dataFolder();
  const database = await openFolder(dataDir);
  for (const table of FIRST_TABLES) await database.query(table);
  await database.query('CREATE TABLE schema_version (version integer NOT NULL)');
  await database.query('INSERT INTO schema_version VALUES (1)');
  const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  await database.query(
    `INSERT INTO matches (id, game, unlisted, created_at, updated_at, initial_state, initial_version, state,
       state_id, state_version) VALUES ('old', 'duel', false, $1, $1, $2, 1, $2, 0, 1)`,
    [Date.now(), JSON.stringify(match.initialState)],
  );
  await database.query(
    "INSERT INTO seats (match_id, seat, name, credentials) VALUES ('old', 0, 'Ann', 'a'), ('old', 1, NULL, NULL)",
  );
  await database.close();
  return dataDir;
}

const versionOf = (database: Database) => database.query('SELECT version FROM schema_version');

test('a data folder of the first release opens, its match goes on, and it takes bots', async () => {
  const dataDir = await firstFolder();
  const server = await startOurs({ dataDir, bots: botsOf('plays') });
  const { players } = await new LobbyClient({ server: server.url }).getMatch('duel', 'old');
  expect(players).toEqual([{ id: 0, name: 'Ann', isConnected: false }, { id: 1 }]);
  const ann = { url: server.url, game: 'duel', matchID: 'old', seat: '0', credentials: 'a' };
  const visitor = await Visitor.seated(ann);
  await visitor.play(ann, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  expect(visitor.state._stateID).toBe(1);
  for (const creatorCredentials of [undefined, 'null', 'a']) {
    const room = { ...ann, creatorCredentials: 'null' };
    expect((await askBot(room, { playerID: '1', ...quick, creatorCredentials }))[0]).toBe(403);
  }
  await createBotRoom(server.url, { 1: quick });
  closeVisitors();
  await server.close();

  const database = await openFolder(dataDir);
  expect(await versionOf(database)).toEqual([{ version: 7 }]);
  await prepareSchema(database);
  expect(await database.query('SELECT seat, level FROM bots')).toEqual([{ seat: 1, level: 'random' }]);
  await database.query('UPDATE schema_version SET version = 8');
  await expect(prepareSchema(database)).rejects.toThrow(
    'The database has tables of version 8; this server uses 7',
  );
  expect(await versionOf(database)).toEqual([{ version: 8 }]);
  await database.close();
});

test('credentials of a database of the second release become digests, and go on to be good', async () => {
  const dataDir = await firstFolder();
  const before = await openFolder(dataDir);
  for (const sql of SECOND_STEP) await before.query(sql);
  await before.query("UPDATE matches SET creator = 'c'");
  await before.query("UPDATE seats SET name = 'Bot (Random)', credentials = 'b' WHERE seat = 1");
  await before.query("INSERT INTO bots (match_id, seat, level, pace) VALUES ('old', 1, 'random', 0)");
  await before.query('UPDATE schema_version SET version = 2');
  await before.close();

  const server = await startOurs({ dataDir, bots: botsOf('plays') });
  const ann = { url: server.url, game: 'duel', matchID: 'old', seat: '0', credentials: 'a' };
  const visitor = await Visitor.seated(ann);
  await visitor.play(ann, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  await until(() => visitor.state._stateID >= 2, 'the bid of the bot');
  const digest = digestOf('a');
  for (const credentials of [digest, 'b', '', undefined]) {
    const thief = new Visitor(server.url);
    thief.socket.emit('sync', 'old', '0', credentials);
    expect((await thief.refusal()).error).toBe('unauthorized');
  }
  expect(
    (await askBot({ ...ann, creatorCredentials: digestOf('c') }, { playerID: '1', level: null }))[0],
  ).toBe(403);
  expect((await askBot({ ...ann, creatorCredentials: 'c' }, { playerID: '1', level: null }))[0]).toBe(200);
  closeVisitors();
  await server.close();

  const after = await openFolder(dataDir);
  expect(await after.query('SELECT creator FROM matches')).toEqual([{ creator: digestOf('c') }]);
  expect(await after.query('SELECT seat, credentials FROM seats ORDER BY seat')).toEqual([
    { seat: 0, credentials: digest },
    { seat: 1, credentials: null },
  ]);
  await after.close();
});
