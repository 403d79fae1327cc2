/* What the computer says of matches that are over: who may ask the server for it, in what order, and how long it is kept. */
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { type Analysis, parseAnalysis } from '../../games/analysis/analysis';
import { type MatchRecord, parseRecord } from '../../games/record/record';
import { Analyses } from '../../lobby/bots/analyses';
import { CLOSED } from '../../lobby/http/seatAsking';
import type { RunningServer, ServerOptions } from '../../lobby/index';
import { silent } from '../../lobby/log';
import { recordedAtRandom } from '../record/recorded';
import { botsOf } from './fixtures/bots';
import { duel } from './fixtures/duel';
import { emptyFolder, removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, until, Visitor } from './fixtures/visitor';

const game = JuliusCaesar.name;
let go = '';
const servers: RunningServer[] = [];

beforeAll(async () => {
  go = join(await emptyFolder(), 'go');
  process.env.ANALYSIS_GO = go;
});
afterEach(async () => {
  closeVisitors();
  for (const server of servers.splice(0)) await server.close();
});
afterAll(removeFolders);

async function start(script: string | null, options: Partial<ServerOptions> = {}): Promise<string> {
  await writeFile(go, '');
  const bots = script === null ? {} : { bots: botsOf(script) };
  const server = await startOurs({ games: [JuliusCaesar, duel], ...bots, ...options });
  servers.push(server);
  return server.url;
}

/** Returns the id of a match that is over. */
async function finishedMatch(url: string): Promise<string> {
  return (await finished(url)).matchID;
}

/** Makes a match that is over, and returns one of those who played in it. */
async function finished(url: string, parts: { watching?: string } = {}) {
  const [caesar] = await createMatch(url, { game, ...parts });
  const visitor = await Visitor.seated(caesar);
  const [hidden] = JuliusCaesar.ai.enumerate(visitor.state.G as never, visitor.state.ctx, '0');
  await visitor.play(caesar, hidden.move, hidden.args);
  await visitor.play(caesar, 'resign');
  return caesar;
}

test('a match that is closed to watchers is analysed for those who play in it', async () => {
  const url = await start('analyses');
  const { matchID, credentials } = await finished(url, { watching: 'none' });
  const seated = { Authorization: `Bearer ${credentials}` };
  for (const method of ['GET', 'POST']) {
    expect(await ask(url, matchID, method)).toEqual({ status: 403, body: { error: CLOSED } });
    expect((await ask(url, matchID, method, { Authorization: 'Bearer guessed' })).status).toBe(403);
  }
  expect((await ask(url, matchID, 'POST', seated)).body.state).toBe('working');
  await until(async () => (await ask(url, matchID, 'GET', seated)).body.state === 'done', 'it is analysed');
});

type Answer = {
  status: number;
  body: { state?: string; share?: number; key?: string; error?: string; analysis?: Analysis };
};

async function ask(
  url: string,
  matchID: string,
  method = 'GET',
  headers: Record<string, string> = {},
  content?: string,
): Promise<Answer> {
  const answer = await fetch(`${url}/games/${game}/${matchID}/analysis`, {
    method,
    headers,
    ...(content !== undefined && { body: content }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const comesTo = (url: string, matchID: string, state: string) =>
  until(async () => (await ask(url, matchID)).body.state === state, `the analysis is ${state}`);

const checksumAt = async (url: string, matchID: string) =>
  parseRecord(await (await fetch(`${url}/games/${game}/${matchID}/record`)).text()).checksum;

test('a match that is over is analysed once for all who ask, and what was said is kept, and goes with it', async () => {
  const url = await start('analyses');
  const matchID = await finishedMatch(url);
  expect(await ask(url, matchID)).toEqual({ status: 200, body: { state: 'none' } });
  const begun = await ask(url, matchID, 'POST');
  expect([begun.status, begun.body.state]).toEqual([202, 'working']);
  await comesTo(url, matchID, 'done');
  const { body } = await ask(url, matchID);
  const { points, chances } = parseAnalysis(JSON.stringify(body.analysis), await checksumAt(url, matchID));
  expect([points.at(-1), chances.at(-1)]).toEqual([2, [0, 1_000]]);
  expect(await ask(url, matchID, 'POST')).toEqual({ status: 200, body });

  const other = await start(null);
  expect((await ask(other, matchID)).body).toEqual(body);
  expect((await ask(other, matchID, 'POST')).body).toEqual(body);
  const database = await sharedDatabase();
  const kept = () => database.query('SELECT 1 FROM analyses WHERE match_id = $1', [matchID]);
  expect(await kept()).toHaveLength(1);
  await database.query("UPDATE analyses SET analysis = '{}' WHERE match_id = $1", [matchID]);
  expect((await ask(other, matchID)).body).toEqual({ state: 'none' });
  await database.query('DELETE FROM matches WHERE id = $1', [matchID]);
  expect(await kept()).toHaveLength(0);
});

test('no other match is analysed, not without bots, and not for a body that does not fit', async () => {
  const url = await start(null);
  const [{ matchID: running }] = await createMatch(url, { game });
  const matchID = await finishedMatch(url);
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await ask(url, running, method)).toEqual({ status: 409, body: { error: 'The match goes on' } });
    expect((await ask(url, 'no-such-match', method)).status).toBe(404);
    const others = await fetch(`${url}/games/duel/${matchID}/analysis`, { method });
    expect([others.status, await others.json()]).toEqual([404, { error: 'There are no analyses of duel' }]);
  }
  expect(await ask(url, matchID, 'POST')).toEqual({
    status: 501,
    body: { error: 'This server has no bots' },
  });
  expect((await ask(url, matchID, 'DELETE')).status).toBe(404);
  const json = { 'Content-Type': 'application/json' };
  for (const [headers, content, status] of [
    [json, '[]', 400],
    [json, '{', 400],
    [{ 'Content-Type': 'text/plain' }, 'now', 415],
    [json, JSON.stringify({ long: 'x'.repeat(40_000) }), 413],
  ] as const)
    expect((await ask(url, matchID, 'POST', headers, content)).status, content.slice(0, 9)).toBe(status);
  expect(await ask(url, matchID)).toEqual({ status: 200, body: { state: 'none' } });
});

test('who joins cannot stop it, and who has started it can', async () => {
  const url = await start('analysesAtGo');
  const matchID = await finishedMatch(url);
  const { key } = (await ask(url, matchID, 'POST')).body;
  const joined = await ask(url, matchID, 'POST');
  expect([joined.status, joined.body.key]).toEqual([202, undefined]);
  await until(async () => (await ask(url, matchID)).body.share === 0.5, 'half of it is done');
  const stop = (wrong?: string) =>
    ask(url, matchID, 'DELETE', wrong === undefined ? {} : { Authorization: `Bearer ${wrong}` });
  expect([(await stop()).status, (await stop('guessed')).status]).toEqual([403, 403]);
  expect((await ask(url, matchID)).body.state).toBe('working');
  expect(await stop(key)).toEqual({ status: 200, body: {} });
  expect((await stop(key)).status).toBe(404);
  expect((await ask(url, matchID)).body).toEqual({ state: 'none' });
  expect((await ask(url, matchID, 'POST')).body.key).not.toBe(key);
});

test('one is analysed at a time; next is one of the address that has used least, which has three at the most', async () => {
  const url = await start('analysesAtGo', { trustProxy: true });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const [first, second, third, fourth, others] = await Promise.all(
    Array.from({ length: 5 }, () => finishedMatch(url)),
  );
  for (const matchID of [first, second, third])
    expect((await ask(url, matchID, 'POST', from('192.0.2.1'))).status).toBe(202);
  const refused = await ask(url, fourth, 'POST', from('192.0.2.1'));
  expect(refused).toEqual({
    status: 429,
    body: { error: 'An address may have 3 matches analysed; let one be done' },
  });
  expect((await ask(url, others, 'POST', from('192.0.2.2'))).status).toBe(202);
  const states = async () =>
    Promise.all([first, second, third, others].map(async (each) => (await ask(url, each)).body.state));
  expect(await states()).toEqual(['working', 'waiting', 'waiting', 'waiting']);
  await appendFile(go, `${await checksumAt(url, first)}\n`);
  await comesTo(url, others, 'working');
  expect(await states()).toEqual(['done', 'waiting', 'waiting', 'working']);
});

test.each([
  ['analysesNothing', 'Nobody here can analyse julius-caesar'],
  ['analysesAndEnds', 'The thread has ended with code 3'],
])('a thread that fails is told of, and may be asked again: %s', async (script, error) => {
  const url = await start(script);
  const matchID = await finishedMatch(url);
  await ask(url, matchID, 'POST');
  await comesTo(url, matchID, 'failed');
  expect((await ask(url, matchID)).body).toEqual({ state: 'failed', error });
  expect((await ask(url, matchID, 'POST')).status).toBe(202);
});

describe('analyses', () => {
  const { record } = recordedAtRandom({ game: JuliusCaesar, rulebook: JuliusCaesar.rulebook });
  const script = new URL('./fixtures/threads/analysesAtGo.ts', import.meta.url);
  const asked = { matchID: 'match', owner: 'address', record: async (): Promise<MatchRecord> => record };

  test('are given up when nobody asks any more', async () => {
    await writeFile(go, '');
    const kept = { keep: async () => expect.unreachable('it was not given up') };
    const analyses = new Analyses({ script, kept, busy: () => 0, log: silent, forgottenAfter: 50 });
    analyses.ask(asked);
    expect(analyses.underWay).toBe(1);
    await until(async () => analyses.underWay === 0, 'it is given up');
    expect(analyses.standing(asked.matchID)).toEqual({ state: 'none' });
    await analyses.close();
  });

  test('begin when the one before has ended', async () => {
    await writeFile(go, record.checksum);
    const events: string[] = [];
    const keep = async (matchID: string) => {
      events.push(`${matchID} ends`);
    };
    const analyses = new Analyses({ script, kept: { keep }, busy: () => 0, log: silent });
    for (const matchID of ['first', 'second'])
      analyses.ask({
        matchID,
        owner: matchID,
        async record() {
          events.push(`${matchID} begins`);
          return record;
        },
      });
    await until(async () => analyses.underWay === 0, 'both are analysed');
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    await analyses.close();
  });

  test('wait for the bots of running matches', async () => {
    await writeFile(go, record.checksum);
    let looks = 0;
    const busy = () => (++looks < 4 ? 1 : 0);
    const said: Analysis[] = [];
    const keep = async (_matchID: string, analysis: Analysis) => {
      said.push(analysis);
    };
    const kept = { keep };
    const analyses = new Analyses({ script, kept, busy, log: silent });
    analyses.ask(asked);
    await until(async () => said.length > 0, 'it is analysed');
    expect(looks).toBe(4);
    expect(said[0].record).toBe(record.checksum);
    await analyses.close();
  });
});
