import { LobbyClient } from 'boardgame.io/client';
import { afterAll, describe, expect, test } from 'vitest';
import { Lists } from '../../lobby/http/lists';
import { shared } from '../../lobby/http/shared';
import type { RunningServer } from '../../lobby/index';
import type { Database } from '../../lobby/storage/database';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';
import { createMatch, post } from './fixtures/visitor';

const running: RunningServer[] = [];
const start = async (options: Parameters<typeof startOurs>[0]) => {
  const server = await startOurs(options);
  running.push(server);
  return server;
};

afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  await removeFolders();
});

describe('lists of matches', () => {
  /** Lists whose reading is counted, and ends when `read` is called. */
  function counted() {
    const asked: unknown[] = [];
    const waiting: (() => void)[] = [];
    const clock = { now: 0 };
    const listed: ConstructorParameters<typeof Lists>[0]['listed'] = async (options) => {
      asked.push(options);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return [];
    };
    const read = () => {
      for (const go of waiting.splice(0)) go();
    };
    return { lists: new Lists({ listed }, () => clock.now), asked, clock, read };
  }

  test('are read once, however many ask for one at the same time and in the next second', async () => {
    const { lists, asked, clock, read } = counted();
    const together = Array.from({ length: 40 }, () => lists.of('duel', {}));
    clock.now = 5000;
    together.push(lists.of('duel', {}));
    read();
    expect(new Set(await Promise.all(together))).toEqual(new Set(['{"matches":[]}']));
    clock.now += 999;
    await lists.of('duel', {});
    expect(asked).toHaveLength(1);
    clock.now += 1;
    lists.of('duel', {});
    expect(asked).toHaveLength(2);
  });

  test('are each kept by what is asked for, and at most a hundred', async () => {
    const { lists, asked } = counted();
    for (const where of [{}, { isGameover: true }, { isGameover: false }, { updatedAfter: 1 }]) {
      lists.of('duel', where);
      lists.of('duel', where);
    }
    lists.of('open', {});
    expect(asked).toHaveLength(5);
    for (let time = 1; time <= 100; time += 1) lists.of('duel', { updatedBefore: time });
    lists.of('duel', { updatedBefore: 100 });
    expect(asked).toHaveLength(105);
    lists.of('open', {});
    expect(asked).toHaveLength(106);
  });

  test('are not kept when something changes while they are read', async () => {
    const { lists, asked } = counted();
    lists.of('duel', {});
    lists.forget();
    lists.of('duel', {});
    expect(asked).toHaveLength(2);
  });

  test('show what has been done through this server at once', async () => {
    const { url } = await start({});
    const lobby = new LobbyClient({ server: url });
    const names = async (id: string) =>
      (await lobby.listMatches('duel')).matches
        .find(({ matchID }) => matchID === id)
        ?.players.map(({ name }) => name);
    const { matchID } = await lobby.createMatch('duel', { numPlayers: 2 });
    expect(await names(matchID)).toEqual([undefined, undefined]);
    const ann = await lobby.joinMatch('duel', matchID, { playerName: 'Ann' });
    expect(await names(matchID)).toEqual(['Ann', undefined]);
    const holder = { playerID: '0', credentials: ann.playerCredentials };
    await lobby.updatePlayer('duel', matchID, { ...holder, newName: 'Anna' });
    expect(await names(matchID)).toEqual(['Anna', undefined]);
    await lobby.leaveMatch('duel', matchID, holder);
    expect(await names(matchID)).toBeUndefined();
  });

  test('are read anew after one could not be read', async () => {
    const database = await sharedDatabase();
    let broken = true;
    const query: Database['query'] = (sql, parameters) =>
      broken && sql.startsWith('SELECT id, game')
        ? Promise.reject(new Error('gone'))
        : database.query(sql, parameters);
    const { url } = await start({ database: { ...database, query } });
    expect((await fetch(`${url}/games/duel`)).status).toBe(503);
    broken = false;
    expect((await fetch(`${url}/games/duel`)).status).toBe(200);
  });
});

test('what many ask for at once is done once, and again for who asks later', async () => {
  let done = 0;
  const ask = shared(async () => {
    done += 1;
    return done;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

describe('an address', () => {
  const scarce = { ...PATIENT, requestBurst: 3, requestsPerSecond: 0.0001 };

  test('may make so many requests; then it is told to wait, and others are not', async () => {
    const { url } = await start({ limits: scarce, trustProxy: true });
    const ask = async (address: string, path = '/games') => {
      const { status, headers } = await fetch(url + path, { headers: { 'X-Forwarded-For': address } });
      return [status, headers.get('retry-after')];
    };
    const enough = [200, null];
    for (const path of ['/games', '/games/duel', '/GAMES/duel']) {
      expect(await ask('192.0.2.1', path)).toEqual(enough);
    }
    expect(await ask('192.0.2.1')).toEqual([429, '10000']);
    expect(await ask('::ffff:192.0.2.1')).toEqual([429, '10000']);
    expect(await ask('192.0.2.1', '/healthz')).toEqual([429, '10000']);
    expect(await ask('192.0.2.2')).toEqual(enough);
    expect(await ask('192.0.2.2', '/healthz')).toEqual(enough);

    const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8::4'];
    const statuses = [];
    for (const address of network) statuses.push((await ask(address))[0]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await ask('2001:db8:0:1::1')).toEqual(enough);
  });

  test('may load the web app besides, though not without end', async () => {
    const { url } = await start({ limits: scarce, webRoot: 'web' });
    const load = async () => (await fetch(`${url}/favicon.svg`)).status;
    const statuses = [];
    for (let number = 0; number < 31; number += 1) statuses.push(await load());
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await fetch(`${url}/games`)).status).toBe(200);
  });

  test('pays for playing again only when that makes a match', async () => {
    const { url } = await start({ limits: { ...PATIENT, matchesPerHour: 2 } });
    const [first, second] = await createMatch(url);
    const again = ({ matchID, seat, credentials }: typeof first, more = {}) =>
      post(`${url}/games/duel/${matchID}/playAgain`, { playerID: seat, credentials, ...more });
    expect((await again(first, { credentials: 'wrong' })).status).toBe(403);
    expect((await again(first, { setupData: { rounds: 0 } })).status).toBe(400);
    const made = await again(first);
    expect(made.status).toBe(200);
    for (const seated of [second, first, second]) expect((await again(seated)).body).toEqual(made.body);
    expect((await post(`${url}/games/duel/create`, { numPlayers: 2 })).status).toBe(429);
  });
});
