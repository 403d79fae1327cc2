/* A database that is not to be had, or has no room, is told as such; what it answers is not. */
import { LobbyClient } from 'boardgame.io/client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Conflict, Unavailable } from '../../lobby/errors';
import type { RunningServer } from '../../lobby/index';
import type { Database, Row } from '../../lobby/storage/database';
import { namingOutages } from '../../lobby/storage/outages';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { createMatch, post } from './fixtures/visitor';

let problem: Error | undefined;
const logged: unknown[] = [];
let database: Database;
let server: RunningServer;

function answerOf(code: string, severity = 'ERROR'): Error {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code, severity });
}

beforeAll(async () => {
  const shared = await sharedDatabase();
  const failing = <T>(work: () => Promise<T>) => (problem === undefined ? work() : Promise.reject(problem));
  database = {
    ...shared,
    query: <R extends Row>(sql: string, parameters?: unknown[]) =>
      failing(() => shared.query<R>(sql, parameters)),
    transaction: (work) => failing(() => shared.transaction(work)),
  };
  server = await startOurs({
    database,
    log: (event, details) => {
      if (event === 'failed') logged.push(details);
    },
  });
});
afterEach(() => {
  problem = undefined;
  logged.length = 0;
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

test('whoever asks the REST API meanwhile is answered 503, and told to ask again', async () => {
  const [{ matchID, credentials }] = await createMatch(server.url);
  problem = new Error('connect ECONNREFUSED 192.0.2.1:5432');
  const holder = { playerID: '0', credentials };
  const match = `${server.url}/games/duel/${matchID}`;
  const answers = [
    await post(`${server.url}/games/duel/create`, {}),
    await post(`${match}/join`, { playerName: 'Ann' }),
    await post(`${match}/leave`, holder),
    await post(`${match}/update`, { ...holder, newName: 'Ann' }),
    await post(`${match}/playAgain`, holder),
    await post(`${match}/bot`, { ...holder, level: null }),
  ];
  for (const url of [`${server.url}/games/duel`, match]) {
    const answer = await fetch(url);
    expect(answer.headers.get('retry-after')).toBe('5');
    answers.push({ status: answer.status, body: await answer.json(), text: '' });
  }
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([
      503,
      { error: 'The server cannot reach its database; try again in a moment' },
    ]);
  }
  expect(logged).toHaveLength(answers.length);
  expect(logged[0]).toMatchObject({ error: 'connect ECONNREFUSED 192.0.2.1:5432' });
  problem = undefined;
  expect((await new LobbyClient({ server: server.url }).getMatch('duel', matchID)).matchID).toBe(matchID);
});

describe('an error of the database', () => {
  const thrownBy = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

  test.each([
    ['a connection that is lost', new Error('Connection terminated unexpectedly')],
    ['a full disk', answerOf('53100')],
    ['too many connections', answerOf('53300', 'FATAL')],
    ['a statement that takes too long', answerOf('57014')],
    ['a server that stops', answerOf('57P01', 'FATAL')],
    ['a server that only reads', answerOf('25006')],
    ['a deadlock', answerOf('40P01')],
    ['a password that is no longer good', answerOf('28P01', 'FATAL')],
    ['what is no error', 'gone'],
  ])('is an outage: %s', async (_what, thrown) => {
    const failing: Database = { ...database, query: () => Promise.reject(thrown) };
    const named = namingOutages({ ...failing, transaction: (work) => work(failing) });
    for (const error of [
      await thrownBy(named.query('')),
      await thrownBy(named.transaction((transaction) => transaction.query(''))),
    ]) {
      expect(error).toBeInstanceOf(Unavailable);
      expect(error).toMatchObject({ cause: thrown });
    }
    const unbegun = namingOutages({ ...database, transaction: () => Promise.reject(thrown) });
    expect(await thrownBy(unbegun.transaction(async () => 1))).toMatchObject({ cause: thrown });
  });

  test.each([
    ['a row that is there already', answerOf('23505')],
    ['a number too large', answerOf('22003')],
  ])('is its answer: %s', async (_what, thrown) => {
    const named = namingOutages({ ...database, query: () => Promise.reject(thrown) });
    expect(await thrownBy(named.query(''))).toBe(thrown);
    const unbegun = namingOutages({ ...database, transaction: () => Promise.reject(thrown) });
    expect(await thrownBy(unbegun.transaction(async () => 1))).toBe(thrown);
  });

  test('is not what the work of a transaction throws by itself', async () => {
    const thrown = new Conflict('taken');
    expect(
      await thrownBy(
        namingOutages(database).transaction(() => {
          throw thrown;
        }),
      ),
    ).toBe(thrown);
  });
});
