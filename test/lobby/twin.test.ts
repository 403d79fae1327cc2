/* The same requests to boardgame.io's own server and to ours: the answers are the same but where a reason says why not. */
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import type { RunningServer } from '../../lobby/index';
import { duel, open } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startBare, startOurs } from './fixtures/servers';

type Answer = { status: number; body: unknown };
/** What a server has answered with so far; a request names it as `{match}` or `{credentials}`. */
type Known = Record<string, string>;

let bareTwin: RunningServer;
let ourTwin: RunningServer;
const each = <T>(visit: (server: RunningServer) => Promise<T>) => Promise.all([bareTwin, ourTwin].map(visit));

beforeAll(async () => {
  const games = [duel, open, JuliusCaesar];
  [bareTwin, ourTwin] = await Promise.all([startBare(undefined, games), startOurs({ games })]);
});
afterAll(async () => {
  await each((server) => server.close());
  await removeFolders();
});

async function ask(url: string, request: string, body?: unknown, known: Known = {}): Promise<Answer> {
  const [method = '', path = ''] = request.split(' ');
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name) => known[name] ?? '');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url + filled(path), {
    method,
    ...(text === undefined ? {} : { body: filled(text), headers: { 'Content-Type': 'application/json' } }),
  });
  return { status: response.status, body: bodyOf(await response.text()) };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The reason in an answer, whichever way it is sent: boardgame.io's is bare text, ours is in JSON. */
function reasonIn({ body }: Answer, known: Known): string {
  const reason =
    typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : String(body);
  return Object.entries(known).reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), reason);
}

/** The names and kinds of values in an answer. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item)]));
}

/**
 * An answer without what ours tells besides: credentials of the creator, whether a seat is connected from the start, what
 * who holds no seat may do, and who has to decide.
 */
function withoutOurs(value: unknown): unknown {
  const ours = ['creatorCredentials', 'isConnected', 'deciding', 'watching'];
  return JSON.parse(JSON.stringify(value ?? null), (name, item) => (ours.includes(name) ? undefined : item));
}

/** Makes a match with a player on seat 0, on one server. */
async function seated({ url }: RunningServer): Promise<Known> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('duel', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('duel', matchID, { playerID: '0', playerName: 'Ann' });
  return { match: matchID, credentials: playerCredentials };
}

/** What both servers answer to a request, and how the match of it is afterwards. */
async function both(request: string, body: unknown) {
  const [bare, ours] = await each(async (server) => {
    const known = await seated(server);
    const answer = await ask(server.url, request, body, known);
    const after = await ask(server.url, 'GET /games/duel/{match}', undefined, known);
    return {
      status: answer.status,
      shape: shapeOf(withoutOurs(answer.body)),
      reason: reasonIn(answer, known),
      found: after.status === 200 ? shapeOf(withoutOurs(after.body)) : after.status,
    };
  });
  if (bare === undefined || ours === undefined) throw new Error('there are two servers');
  return [bare, ours] as const;
}

/** What koa says by itself where boardgame.io has nothing to say; ours says it in JSON. */
const PLAIN = ['', 'Not Found', 'Method Not Allowed'];

const HOLDER = { playerID: '0', credentials: '{credentials}' };

describe('a request is answered alike', () => {
  test.each<[string, string, unknown?]>([
    ['for the games', 'GET /games'],
    ['for a match', 'GET /games/duel/{match}'],
    ['for a match that is none', 'GET /games/duel/nothing'],
    ['under a path in other letters', 'GET /GAMES/duel/{match}/'],
    ['under a path that is none', 'GET /games/duel/{match}/nothing'],
    ['by a method that is none', 'DELETE /games/duel/create'],
    ['about what may be asked', 'OPTIONS /games/duel/create'],
    ['for a head', 'HEAD /games/duel/{match}'],
    ['to create', 'POST /games/duel/create', { numPlayers: 2 }],
    ['to create by a number in words', 'POST /games/duel/create', { numPlayers: '2' }],
    ['to create with options', 'POST /games/duel/create', { numPlayers: 2, setupData: { rounds: 1 } }],
    ['to create with wrong options', 'POST /games/duel/create', { numPlayers: 2, setupData: { rounds: 0 } }],
    ['to create with nothing said', 'POST /games/duel/create', {}],
    ['to create for too many', 'POST /games/duel/create', { numPlayers: 3 }],
    ['to create for too few', 'POST /games/duel/create', { numPlayers: 1 }],
    ['to create for no number', 'POST /games/duel/create', { numPlayers: 'x' }],
    ['to create for null', 'POST /games/duel/create', { numPlayers: null }],
    ['to create a game that is none', 'POST /games/chess/create', { numPlayers: 2 }],
    ['to join', 'POST /games/duel/{match}/join', { playerID: '1', playerName: 'Bob' }],
    ['to join with data', 'POST /games/duel/{match}/join', { playerName: 'Bob', data: { a: [1] } }],
    ['to join anywhere', 'POST /games/duel/{match}/join', { playerName: 'Bob' }],
    [
      'to join where null says',
      'POST /games/duel/{match}/join',
      { playerID: null, playerName: 'Bob', data: null },
    ],
    ['to join without a name', 'POST /games/duel/{match}/join', { playerID: '1' }],
    ['to join with no name', 'POST /games/duel/{match}/join', { playerID: '1', playerName: '' }],
    ['to join where somebody sits', 'POST /games/duel/{match}/join', { playerID: '0', playerName: 'Bob' }],
    ['to join on no seat', 'POST /games/duel/{match}/join', { playerID: '2', playerName: 'Bob' }],
    ['to join a match that is none', 'POST /games/duel/nothing/join', { playerName: 'Bob' }],
    ['to leave', 'POST /games/duel/{match}/leave', HOLDER],
    ['to leave with nothing said', 'POST /games/duel/{match}/leave', {}],
    ['to leave no seat', 'POST /games/duel/{match}/leave', { ...HOLDER, playerID: 'x' }],
    ['to leave a match that is none', 'POST /games/duel/nothing/leave', HOLDER],
    ['to rename', 'POST /games/duel/{match}/rename', { ...HOLDER, newName: 'Anna' }],
    ['to rename to nothing', 'POST /games/duel/{match}/rename', { ...HOLDER, newName: '' }],
    ['to update', 'POST /games/duel/{match}/update', { ...HOLDER, newName: 'Anna', data: { a: 1 } }],
    ['to update data alone', 'POST /games/duel/{match}/update', { ...HOLDER, data: 'x' }],
    ['to update with null', 'POST /games/duel/{match}/update', { ...HOLDER, newName: null, data: null }],
    ['to update nothing', 'POST /games/duel/{match}/update', HOLDER],
    ['to update to a number', 'POST /games/duel/{match}/update', { ...HOLDER, newName: 7 }],
    ['to update no seat', 'POST /games/duel/{match}/update', { ...HOLDER, playerID: '7', newName: 'x' }],
    ['to update without a seat', 'POST /games/duel/{match}/update', { newName: 'x' }],
    ['to play again', 'POST /games/duel/{match}/playAgain', HOLDER],
    [
      'to play again for null',
      'POST /games/duel/{match}/playAgain',
      { ...HOLDER, numPlayers: null, setupData: null },
    ],
    ['to play again, unlisted', 'POST /games/duel/{match}/playAgain', { ...HOLDER, unlisted: true }],
    [
      'to play again with wrong options',
      'POST /games/duel/{match}/playAgain',
      { ...HOLDER, setupData: { rounds: 0 } },
    ],
    ['to play again without a seat', 'POST /games/duel/{match}/playAgain', {}],
    ['to play again in no match', 'POST /games/duel/nothing/playAgain', HOLDER],
  ])('%s', async (_what, request, body) => {
    const [bare, ours] = await both(request, body);
    expect(ours.status).toBe(bare.status);
    if (bare.status === 200) expect(ours.shape).toEqual(bare.shape);
    else if (!PLAIN.includes(bare.reason)) expect(ours.reason).toBe(bare.reason);
    expect(ours.found).toEqual(bare.found);
  });
});

describe('a request is answered otherwise by ours, because', () => {
  const long = { numPlayers: 2, setupData: { rounds: 1, story: 'x'.repeat(40_000) } };
  const join = 'POST /games/duel/{match}/join';
  const again = 'POST /games/duel/{match}/playAgain';
  test.each<[why: string, request: string, body: unknown, bare: number, ours: number]>([
    ['a game that is none has no list', 'GET /games/chess', undefined, 200, 404],
    ['a match has one game', 'GET /games/open/{match}', undefined, 200, 404],
    ['for changes too', 'POST /games/open/{match}/leave', HOLDER, 200, 404],
    ['bodies are short', 'POST /games/duel/create', long, 200, 413],
    ['a number is whole', 'POST /games/duel/create', { numPlayers: 2.5 }, 200, 400],
    ['and nothing but a number', 'POST /games/duel/create', { numPlayers: '2 or so' }, 200, 400],
    ['nor a list of one', 'POST /games/duel/create', { numPlayers: [2] }, 200, 400],
    ['again as many as may play', again, { ...HOLDER, numPlayers: 9 }, 200, 400],
    ['and not nearly a number', again, { ...HOLDER, numPlayers: '2x' }, 200, 400],
    ['nor are odd seats', join, { playerID: { toString: 'y' }, playerName: 'Bob' }, 500, 404],
    ['a list is no seat', join, { playerID: ['1'], playerName: 'Bob' }, 200, 404],
    ['no seat is left out', 'POST /games/duel/{match}/update', { playerID: null, newName: 'x' }, 404, 403],
    ['a name is text', join, { playerName: { a: 1 } }, 200, 400],
    ['that can be seen', join, { playerName: '\u3164' }, 200, 400],
    ['and is short', join, { playerName: 'x'.repeat(100) }, 200, 400],
    ['and no bot’s', join, { playerName: 'Bot (Hard)' }, 200, 400],
    ['data is short', join, { playerName: 'Bob', data: 'x'.repeat(3000) }, 200, 400],
    ['a list is no body', 'POST /games/duel/create', '[]', 200, 400],
  ])('%s', async (_why, request, body, bareStatus, oursStatus) => {
    const [bare, ours] = await both(request, body);
    expect([bare.status, ours.status]).toEqual([bareStatus, oursStatus]);
  });

  test('credentials are not repeated to who sends wrong ones', async () => {
    const [bare, ours] = await both('POST /games/duel/{match}/leave', {
      playerID: '0',
      credentials: 'wrong',
    });
    expect([bare.status, bare.reason]).toEqual([403, 'Invalid credentials wrong']);
    expect([ours.status, ours.reason]).toEqual([403, 'Invalid credentials']);
  });

  test('a seat is told as text, however it was asked for', async () => {
    const [bare, ours] = await both('POST /games/duel/{match}/join', { playerID: 1, playerName: 'Bob' });
    expect([bare.status, ours.status]).toEqual([200, 200]);
    expect([bare.shape, ours.shape]).toEqual(
      ['number', 'string'].map((playerID) => ({ playerID, playerCredentials: 'string' })),
    );
    expect(ours.found).toEqual(bare.found);
  });

  test('forms are not read', async () => {
    const statuses = await each(async ({ url }) => {
      const body = new URLSearchParams({ numPlayers: '2' });
      return (await fetch(`${url}/games/duel/create`, { method: 'POST', body })).status;
    });
    expect(statuses).toEqual([200, 415]);
  });
});

test('LobbyClient is told the same by both from the first list to the last leave', async () => {
  const told = await each(async ({ url }) => {
    const lobby = new LobbyClient({ server: url });
    const heard: unknown[] = [];
    const hear = async <T>(answer: Promise<T>): Promise<T> => {
      const value = await answer;
      heard.push(shapeOf(withoutOurs(value)));
      return value;
    };
    const deny = (answer: Promise<unknown>) =>
      answer.then(
        () => heard.push('granted'),
        (error: Error) => heard.push(error.message),
      );
    await hear(lobby.listGames());
    const { matchID } = await hear(lobby.createMatch('duel', { numPlayers: 2, setupData: { rounds: 2 } }));
    const ann = await hear(lobby.joinMatch('duel', matchID, { playerID: '0', playerName: 'Ann' }));
    const bob = await hear(lobby.joinMatch('duel', matchID, { playerName: 'Bob', data: { colour: 'red' } }));
    await deny(lobby.joinMatch('duel', matchID, { playerName: 'Cid' }));
    const holders = [ann, bob].map(({ playerID, playerCredentials: credentials }) => ({
      playerID,
      credentials,
    }));
    const [first, second] = holders as [(typeof holders)[0], (typeof holders)[0]];
    await hear(lobby.updatePlayer('duel', matchID, { ...first, newName: 'Anna', data: [1] }));
    await deny(lobby.updatePlayer('duel', matchID, { ...first, playerID: '1', newName: 'Mallory' }));
    const match = await hear(lobby.getMatch('duel', matchID));
    heard.push([match.setupData, match.players.map(({ name, data }) => [name, data])]);
    const { nextMatchID } = await hear(lobby.playAgain('duel', matchID, first));
    const again = await hear(lobby.playAgain('duel', matchID, second));
    const next = await hear(lobby.getMatch('duel', nextMatchID));
    heard.push([again.nextMatchID === nextMatchID, next.setupData, next.unlisted, next.players]);
    const { matches } = await lobby.listMatches('duel', { isGameover: false, updatedAfter: 1 });
    heard.push(matches.filter((listed) => [matchID, nextMatchID].includes(listed.matchID)).length);
    heard.push((await lobby.listMatches('duel', { updatedBefore: 1 })).matches);
    await hear(lobby.leaveMatch('duel', matchID, first));
    await deny(lobby.leaveMatch('duel', matchID, first));
    await hear(lobby.leaveMatch('duel', matchID, second));
    await deny(lobby.getMatch('duel', matchID));
    return heard;
  });
  expect(told[1]).toEqual(told[0]);
});
