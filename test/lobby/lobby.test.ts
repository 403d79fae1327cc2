import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { dataFolder, removeFolders } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';
import { createEmptyMatch, createMatch, post } from './fixtures/visitor';

let server: RunningServer;
let games: string;
const lines: string[] = [];

beforeAll(async () => {
  const log = (event: string, details = {}) => lines.push(JSON.stringify({ event, ...details }));
  server = await startOurs({ log });
  games = `${server.url}/games`;
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const errorOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
  status,
  (body as { error?: string } | undefined)?.error,
];

describe('stock LobbyClient', () => {
  test('lists games and listed matches, by their state and time', async () => {
    const lobby = new LobbyClient({ server: server.url });
    expect(await lobby.listGames()).toEqual(['duel', 'open']);
    const { matchID } = await lobby.createMatch('duel', { numPlayers: 2 });
    const unlisted = await lobby.createMatch('duel', { numPlayers: 2, unlisted: true });
    const ids = async (where?: Parameters<typeof lobby.listMatches>[1]) =>
      (await lobby.listMatches('duel', where)).matches.map((match) => match.matchID);
    expect(await ids()).toContain(matchID);
    expect(await ids()).not.toContain(unlisted.matchID);
    expect(await ids({ isGameover: false })).toContain(matchID);
    expect(await ids({ isGameover: true })).not.toContain(matchID);
    expect(await ids({ updatedBefore: 1000 })).toEqual([]);
    expect(await ids({ updatedAfter: 1000 })).toContain(matchID);
    expect(await ids({ updatedAfter: Date.now() + 1000 })).toEqual([]);
    expect((await lobby.getMatch('duel', unlisted.matchID)).unlisted).toBe(true);
  });

  test('joins with data, renames, changes data and leaves; credentials are never shown', async () => {
    const lobby = new LobbyClient({ server: server.url });
    const matchID = await createEmptyMatch(server.url);
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('duel', matchID, {
      playerName: '  Ann\u202e\n ',
      data: { colour: 'red' },
    });
    expect(playerID).toBe('0');
    await lobby.updatePlayer('duel', matchID, {
      playerID,
      credentials,
      newName: 'Anna',
      data: { colour: 'blue' },
    });
    const match = await lobby.getMatch('duel', matchID);
    expect(match.players).toEqual([
      { id: 0, name: 'Anna', data: { colour: 'blue' }, isConnected: false },
      { id: 1 },
    ]);
    await lobby.leaveMatch('duel', matchID, { playerID, credentials });
    await expect(lobby.getMatch('duel', matchID)).rejects.toThrow('HTTP status 404');
    expect(lines.join('\n')).not.toContain(credentials);
    expect(lines.filter((line) => line.includes(matchID)).length).toBeGreaterThan(2);
  });
});

describe('a match is created', () => {
  test.each([
    [
      'with options the game refuses',
      { numPlayers: 2, setupData: { rounds: 0 } },
      'rounds must be from 1 to 100',
    ],
    ['for too many players', { numPlayers: 3 }, 'Invalid numPlayers'],
    ['for too few players', { numPlayers: 1 }, 'Invalid numPlayers'],
    ['for no number of players', { numPlayers: '2 or so' }, 'Invalid numPlayers'],
    ['for 1e9 players', { numPlayers: 1e9 }, 'Invalid numPlayers'],
    ['for a list of players', { numPlayers: [2] }, 'Invalid numPlayers'],
  ])('not %s', async (_name, body, reason) => {
    expect(errorOf(await post(`${games}/duel/create`, body))).toEqual([400, reason]);
  });

  test('with the fewest players of the game if none are named', async () => {
    const { status, body } = await post(`${games}/duel/create`, {});
    expect(status).toBe(200);
    const { matchID } = body as { matchID: string };
    expect((await new LobbyClient({ server: server.url }).getMatch('duel', matchID)).players).toHaveLength(2);
  });
});

describe('a request is refused', () => {
  test.each(['{', 'null', '[]', '7', '"text"', '{"a":', `${'['.repeat(5000)}${']'.repeat(5000)}`])(
    'with a body that is no JSON object: %.20s',
    async (body) => {
      const answer = await post(`${games}/duel/create`, body);
      expect(errorOf(answer)).toEqual([400, 'The body is not a JSON object']);
    },
  );

  test('with a body of another type', async () => {
    const body = new URLSearchParams({ numPlayers: '2' });
    expect((await fetch(`${games}/duel/create`, { method: 'POST', body })).status).toBe(415);
  });

  test('with a body too long, announced or not', async () => {
    const long = JSON.stringify({ setupData: 'x'.repeat(40_000) });
    expect((await post(`${games}/duel/create`, long)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(long));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' };
    expect((await fetch(`${games}/duel/create`, init as RequestInit)).status).toBe(413);
  });

  test.each([
    ['without a name', {}, [403, 'playerName is required']],
    ['with an empty name', { playerName: '' }, [403, 'playerName is required']],
    [
      'with a name of nothing',
      { playerName: '\u200b \n' },
      [400, 'A name needs a character that can be seen'],
    ],
    [
      'with a name that is none',
      { playerName: { toString: 'x' } },
      [400, 'playerName must be a string, got object'],
    ],
    ['with too long a name', { playerName: 'x'.repeat(41) }, [400, 'A name has at most 40 characters']],
    ['with the name of a bot', { playerName: 'ＢＯＴ ﹙Ηаrd﹚' }, [400, 'Only bots are called like that']],
    [
      'with too much data',
      { playerName: 'x', data: 'x'.repeat(2048) },
      [400, 'data is longer than 2048 bytes'],
    ],
    ['on a seat that is none', { playerName: 'x', playerID: '2' }, [404, 'Player 2 not found']],
    [
      'on a seat of every object',
      { playerName: 'x', playerID: 'constructor' },
      [404, 'Player constructor not found'],
    ],
    ['on a list of seats', { playerName: 'x', playerID: ['0'] }, [404, 'Player not found']],
  ])('to join %s', async (_name, body, expected) => {
    const matchID = await createEmptyMatch(server.url);
    expect(errorOf(await post(`${games}/duel/${matchID}/join`, body))).toEqual(expected);
    const { players } = await new LobbyClient({ server: server.url }).getMatch('duel', matchID);
    expect(players).toEqual([{ id: 0 }, { id: 1 }]);
  });

  test.each(['leave', 'update', 'rename', 'playAgain'])(
    'to %s without the seat’s credentials',
    async (verb) => {
      const [first, second] = await createMatch(server.url);
      for (const credentials of [undefined, 'wrong', second.credentials, { length: 21 }]) {
        const body = { playerID: '0', credentials, newName: 'Mallory' };
        const answer = await post(`${games}/duel/${first.matchID}/${verb}`, body);
        expect(errorOf(answer)).toEqual([403, 'Invalid credentials']);
      }
      const { players } = await new LobbyClient({ server: server.url }).getMatch('duel', first.matchID);
      expect(players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
    },
  );

  test('under a path that is none, with JSON', async () => {
    const [{ matchID }] = await createMatch(server.url);
    const paths = [
      'nothing',
      'nothing/create',
      'duel/nothing',
      `open/${matchID}`,
      `duel/${matchID}/nothing`,
      `duel/${matchID}/join/more`,
      'duel/__proto__',
      'duel/%00',
      `duel/${'x'.repeat(500)}`,
      'duel/%E0%A4%A',
    ];
    for (const path of paths) {
      const response = await fetch(`${games}/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(Object.keys((await response.json()) as object)).toEqual(['error']);
    }
    expect((await fetch(`${games}/duel/create`, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(404);
  });

  test('to create more matches than an address may in an hour, and nothing but good ones count', async () => {
    const limited = await startOurs({ limits: { ...PATIENT, matchesPerHour: 2 } });
    const create = (body: object) => post(`${limited.url}/games/duel/create`, body);
    const statuses = [];
    for (const body of [{ numPlayers: 9 }, {}, {}, {}]) statuses.push((await create(body)).status);
    await limited.close();
    expect(statuses).toEqual([400, 200, 200, 429]);
  });

  test('to create more matches than an address may have unfinished, until one is left', async () => {
    const limited = await startOurs({ limits: { ...PATIENT, rooms: 2 }, dataDir: await dataFolder() });
    const create = () => post(`${limited.url}/games/duel/create`, {});
    const [{ matchID, seat: playerID, credentials }] = await createMatch(limited.url, { seats: 1 });
    expect((await create()).status).toBe(200);
    expect(await create()).toMatchObject({
      status: 429,
      body: { error: 'An address may have 2 unfinished rooms; let one end, or leave it' },
    });
    await new LobbyClient({ server: limited.url }).leaveMatch('duel', matchID, { playerID, credentials });
    expect((await create()).status).toBe(200);
    await limited.close();
  });
});

test('behind a trusted proxy an address is the one the proxy has seen, whatever it is told', async () => {
  const limits = { ...PATIENT, matchesPerHour: 1 };
  const trusting = await startOurs({ limits, trustProxy: true });
  const wary = await startOurs({ limits });
  const create = async ({ url }: RunningServer, forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded };
    return (await fetch(`${url}/games/duel/create`, { method: 'POST', headers })).status;
  };
  const addresses = ['192.0.2.1', '192.0.2.2', '198.51.100.7, 192.0.2.1'];
  const statuses = async (of: RunningServer) => {
    const answers = [];
    for (const address of addresses) answers.push(await create(of, address));
    return answers;
  };
  expect(await statuses(trusting)).toEqual([200, 200, 429]);
  expect(await statuses(wary)).toEqual([200, 429, 429]);
  await Promise.all([trusting.close(), wary.close()]);
});

test('other origins may use the server only if they are named', async () => {
  const friendly = await startOurs({ origins: ['https://friend.example'] });
  const allowed = async (origin: string) => {
    const paths = ['/games', '/socket.io/?EIO=4&transport=polling'];
    const answers = await Promise.all(
      paths.map((path) => fetch(friendly.url + path, { headers: { Origin: origin } })),
    );
    return answers.map(({ headers }) => headers.get('access-control-allow-origin') || null);
  };
  expect(await allowed('https://friend.example')).toEqual([
    'https://friend.example',
    'https://friend.example',
  ]);
  expect(await allowed('https://foe.example')).toEqual([null, null]);
  await friendly.close();
});
