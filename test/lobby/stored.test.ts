import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import type { Database, Row } from '../../lobby/storage/database';
import {
  chatRow,
  logEntry,
  matchRow,
  StoredProblem,
  seatRow,
  state,
  stored,
} from '../../lobby/storage/stored';
import { botsOf, createBotRoom, join } from './fixtures/bots';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import {
  closeVisitors,
  createEmptyMatch,
  createMatch,
  type Seated,
  until,
  Visitor,
} from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ bots: botsOf('plays') });
});
afterAll(async () => {
  closeVisitors();
  await server.close();
  await removeFolders();
});

test('what a played match leaves in the database is read as it is', async () => {
  const room = await createBotRoom(server.url, { 1: { level: 'random', pace: 10_000 } });
  const seated = await join(room, '0');
  const visitor = await Visitor.seated(seated);
  await visitor.play(seated, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  const { matchID, seat: sender, credentials } = seated;
  visitor.socket.emit('chat', matchID, { id: 'a', sender, payload: 'Salve' }, credentials);
  await until(() => visitor.heard.chat.length === 1, 'the chat');

  const database = await sharedDatabase();
  const rows = (sql: string) => database.query(sql, [matchID]);
  const [match] = await rows('SELECT * FROM matches WHERE id = $1');
  expect(stored(matchRow, 'The match', match)).toMatchObject({ id: matchID, gameover: null, state_id: 1 });
  expect(stored(state, 'The state', match?.state)).toMatchObject({ _stateID: 1, G: { rounds: 3 } });
  const seats = await rows(
    'SELECT *, true AS connected, NULL AS bot FROM seats WHERE match_id = $1 ORDER BY seat',
  );
  expect(seats.map((seat) => stored(seatRow, 'A seat', seat)).map(({ name }) => name)).toEqual([
    'Ann',
    'Bot (Random)',
  ]);
  const [line] = await rows('SELECT * FROM chat WHERE match_id = $1');
  expect(stored(chatRow, 'A message', line)).toMatchObject({ sender: '0', payload: 'Salve' });
  const [entry] = await rows('SELECT entry FROM log WHERE match_id = $1');
  expect(stored(logEntry, 'The log', entry?.entry)).toMatchObject({ _stateID: 0 });
});

test.each([
  ['a match', "UPDATE matches SET setup_data = '{' WHERE id = $1"],
  ['a seat', "UPDATE seats SET data = '{' WHERE match_id = $1 AND seat = 0"],
])(
  '%s whose row is damaged fails by itself, and the others are listed all the same',
  async (_what, damage) => {
    const [damaged, whole] = [await createEmptyMatch(server.url), await createEmptyMatch(server.url)];
    const database = await sharedDatabase();
    await database.query(damage, [damaged]);
    const lobby = new LobbyClient({ server: server.url });
    await expect(lobby.getMatch('duel', damaged)).rejects.toThrow('HTTP status 500');
    const { matches } = await lobby.listMatches('duel');
    const ids = matches.map(({ matchID }) => matchID);
    expect([ids.includes(damaged), ids.includes(whole)]).toEqual([false, true]);
    await database.query('DELETE FROM matches WHERE id = $1', [damaged]);
  },
);

describe('who asks how a match stands is told that', () => {
  const nothing = (): unknown[] | undefined => undefined;
  let amiss: (sql: string) => unknown[] | undefined = nothing;
  let unsound: RunningServer;

  beforeAll(async () => {
    const database = await sharedDatabase();
    const query: Database['query'] = async <R extends Row>(sql: string, parameters?: unknown[]) =>
      (amiss(sql) as R[] | undefined) ?? database.query<R>(sql, parameters);
    unsound = await startOurs({ database: { ...database, query } });
  });
  afterEach(() => {
    amiss = nothing;
  });
  afterAll(() => unsound.close());

  const refusalOf = async ({ matchID, seat, credentials }: Seated) => {
    const visitor = new Visitor(unsound.url);
    visitor.socket.emit('sync', matchID, seat, credentials, 2);
    return (await visitor.refusal()).error;
  };
  const fails = () => {
    throw new Error('The connection is closed');
  };

  test.each([
    ['its state', "UPDATE matches SET state = '{' WHERE id = $1"],
    ['its first state', "UPDATE matches SET initial_state = '[]' WHERE id = $1"],
    ['a seat of it', "UPDATE seats SET data = '{' WHERE match_id = $1 AND seat = 1"],
    ['its log', "UPDATE log SET entry = '{}' WHERE match_id = $1"],
    ['the lack of its seats', 'DELETE FROM seats WHERE match_id = $1'],
  ])('it is stored wrongly, if %s is', async (_what, damage) => {
    const [seated] = await createMatch(unsound.url);
    const visitor = await Visitor.seated(seated);
    await visitor.play(seated, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    visitor.close();
    const database = await sharedDatabase();
    await database.query(damage, [seated.matchID]);
    const fresh = await startOurs({ database });
    const late = new Visitor(fresh.url);
    late.socket.emit('sync', seated.matchID, null, undefined, 2);
    expect(await late.refusal()).toMatchObject({ error: 'damaged' });
    await fresh.close();
    await database.query('DELETE FROM matches WHERE id = $1', [seated.matchID]);
  });

  test('there is none, if it goes away meanwhile', async () => {
    const [seated] = await createMatch(unsound.url);
    amiss = (sql) => (sql.includes(', initial_state FROM') ? [] : undefined);
    expect(await refusalOf(seated)).toBe('match-not-found');
  });

  test('the database is not to be had, and so is who chats; moves cannot be saved', async () => {
    const [seated] = await createMatch(unsound.url);
    const { matchID, credentials } = seated;
    const visitor = await Visitor.seated(seated);
    amiss = fails;
    expect(await refusalOf(seated)).toBe('unavailable');
    visitor.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'Salve' }, credentials);
    expect((await visitor.refusal()).error).toBe('unavailable');
    visitor.move(seated, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    expect((await visitor.refusal(1)).error).toBe('storage');
  });
});

test.each([
  ['a state that is no JSON', state, '{"_stateID":', 'It is stored wrongly'],
  ['a state without a game', state, '{"_stateID":1,"ctx":{}}', 'It is stored wrongly'],
  ['a state of words', state, '"secret"', 'It is stored wrongly'],
  ['an entry of no move', logEntry, '{"_stateID":1}', 'It is stored wrongly'],
  ['a seat of a text', seatRow, { match_id: 'x', seat: 'secret' }, 'It is stored wrongly at seat'],
])('%s is named without telling what it holds', (_what, schema, value, message) => {
  expect(() => stored<typeof schema>(schema, 'It', value)).toThrow(new StoredProblem(message));
});
