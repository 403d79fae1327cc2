/* Rooms whose watchers see the game some time later: what they are shown, and that nothing else tells them more. No test waits: it moves
   what is stored into the past. */
import { LobbyClient } from 'boardgame.io/client';
import { createMatch as newMatch } from 'boardgame.io/internal';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { JuliusCaesar } from '../../games';
import type { RunningServer } from '../../lobby/index';
import { Audience } from '../../lobby/socket/audience';
import { Room, type Watcher } from '../../lobby/socket/room';
import { Rooms } from '../../lobby/socket/rooms';
import type { Database } from '../../lobby/storage/database';
import type { StoredMatch } from '../../lobby/storage/matches';
import { Notices } from '../../lobby/storage/notices';
import { Storage } from '../../lobby/storage/storage';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, post, type Seated, until, Visitor } from './fixtures/visitor';

const HOUR = 3_600_000;
const games = [JuliusCaesar, duel];
const { name } = JuliusCaesar;
let server: RunningServer;
let database: Database;
let lobby: LobbyClient;

let hours = 0;

/** Moves all that has happened so far into the past, as if so many hours of the test had gone by. */
async function clock(after: number): Promise<void> {
  const gone = (after - hours) * HOUR;
  hours = after;
  await database.query(
    `UPDATE matches SET created_at = created_at - $1, updated_at = updated_at - $1, ended_at = ended_at - $1,
       open_at = open_at - $1`,
    [gone],
  );
  await database.query('UPDATE past_states SET made_at = made_at - $1', [gone]);
}

beforeAll(async () => {
  database = await sharedDatabase();
  server = await startOurs({ games });
  lobby = new LobbyClient({ server: server.url });
});
beforeEach(async () => {
  hours = 0;
  await database.query('DELETE FROM matches');
  await database.query('DELETE FROM tallies');
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

/** Makes a match that watchers see ten hours later, and seats two. */
async function begin(game: string, body: object = {}): Promise<[Seated, Seated]> {
  const { matchID } = await lobby.createMatch(game, { numPlayers: 2, delay: 600, ...body } as never);
  const seated: Seated[] = [];
  for (const seat of ['0', '1']) {
    const { playerCredentials: credentials } = await lobby.joinMatch(game, matchID, {
      playerID: seat,
      playerName: `Player ${seat}`,
    });
    seated.push({ url: server.url, game, matchID, seat, credentials });
  }
  return seated as [Seated, Seated];
}

async function watch({ matchID, game }: Seated, url = server.url): Promise<Visitor> {
  const watcher = new Visitor(url, game);
  await watcher.sync(matchID, null);
  return watcher;
}

// biome-ignore lint/suspicious/noExplicitAny: what tests look into, field by field
async function get(path: string, credentials?: string): Promise<{ status: number; body: any }> {
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  const answer = await fetch(`${server.url}/games/${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

const bid = (visitor: Visitor, seated: Seated) =>
  visitor.play(seated, 'bid', [visitor.state.G.secret[Number(seated.seat)]?.hand[0]]);

describe('who holds no seat', () => {
  test('is shown the match as it was then, and those who play see all at once', async () => {
    const seated = await begin('duel');
    const players = [await Visitor.seated(seated[0]), await Visitor.seated(seated[1])];
    const early = await watch(seated[0]);
    await clock(1);
    await bid(players[0], seated[0]);
    await clock(3);
    await bid(players[1], seated[1]);
    await until(() => players.every(({ state }) => state._stateID >= 2), 'both see both bids');
    await clock(9);
    const watcher = await watch(seated[0]);
    expect([watcher.state._stateID, watcher.lastSync.log]).toEqual([0, []]);
    await clock(11);
    await watcher.sync(seated[0].matchID, null);
    expect([watcher.state._stateID, watcher.lastSync.log.length]).toEqual([1, 1]);
    await clock(13);
    await watcher.sync(seated[0].matchID, null, undefined, { stateID: 1 });
    expect(watcher.state._stateID).toBe(players[0].state._stateID);
    await early.received();
    expect([early.heard.update, early.heard.patch, early.state._stateID]).toEqual([[], [], 0]);
  });

  test('is shown no more after a move that is refused, on a new connection, or after a start of the server', async () => {
    const seated = await begin('duel');
    const player = await Visitor.seated(seated[0]);
    const watcher = await watch(seated[0]);
    await bid(player, seated[0]);
    await clock(9);
    watcher.move({ ...seated[1], credentials: 'guessed' }, 'bid', [1], 1);
    await watcher.refusal();
    await watcher.sync(seated[0].matchID, null, undefined, { stateID: 5, brief: true });
    const again = await watch(seated[0]);
    const other = await startOurs({ games });
    const elsewhere = await watch(seated[0], other.url);
    for (const each of [watcher, again, elsewhere])
      expect([each.state._stateID, each.heard.sync.flatMap(([, { log }]) => log)]).toEqual([0, []]);
    expect(watcher.heard.update.length + watcher.heard.sync.length).toBeGreaterThan(2);
    await clock(10);
    await elsewhere.sync(seated[0].matchID, null);
    expect(elsewhere.state._stateID).toBe(1);
    await other.close();
  });

  test('is told by no other answer how the match stands, or that it is over, until he may know', async () => {
    const [caesar, pompey] = await begin(name);
    const { matchID } = caesar;
    const player = await Visitor.seated(caesar);
    const [move] = JuliusCaesar.ai.enumerate(player.state.G as never, player.state.ctx, '0');
    await clock(1);
    await player.play(caesar, move.move, move.args);
    const path = `${name}/${matchID}`;
    const stranger = await get(path);
    const { createdAt } = stranger.body;
    expect(stranger.body).toMatchObject({ delay: 600, deciding: ['0', '1'], updatedAt: createdAt });
    expect((await get(path, 'guessed')).body).toEqual(stranger.body);
    const told = (await get(path, pompey.credentials)).body;
    expect(told.deciding).toEqual(['1']);
    expect(told.updatedAt).toBeGreaterThanOrEqual(createdAt + HOUR);

    await clock(2);
    await player.play(caesar, 'resign');
    const { nextMatchID } = await lobby.playAgain(name, matchID, {
      playerID: '0',
      credentials: caesar.credentials,
    });
    for (const after of [2, 11]) {
      await clock(after);
      const { body } = await get(path);
      expect(body).toMatchObject({ updatedAt: body.createdAt, deciding: after === 2 ? ['0', '1'] : ['1'] });
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['gameover']));
      expect(JSON.stringify(body)).not.toMatch(/gameover|nextMatchID|openAt/);
      expect(await get(`${path}/record`)).toEqual({ status: 409, body: { error: 'The match goes on' } });
      expect((await get('finished')).body.matches).toEqual([]);
      expect((await get(`${path}/series`)).body.matches).toEqual([]);
      const { matches } = await lobby.listMatches(name, { isGameover: false });
      expect(matches.map((match) => match.matchID)).toContain(matchID);
      expect((await lobby.listMatches(name, { isGameover: true })).matches).toEqual([]);
      expect(JSON.stringify(matches)).not.toMatch(/gameover|openAt/);
      const watcher = await watch(caesar);
      expect(watcher.state.ctx.gameover).toBeUndefined();
      expect((await get(path, caesar.credentials)).body).toMatchObject({
        gameover: { winners: ['pompey'] },
        nextMatchID,
      });
      expect((await get(`${path}/record`, caesar.credentials)).body).toMatchObject({
        format: 'rubicon-games record',
      });
      expect((await get(`${path}/series`, caesar.credentials)).body.matches).toHaveLength(1);
    }

    await clock(12);
    expect((await get(path)).body).toMatchObject({ gameover: { winners: ['pompey'] }, nextMatchID });
    expect((await get(`${path}/record`)).body).toMatchObject({ format: 'rubicon-games record' });
    expect((await get('finished')).body.matches).toMatchObject([{ matchID }]);
    expect((await get(`${path}/series`)).body.matches).toHaveLength(1);
    expect((await watch(caesar)).state.ctx.gameover).toMatchObject({ winners: ['pompey'] });
  });

  test('is answered with no position that he may not know yet', async () => {
    const [caesar] = await begin(name);
    const { matchID, credentials } = caesar;
    const player = await Visitor.seated(caesar);
    const [move] = JuliusCaesar.ai.enumerate(player.state.G as never, player.state.ctx, '0');
    await clock(1);
    await player.play(caesar, move.move, move.args);
    const path = `${name}/${matchID}/positions`;
    await clock(10);
    expect((await get(`${path}/0`)).status).toBe(200);
    expect(await get(`${path}/1`)).toEqual({
      status: 404,
      body: { error: 'Watchers have not come to state 1' },
    });
    expect((await get(`${path}/1`, credentials)).status).toBe(200);
    await clock(11);
    expect((await get(`${path}/1`)).body.state).toBe(1);
  });

  test('does not see it in the statistics', async () => {
    const [caesar] = await begin(name);
    await (await Visitor.seated(caesar)).play(caesar, 'resign');
    const storage = new Storage(database, games, new Notices(database, 'another'));
    await clock(9);
    await storage.tallies.countAll(Date.now());
    expect(await storage.tallies.of(name)).toEqual([]);
    await clock(10);
    await storage.tallies.countAll(Date.now());
    expect(await storage.tallies.of(name)).toHaveLength(1);
  });
});

describe('the delay', () => {
  test('is told with the room, and is the same when it is played again', async () => {
    const [{ matchID, credentials }] = await begin('duel', { delay: 60 });
    const { nextMatchID } = await lobby.playAgain('duel', matchID, { playerID: '0', credentials });
    for (const id of [matchID, nextMatchID])
      expect(await lobby.getMatch('duel', id)).toMatchObject({ watching: 'play', delay: 60 });
    const usual = await lobby.createMatch('duel', { numPlayers: 2 });
    expect(await lobby.getMatch('duel', usual.matchID)).not.toHaveProperty('delay');
  });

  test.each([-1, 0.5, 1441, '10', true, [], {}])('is not %j', async (delay) => {
    const { status, body } = await post(`${server.url}/games/duel/create`, { delay });
    expect([status, body]).toEqual([
      400,
      { error: 'delay must be a whole number of minutes from 0 to 1440' },
    ]);
  });

  test.each(['chat', 'none'])('goes with no room that is open to %s', async (watching) => {
    const { status, body } = await post(`${server.url}/games/duel/create`, { delay: 1, watching });
    expect([status, body]).toEqual([
      400,
      { error: 'delay needs watching to be play: what players say is not delayed' },
    ]);
  });
});

describe('the states that are kept', () => {
  const MINUTE = 60_000;
  const START = Date.now();
  const DELAY = 10 * MINUTE;
  let storage: Storage;
  let count = 0;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    storage = new Storage(database, games, new Notices(database, 'another'));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function found(delay = 10): Promise<string> {
    count += 1;
    const match = newMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    await storage.createMatch(`late${count}`, match, { delay });
    return `late${count}`;
  }

  const currentOf = async (matchID: string) => (await storage.matches.current(matchID)) as StoredMatch;

  async function move(matchID: string): Promise<number> {
    const { state } = await storage.fetch(matchID, { state: true });
    await storage.setState(matchID, { ...state, _stateID: state._stateID + 1 });
    return state._stateID + 1;
  }

  const keptOf = async (matchID: string) =>
    (await database.query('SELECT state_id FROM past_states WHERE match_id = $1', [matchID])).length;

  test('are never younger than the delay, never go back, lag little, and are few', async () => {
    const matchID = await found();
    const madeAt = [Date.now()];
    let seen = 0;
    let most = 0;
    let random = 1;
    for (let made = 0; made < 400; made += 1) {
      random = (random * 48_271) % 2_147_483_647;
      const pause = random % 20 === 0 ? 3 * DELAY : random % (DELAY / 20);
      for (const part of [0.5, 1]) {
        vi.setSystemTime((madeAt.at(-1) ?? 0) + part * pause);
        const { stateID, state } = (await storage.matches.asWatched(
          await currentOf(matchID),
          Date.now(),
        )) as StoredMatch;
        expect(JSON.parse(state)._stateID).toBe(stateID);
        const due = Date.now() - DELAY;
        if (stateID > 0) expect(madeAt[stateID]).toBeLessThanOrEqual(due);
        expect(stateID).toBeGreaterThanOrEqual(seen);
        const newest = madeAt.findLastIndex((at) => at <= due - DELAY / 15);
        expect(stateID).toBeGreaterThanOrEqual(newest);
        seen = stateID;
      }
      madeAt[await move(matchID)] = Date.now();
      most = Math.max(most, await keptOf(matchID));
    }
    expect(seen).toBeGreaterThan(300);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(33);
  });

  test('are none of matches without a delay, and none of those that all may know', async () => {
    const usual = await found(0);
    await move(usual);
    expect(await keptOf(usual)).toBe(0);
    const matchID = await found();
    await move(matchID);
    const { state } = await storage.fetch(matchID, { state: true });
    await storage.setState(matchID, {
      ...state,
      _stateID: state._stateID + 1,
      ctx: { ...state.ctx, gameover: { winner: '0' } },
    });
    await storage.matches.forgetPast(Date.now() + DELAY - 1);
    expect(await keptOf(matchID)).toBe(1);
    await storage.matches.forgetPast(Date.now() + DELAY);
    expect(await keptOf(matchID)).toBe(0);
  });

  test('come to who watches when they are due, with the log that leads there', async () => {
    const matchID = await found();
    let now = Date.now();
    const rooms = new Rooms(storage, new Audience(database, new Notices(database, 'another')), () => now);
    const room = new Room(matchID, { playerView: ({ G }) => G, ...duel });
    room.delay = 10;
    const messages: { event: string; args: readonly unknown[] }[] = [];
    const watcher: Watcher = {
      seat: null,
      credentials: undefined,
      heard: undefined,
      counted: undefined,
      told: 0,
      takes: 'update',
      isFull: () => false,
      visits: true,
      tell: (event, args) => messages.push({ event, args }),
      close: () => {},
      lose: () => {},
    };
    rooms.enter(room, watcher);
    expect(rooms.late).toEqual([matchID]);
    vi.setSystemTime(START + MINUTE);
    await move(matchID);
    vi.setSystemTime(START + 2 * MINUTE);
    await move(matchID);
    await rooms.refresh(matchID, new Set(['state']));
    await rooms.correct(room, watcher);
    const told = () =>
      messages
        .filter(({ event }) => ['update', 'patch', 'sync'].includes(event))
        .map(({ args }) => JSON.stringify(args).match(/"_stateID":(\d+)/)?.[1]);
    expect(new Set(told())).toEqual(new Set(['0']));
    messages.length = 0;
    for (const minutes of [10.9, 11, 11.5, 12, 13]) {
      now = START + minutes * MINUTE;
      await rooms.tellLate(matchID);
    }
    expect(messages.map(({ event }) => event)).toEqual(['update', 'update']);
    expect(watcher.told).toBe(2);
    rooms.leave(room, watcher);
    expect(rooms.late).toEqual([]);
  });
});
