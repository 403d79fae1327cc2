import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { removeFolders } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';

const FRIEND = 'https://friend.example';
const FOE = 'https://foe.example';
const ALLOW = 'access-control-allow-origin';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ origins: [FRIEND, 'https://other.example'] });
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

function preflight(url: string, origin: string): Promise<Response> {
  return fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

test.each(['create', 'x/join', 'x/leave', 'x/update', 'x/rename', 'x/playAgain', 'x/bot', 'nothing/at/all'])(
  'a page of a named origin may ask beforehand for /games/duel/%s',
  async (path) => {
    const { status, headers } = await preflight(`${server.url}/games/duel/${path}`, FRIEND);
    expect([status, headers.get(ALLOW), headers.get('access-control-allow-headers')]).toEqual([
      204,
      FRIEND,
      'content-type',
    ]);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    const foe = await preflight(`${server.url}/games/duel/${path}`, FOE);
    expect(foe.headers.get(ALLOW)).toBeNull();
  },
);

const JSON_TYPE = { 'Content-Type': 'application/json' };
const body = (text: string) => ({ method: 'POST', headers: JSON_TYPE, body: text });
const answers: [string, number, string, RequestInit][] = [
  ['the games', 200, '/games', {}],
  ['a list', 200, '/games/duel', {}],
  ['a new match', 200, '/games/duel/create', body('{"numPlayers":2}')],
  ['a malformed body', 400, '/games/duel/create', body('{')],
  ['a name left out', 404, '/games/duel/x/join', body('{"playerName":"x"}')],
  ['no such game', 404, '/games/chess', {}],
  ['no such path', 404, '/games/duel/x/y/z', {}],
  ['no such method', 405, '/games/duel/create', { method: 'DELETE' }],
  ['too long a body', 413, '/games/duel/create', body(`"${'x'.repeat(40_000)}"`)],
  ['another type', 415, '/games/duel/create', { method: 'POST', body: 'x' }],
  ['its health', 200, '/healthz', {}],
];

test.each(answers)(
  'an answer about %s (%i) is for pages of named origins',
  async (_what, status, path, init) => {
    for (const origin of [FRIEND, FOE]) {
      const headers = { ...init.headers, Origin: origin };
      const answer = await fetch(server.url + path, { ...init, headers });
      const expected =
        origin === FRIEND ? [status, FRIEND] : [init.method === undefined ? status : 403, null];
      expect([answer.status, answer.headers.get(ALLOW)]).toEqual(expected);
      expect(answer.headers.get('vary')).toMatch(/^origin(, accept-encoding)?$/i);
    }
  },
);

test('so is the answer to one request too many, and one match too many', async () => {
  const limits = { ...PATIENT, requestBurst: 2, requestsPerSecond: 0.0001, matchesPerHour: 1 };
  const limited = await startOurs({ origins: [FRIEND], limits });
  const ask = async () => {
    const init = { ...body('{"numPlayers":2}'), headers: { ...JSON_TYPE, Origin: FRIEND } };
    const { status, headers } = await fetch(`${limited.url}/games/duel/create`, init);
    return [status, headers.get(ALLOW), headers.get('access-control-expose-headers')];
  };
  const seen = [await ask(), await ask(), await ask()];
  await limited.close();
  expect(seen).toEqual([200, 429, 429].map((status) => [status, FRIEND, 'Retry-After']));
});

test('with * pages of all origins may use the server, and without ORIGINS only its own', async () => {
  const open = await startOurs({ origins: ['*'] });
  const shut = await startOurs();
  const allowed = async ({ url }: RunningServer) => [
    (await fetch(`${url}/games`, { headers: { Origin: FOE } })).headers.get(ALLOW),
    (await preflight(`${url}/games/duel/create`, FOE)).headers.get(ALLOW),
  ];
  expect([await allowed(open), await allowed(shut)]).toEqual([
    ['*', '*'],
    [null, null],
  ]);
  await Promise.all([open.close(), shut.close()]);
});

describe('what would change anything is refused to pages of foreign origins', () => {
  const statusOf = async ({ url }: RunningServer, headers: Record<string, string>, init: RequestInit = {}) =>
    (await fetch(`${url}/games/duel/create`, { method: 'POST', ...init, headers })).status;

  test.each([FOE, 'null', 'no origin', `${FRIEND}.example`])('%s', async (origin) => {
    const matches = async () => (await (await fetch(`${server.url}/games/duel`)).json()).matches.length;
    const before = await matches();
    const answer = await fetch(`${server.url}/games/duel/create`, {
      method: 'POST',
      headers: { Origin: origin },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'Pages of this origin may not use this server' },
    ]);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await statusOf(server, { Origin: origin }, { method })).toBe(403);
    expect(await matches()).toBe(before);
  });

  test('but not to its own pages, to those of named origins, or to programs', async () => {
    expect(await statusOf(server, {})).toBe(200);
    for (const Origin of [server.url, FRIEND]) expect(await statusOf(server, { Origin })).toBe(200);
  });

  test('behind a trusted proxy its own are those of the host that is forwarded', async () => {
    const proxied = await startOurs({ trustProxy: true });
    const headers = { 'X-Forwarded-Host': 'play.example' };
    const statuses = [
      await statusOf(proxied, { ...headers, Origin: 'https://play.example' }),
      await statusOf(proxied, { ...headers, Origin: FOE }),
      await statusOf(server, { ...headers, Origin: 'https://play.example' }),
    ];
    await proxied.close();
    expect(statuses).toEqual([200, 403, 403]);
  });
});
