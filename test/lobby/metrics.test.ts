import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { Metrics, STAGES } from '../../lobby/metrics';
import { NOT_ADMITTED, REFUSALS } from '../../lobby/socket/refusal';
import { botsOf, createBotRoom } from './fixtures/bots';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, post, until, Visitor } from './fixtures/visitor';

const TOKEN = 'alea iacta est, 49 BC';
let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ metricsToken: TOKEN, bots: botsOf('plays') });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const scrape = ({ url }: RunningServer, authorization?: string) =>
  fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { Authorization: authorization } });

type Figure = { name: string; labels: Record<string, string>; value: number };

async function figures(): Promise<Figure[]> {
  const text = await (await scrape(server, `Bearer ${TOKEN}`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, of]) => [label, of]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const found = (await figures()).find(
    (one) =>
      one.name === `rubicon_${name}` &&
      Object.entries(labels).every(([label, of]) => one.labels[label] === of),
  );
  return found?.value;
}

describe('figures are told', () => {
  test('to who knows the token', async () => {
    const answer = await scrape(server, `Bearer ${TOKEN}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect(await answer.text()).toContain('process_resident_memory_bytes');
  });

  test.each([undefined, '', 'Bearer', `Bearer ${TOKEN.slice(1)}`, `bearer  ${TOKEN}`, `Basic ${TOKEN}`])(
    'to nobody with %j',
    async (authorization) => {
      const answer = await scrape(server, authorization);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'There is nothing here' }]);
    },
  );

  test('to nobody at all where there is no token, not even a page of the web app', async () => {
    const shut = await startOurs({ webRoot: 'web' });
    const statuses = [];
    for (const authorization of [undefined, 'Bearer undefined', 'Bearer ']) {
      statuses.push((await scrape(shut, authorization)).status);
    }
    await shut.close();
    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('figures count', () => {
  test('moves, refusals, sockets, watched matches, requests and the database', async () => {
    const before = await figure('events_total', { event: 'move' });
    const refused = await figure('refusals_total', { reason: 'illegal-move' });
    const statements = (await figure('database_seconds_count', { kind: 'statement' })) ?? 0;
    const [first, second] = await createMatch(server.url);
    const visitor = await Visitor.seated(first);
    const other = await Visitor.seated(second);
    expect([await figure('sockets'), await figure('matches_watched')]).toEqual([2, 1]);
    await visitor.play(first, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    other.move(second, 'bid', ['none']);
    await other.refusal();
    expect(await figure('events_total', { event: 'move' })).toBe((before ?? 0) + 1);
    expect(await figure('refusals_total', { reason: 'illegal-move' })).toBe((refused ?? 0) + 1);
    for (const stage of STAGES) {
      expect(await figure('move_seconds_count', { stage })).toBeGreaterThan(0);
    }
    expect(await figure('database_seconds_count', { kind: 'statement' })).toBeGreaterThan(statements + 5);
    expect(await figure('http_requests_total', { method: 'POST', status: '200' })).toBeGreaterThanOrEqual(3);
    await post(`${server.url}/games/duel/create`, { numPlayers: 7 });
    expect(await figure('http_requests_total', { method: 'POST', status: '400' })).toBe(1);
    closeVisitors();
    await until(async () => (await figure('sockets')) === 0, 'the sockets to close');
  });

  test('stages of moves as they are told of them, and errors of the database', async () => {
    const metrics = new Metrics();
    for (const [index, stage] of STAGES.entries()) metrics.moved(stage, index / 100);
    const gone = () => Promise.reject(new Error('gone'));
    const database = {
      exclusive: true,
      patience: 0,
      query: gone,
      transaction: gone,
      listen: gone,
      close: gone,
    };
    await expect(metrics.timed(database).query('SELECT 1')).rejects.toThrow('gone');
    metrics.refused('of another kind');
    const { text } = await metrics.text();
    for (const [index, stage] of STAGES.entries()) {
      expect(text).toContain(`rubicon_move_seconds_sum{stage="${stage}"} ${index / 100}\n`);
    }
    expect(text).toContain('rubicon_database_errors_total{kind="statement"} 1\n');
    expect(text).toContain('rubicon_refusals_total{reason="other"} 1\n');
  });

  test('what is logged of notices that did not come as they should', async () => {
    const metrics = new Metrics();
    const log = metrics.heardBy(() => {});
    log('notices missed');
    log('notice ignored', { reason: 'malformed', length: 3 });
    const { text } = await metrics.text();
    expect(text).toContain('rubicon_events_total{event="notices missed"} 1\n');
    expect(text).toContain('rubicon_events_total{event="notice ignored"} 1\n');
  });
});

test('figures name no player, match or credentials: their labels have values from fixed sets', async () => {
  const [first] = await createMatch(server.url);
  const room = await createBotRoom(server.url, { 1: { level: 'random', pace: 0 } });
  const visitor = await Visitor.seated(first);
  await visitor.play(first, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  await fetch(`${server.url}/games/${first.matchID}`, { method: 'PATCH' });
  const allowed: Record<string, RegExp> = {
    event:
      /^(move|match created|join|leave|leaveSlot|leaveGame|update|rename|playAgain|bot|bot (plays|rests|refused|failed)|failed|cut off|notices missed|notice ignored)$/,
    reason: new RegExp(`^(${Object.keys({ ...REFUSALS, ...NOT_ADMITTED }).join('|')}|other)$`),
    method: /^(GET|HEAD|POST|OPTIONS|other)$/,
    status: /^[2-5]\d\d$/,
    stage: new RegExp(`^(${STAGES.join('|')})$`),
    kind: /^(statement|transaction)$/,
    le: /^([\d.]+|\+Inf)$/,
  };
  const ours = (await figures()).filter(({ name }) => name.startsWith('rubicon_'));
  expect(new Set(ours.flatMap(({ labels }) => Object.keys(labels)))).toEqual(new Set(Object.keys(allowed)));
  for (const { name, labels } of ours) {
    for (const [label, value] of Object.entries(labels)) {
      expect([name, label, value]).toEqual([name, label, expect.stringMatching(allowed[label] as RegExp)]);
    }
  }
  const text = await (await scrape(server, `Bearer ${TOKEN}`)).text();
  const told = [first.matchID, room.matchID, first.credentials, room.creatorCredentials, 'Player 0', 'duel'];
  for (const word of told) expect(text).not.toContain(word);
});
