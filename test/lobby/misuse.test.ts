/* Rules that lead nowhere: who moved is told so, the match keeps the state it had and goes on, and nothing else is harmed. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGame } from '../../games/kit/game';
import type { RunningServer } from '../../lobby/index';
import { decisionOf, go, rulebookOf } from '../kit/misuse';
import { duel } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, until, Visitor } from './fixtures/visitor';

const logged: Record<string, unknown>[] = [];
let server: RunningServer;

beforeAll(async () => {
  const misuses = {
    nobody: { wrong: decisionOf({ go }) },
    'dead-end': { wrong: decisionOf({ go: { ...go, first: () => [] } }), sides: ['held'] },
    endless: { wrong: { proceed: (play) => play.become({ step: 'wrong', sides: [] }) } },
  } satisfies Record<string, Parameters<typeof rulebookOf>[0]>;
  const games = Object.entries(misuses).map(([id, misuse]) =>
    createGame({ ...rulebookOf(misuse, 'start'), id }),
  );
  server = await startOurs({
    games: [duel, ...games],
    log: (event, facts) => logged.push({ event, ...facts }),
  });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

test.each([
  ['nobody', 'nobody decides step wrong'],
  ['dead-end', 'held has no legal move in step wrong'],
  ['endless', 'step wrong of endless goes on without end'],
])('rules with the fault %s', async (game, message) => {
  const other = await createMatch(server.url);
  const bystander = await Visitor.seated(other[0]);
  const seats = await createMatch(server.url, { game });
  const visitor = await Visitor.seated(seats[0]);
  const before = visitor.state;

  visitor.move(seats[0], 'wrong', []);
  const refusal = await visitor.refusal(0);
  expect(refusal).toMatchObject({ error: 'failed' });
  expect(JSON.stringify(logged.filter(({ event }) => event === 'failed'))).toContain(message);

  const { state, log } = await visitor.sync(seats[0].matchID, '0', seats[0].credentials);
  expect([state._stateID, state.G, log]).toEqual([before._stateID, before.G, []]);
  visitor.move(seats[0], 'well', []);
  await until(() => visitor.state._stateID === before._stateID + 1, 'the match to go on');

  bystander.move(other[0], 'bid', [bystander.state.G.secret[0]?.hand[0]]);
  await until(() => bystander.state._stateID === 1, 'the other match to go on');
  expect(bystander.heard.refused).toEqual([]);
});
