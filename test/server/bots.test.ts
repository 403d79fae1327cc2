import { readFile, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { JuliusCaesar } from '../../games';
import type { RunningServer } from '../../lobby/index';
import {
  askBot,
  type BotRoom,
  botsOf,
  createBotRoom,
  gameoverOf,
  HOUR,
  join,
  quick,
  seatSlowBot,
  seatsOf,
  watch,
} from '../lobby/fixtures/bots';
import { duel, open } from '../lobby/fixtures/duel';
import { dataFolder, emptyFolder, removeFolders, sharedDatabase } from '../lobby/fixtures/folder';
import { regret } from '../lobby/fixtures/regret';
import { PATIENT, startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createMatch, post, type Seated, until, Visitor } from '../lobby/fixtures/visitor';

const CAESAR = JuliusCaesar.name;
const calm = { level: 'random', pace: 10_000 } as const;
const events: Record<string, unknown>[] = [];
const log = (event: string, details = {}) => events.push({ event, ...details });

let server: RunningServer;

beforeAll(async () => {
  const bots = botsOf('plays');
  server = await startOurs({ games: [duel, JuliusCaesar, { ...open, ai: undefined }], bots, log });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const eventsOf = (name: string, { matchID }: { matchID: string }) =>
  events.filter(({ event, match }) => event === name && match === matchID);

const create = (body: object, game = 'duel', { url }: { url: string } = server) =>
  post(`${url}/games/${game}/create`, { numPlayers: 2, ...body });

/** Starts a server of its own, with its own data, and closes it whatever becomes of what is done with it. */
async function withServer(
  options: Parameters<typeof startOurs>[0],
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const own = await startOurs({ dataDir: await dataFolder(), ...options });
  try {
    await use(own);
  } finally {
    closeVisitors();
    await own.close();
  }
}

/** Plays the first legal move of a duel for a person, whenever there is one, until the match is over. */
async function playOut(seated: Seated, visitor: Visitor): Promise<void> {
  const isOwn = ({ action }: LogEntry) => action.payload.playerID === seated.seat;
  while (visitor.state.ctx.gameover === undefined) {
    const { G, ctx, _stateID } = visitor.state;
    const own = () => visitor.heard.update.flatMap(([, , moves]) => moves).filter(isOwn).length;
    const before = own();
    const [move] =
      ctx.phase === 'rolling' && ctx.currentPlayer !== seated.seat
        ? []
        : (duel.ai?.enumerate(G, ctx, seated.seat) ?? []);
    if (move !== undefined && 'move' in move) {
      visitor.move(seated, move.move, move.args);
      await until(() => own() > before, 'the move');
    } else await until(() => visitor.state._stateID > _stateID, 'the next state');
  }
}

describe('a room is created', () => {
  test('with bots, which everybody sees on their seats, and with credentials that nobody else sees', async () => {
    const room = await createBotRoom(server.url, { 1: { level: 'hard', pace: 10_000 } });
    expect(room.creatorCredentials.length).toBeGreaterThan(16);
    expect(await seatsOf(room)).toEqual([
      { id: 0 },
      { id: 1, name: 'Bot (Hard)', isConnected: expect.any(Boolean), bot: 'hard' },
    ]);
    const visitor = await Visitor.seated(await join(room, '0'));
    expect(visitor.lastSync.filteredMetadata[1]).toMatchObject({ name: 'Bot (Hard)', bot: 'hard' });
    const { matches } = await new LobbyClient({ server: server.url }).listMatches('duel');
    expect(matches.find(({ matchID }) => matchID === room.matchID)?.players[1]).toMatchObject({
      bot: 'hard',
    });
    for (const known of [matches, visitor.heard, events]) {
      expect(JSON.stringify(known)).not.toContain(room.creatorCredentials);
    }
  });

  test.each([
    ['a list of bots', ['easy'], 400, 'bots must be an object, by seat'],
    ['a bot on a seat that is none', { 2: quick }, 404, 'Player 2 not found'],
    ['a bot on a seat of every object', { constructor: quick }, 404, 'Player constructor not found'],
    ['no level', { 1: { pace: 0 } }, 400, 'level must be one of random, easy, normal, hard'],
    ['no such level', { 1: { level: 'god' } }, 400, 'level must be one of random, easy, normal, hard'],
    ['a level that is none', { 1: { level: ['easy'] } }, 400, 'level must be one of'],
    ['a bot that is none', { 1: 'easy' }, 400, 'bots must name a level for each of its seats'],
    ['too slow a bot', { 1: { ...quick, pace: 10_001 } }, 400, 'pace must be a whole number'],
    ['too quick a bot', { 1: { ...quick, pace: -1 } }, 400, 'pace must be a whole number'],
    ['a bot with half a millisecond', { 1: { ...quick, pace: 0.5 } }, 400, 'pace must be a whole number'],
    ['a pace that is none', { 1: { ...quick, pace: '1' } }, 400, 'pace must be a whole number'],
  ])('not with %s', async (_name, bots, status, reason) => {
    const answer = await create({ bots });
    expect(answer.status).toBe(status);
    expect((answer.body as { error: string }).error).toContain(reason);
  });

  test('with bots no more often than others from one address', async () => {
    const limits = { ...PATIENT, matchesPerHour: 1 };
    await withServer({ limits, bots: botsOf('plays') }, async (own) => {
      const statuses = [];
      for (const bots of [{ 1: { level: 'god' } }, { 1: calm }, { 1: calm }]) {
        statuses.push((await create({ bots }, 'duel', own)).status);
      }
      expect(statuses).toEqual([400, 200, 429]);
    });
  });

  test('of bots only no more often than an address may have such unfinished, however it comes by them', async () => {
    const limits = { ...PATIENT, botRooms: 2 };
    await withServer({ limits, trustProxy: true, bots: botsOf('plays') }, async (own) => {
      const both = { 0: calm, 1: calm };
      const setup = { setupData: { rounds: 1 } };
      const over = await createBotRoom(own.url, { 0: quick, 1: quick }, setup);
      const room = await createBotRoom(own.url, both);
      const open = await createBotRoom(own.url, { 0: calm });
      const why = 'An address may have 2 unfinished rooms of bots only; let one end, or open a seat in one';
      const refused = await create({ bots: both }, 'duel', own);
      expect([refused.status, refused.body]).toEqual([429, { error: why }]);
      expect(await askBot(open, { playerID: '1', ...calm })).toEqual([429, why]);
      expect((await seatsOf(open))[1]).toEqual({ id: 1 });
      await createBotRoom(own.url, both, { from: '192.0.2.7' });
      expect(await askBot(room, { playerID: '1', level: null })).toEqual([200, undefined]);
      expect(await askBot(open, { playerID: '1', ...calm })).toEqual([200, undefined]);
      expect((await askBot(room, { playerID: '1', ...calm }))[0]).toBe(429);
      await gameoverOf(over);
      expect(await askBot(room, { playerID: '1', ...calm })).toEqual([200, undefined]);
    });
  });

  test('without bots where a game has none, or the server', async () => {
    const answer = await create({ bots: { 1: quick } }, 'open');
    expect([answer.status, answer.body]).toEqual([400, { error: 'There are no bots for open' }]);
    for (const bots of [undefined, botsOf('plays', { threads: 0 })]) {
      await withServer({ bots }, async (own) => {
        const { status, body } = await create({ bots: { 1: quick } }, 'duel', own);
        expect([status, body]).toEqual([501, { error: 'This server has no bots' }]);
        const room = await createBotRoom(own.url, {});
        expect(await askBot(room, { playerID: '1', ...quick })).toEqual([501, 'This server has no bots']);
      });
    }
  });
});

describe('the creator', () => {
  test('gives an open seat to a bot, changes how it plays, and takes it away', async () => {
    const room = await createBotRoom(server.url, {});
    expect(await askBot(room, { playerID: '0', ...calm })).toEqual([200, undefined]);
    expect((await seatsOf(room))[0]).toMatchObject({ name: 'Bot (Random)', bot: 'random' });
    expect(await askBot(room, { playerID: 0, level: 'easy' })).toEqual([200, undefined]);
    expect((await seatsOf(room))[0]).toMatchObject({ name: 'Bot (Easy)', bot: 'easy' });
    const open = { playerID: '0', level: null };
    expect(await askBot(room, open)).toEqual([200, undefined]);
    expect(await seatsOf(room)).toEqual([{ id: 0 }, { id: 1 }]);
    expect(await askBot(room, open)).toEqual([200, undefined]);
    await join(room, '0');
  });

  test('keeps the pace of a bot by leaving it out: the bot, told to hurry, moves at once', async () => {
    const database = await sharedDatabase();
    const room = await createBotRoom(server.url, {});
    await seatSlowBot(database, room, 1);
    const person = await join(room, '0');
    const visitor = await Visitor.seated(person);
    await visitor.play(person, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    await askBot(room, { playerID: '1', level: 'easy' });
    const rows = await database.query('SELECT level, pace FROM bots WHERE match_id = $1', [room.matchID]);
    expect(rows).toEqual([{ level: 'easy', pace: HOUR }]);
    await visitor.settled(person);
    expect(visitor.state._stateID).toBe(1);
    await askBot(room, { playerID: '1', level: 'easy', pace: 0 });
    await until(() => visitor.state._stateID > 1, 'the bid of the bot');
  });

  test('alone may do so', async () => {
    const room = await createBotRoom(server.url, {});
    const other = await createBotRoom(server.url, {});
    const { credentials } = await join(room, '0');
    for (const creatorCredentials of [
      undefined,
      '',
      'wrong',
      other.creatorCredentials,
      credentials,
      { a: 1 },
    ]) {
      for (const level of ['easy', null]) {
        expect(await askBot({ ...room }, { playerID: '1', level, creatorCredentials })).toEqual([
          403,
          'Only the creator of the match may seat bots',
        ]);
      }
    }
    expect((await seatsOf(room))[1]).toEqual({ id: 1 });
  });

  test.each([
    ['a seat that is none', { playerID: '2', level: 'easy' }, [404, 'Player 2 not found']],
    ['a seat of every object', { playerID: '__proto__', level: null }, [404, 'Player __proto__ not found']],
    ['no seat', { level: 'easy' }, [403, 'playerID is required']],
    ['no level', { playerID: '1' }, [400, 'level must be one of random, easy, normal, hard']],
    [
      'no pace',
      { playerID: '1', level: 'easy', pace: Number.MAX_VALUE },
      [400, expect.stringMatching(/^pace /)],
    ],
    ['the seat of a person', { playerID: '0', level: 'easy' }, [409, 'Player 0 not available']],
    ['to open the seat of a person', { playerID: '0', level: null }, [409, 'Player 0 is not a bot']],
  ])('may not name %s', async (_name, change, expected) => {
    const room = await createBotRoom(server.url, {});
    await join(room, '0');
    expect(await askBot(room, change)).toEqual(expected);
    expect((await seatsOf(room)).map(({ name }) => name)).toEqual(['Ann', undefined]);
  });

  test('is told of a match that is none, and one that is over', async () => {
    const room = await createBotRoom(server.url, { 0: quick }, { setupData: { rounds: 1 } });
    const nowhere = { ...room, matchID: 'nothing' };
    expect(await askBot(nowhere, { playerID: '0', ...quick })).toEqual([404, 'Match nothing not found']);
    await askBot(room, { playerID: '1', ...quick });
    await gameoverOf(room);
    expect(await askBot(room, { playerID: '1', level: 'easy' })).toEqual([409, 'The match is over']);
  });

  test('takes a bot away in the middle, and a person goes on in its place', async () => {
    const room = await createBotRoom(server.url, { 0: quick });
    await seatSlowBot(await sharedDatabase(), room, 1);
    const watcher = new Visitor(room.url);
    await watcher.sync(room.matchID, null);
    await until(() => watcher.state._stateID === 1, 'the first bid');
    await until(() => eventsOf('bot plays', room).length === 2, 'both bots');
    await askBot(room, { playerID: '1', level: null });
    const person = await join(room, '1');
    const visitor = await Visitor.seated(person);
    await playOut(person, visitor);
    expect(eventsOf('move', room).map(({ seat }) => seat)).toHaveLength(12);
    expect(
      eventsOf('bot plays', room)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual(['0', '1']);
  });
});

describe('a seat that a bot holds', () => {
  test('cannot be joined, left, renamed or watched from without the bot’s own credentials', async () => {
    const room = await createBotRoom(server.url, { 1: calm });
    const path = `${room.url}/games/duel/${room.matchID}`;
    const person = await join(room, '0');
    const taken = await post(`${path}/join`, { playerName: 'Eve', playerID: '1' });
    expect([taken.status, taken.body]).toEqual([409, { error: 'Player 1 not available' }]);
    expect((await post(`${path}/join`, { playerName: 'Eve' })).status).toBe(409);
    for (const credentials of [undefined, room.creatorCredentials, person.credentials]) {
      for (const verb of ['leave', 'update', 'rename', 'playAgain']) {
        const body = { playerID: '1', credentials, newName: 'Eve' };
        expect((await post(`${path}/${verb}`, body)).status).toBe(403);
      }
    }
    const visitor = await Visitor.seated(person);
    visitor.socket.emit('sync', room.matchID, '1', room.creatorCredentials);
    expect((await visitor.refusal()).error).toBe('unauthorized');
  });

  test('does not keep a match alive that the last person leaves', async () => {
    const room = await createBotRoom(server.url, { 1: calm });
    const { seat: playerID, credentials } = await join(room, '0');
    await watch(room);
    await until(() => eventsOf('bot plays', room).length === 1, 'the bot');
    await new LobbyClient({ server: room.url }).leaveMatch('duel', room.matchID, { playerID, credentials });
    expect((await fetch(`${room.url}/games/duel/${room.matchID}`)).status).toBe(404);
  });
});

describe('bots', () => {
  test('play with a person, who moves at the same time as they do and in turn', async () => {
    const room = await createBotRoom(server.url, { 1: quick });
    const person = await join(room, '0');
    const visitor = await Visitor.seated(person);
    await playOut(person, visitor);
    const moves = eventsOf('move', room);
    expect(moves.filter(({ seat }) => seat === '1')).toHaveLength(6);
    expect([eventsOf('bot failed', room), visitor.heard.refused]).toEqual([[], []]);
  });

  test('play a whole game of Julius Caesar for who watches', { timeout: 600_000 }, async () => {
    const room = await createBotRoom(server.url, { 0: quick, 1: quick }, { game: CAESAR });
    const { heard } = await watch(room);
    expect(await gameoverOf(room, 580_000)).toHaveProperty('reason');
    const movers = new Set(eventsOf('move', room).map(({ seat }) => seat));
    expect([[...movers].sort(), eventsOf('bot failed', room)]).toEqual([['0', '1'], []]);
    await until(() => eventsOf('move', room).length > 100, 'the log');
    const changes = heard.update.length + heard.patch.length;
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThan(eventsOf('move', room).length);
  });

  test('take no less time than their pace where they have a choice', async () => {
    const room = await createBotRoom(server.url, { 1: { ...quick, pace: 400 } });
    const person = await join(room, '0');
    const before = performance.now();
    const visitor = await Visitor.seated(person);
    await until(() => visitor.state._stateID === 1, 'the bid of the bot');
    const timersRound = 2;
    expect(performance.now() - before).toBeGreaterThan(400 - timersRound);
  });

  test('take no time where they have no choice', async () => {
    const database = await sharedDatabase();
    const room = await createBotRoom(server.url, { 1: quick });
    const person = await join(room, '0');
    const visitor = await Visitor.seated(person);
    await until(() => visitor.state._stateID === 1, 'the bid of the bot');
    await seatSlowBot(database, room, 1);
    await visitor.play(person, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    if (visitor.state.ctx.currentPlayer === '0') await visitor.play(person, 'roll');
    const rolls = () => eventsOf('move', room).filter(({ seat, move }) => seat === '1' && move === 'roll');
    await until(() => rolls().length === 1, 'the roll of the bot');
  });

  test('make no more pauses when somebody at a seat skips what they do, and nobody else can', async () => {
    const database = await sharedDatabase();
    const room = await createBotRoom(server.url, {});
    await seatSlowBot(database, room, 1);
    const person = await join(room, '0');
    const [visitor, spectator] = [await Visitor.seated(person), await watch(room)];
    await until(() => eventsOf('bot plays', room).length === 1, 'the bot');
    spectator.socket.emit('skip', room.matchID);
    expect((await spectator.refusal()).error).toBe('unauthorized');
    expect(visitor.state._stateID).toBe(0);
    const skip = () => {
      visitor.socket.emit('skip', room.matchID);
      return visitor.state._stateID > 0;
    };
    await until(skip, 'the bid of the bot');
  });

  test('keep to the limits that people have, and are never told to wait', async () => {
    const limits = { ...PATIENT, messageBurst: 6, messagesPerSecond: 40 };
    await withServer({ limits, log, bots: botsOf('plays') }, async (own) => {
      const room = await createBotRoom(own.url, { 0: quick, 1: quick }, { setupData: { rounds: 8 } });
      await gameoverOf(room);
      expect(eventsOf('move', room)).toHaveLength(32);
      expect(eventsOf('bot refused', room)).toEqual([]);
    });
  });

  test('are the same in a rematch, whose creator is the same', async () => {
    const room = await createBotRoom(server.url, { 1: { level: 'easy', pace: 10_000 } });
    const { seat: playerID, credentials } = await join(room, '0');
    const lobby = new LobbyClient({ server: room.url });
    const asked = await Promise.all(
      [1, 2].map(() => lobby.playAgain('duel', room.matchID, { playerID, credentials })),
    );
    expect(asked[0]).toEqual(asked[1]);
    const next: BotRoom = { ...room, matchID: asked[0]?.nextMatchID ?? '' };
    expect(next.matchID).not.toBe(room.matchID);
    expect(await seatsOf(next)).toMatchObject([{ id: 0 }, { id: 1, name: 'Bot (Easy)', bot: 'easy' }]);
    expect((await askBot({ ...next, creatorCredentials: 'x' }, { playerID: '1', level: null }))[0]).toBe(403);
    expect(await askBot(next, { playerID: '1', level: null })).toEqual([200, undefined]);
    const [{ matchID, seat, credentials: own }] = await createMatch(room.url);
    const plain = await lobby.playAgain('duel', matchID, { playerID: seat, credentials: own });
    expect(await seatsOf({ ...room, matchID: plain.nextMatchID })).toEqual([{ id: 0 }, { id: 1 }]);
  });
});

describe('bots rest', () => {
  const short = { withPeople: 400, botsOnly: 400, every: 50 };
  const long = { withPeople: HOUR, botsOnly: 400, every: 50 };
  const slow = { ...quick, pace: 400 };

  const moves = (room: BotRoom) => eventsOf('move', room).length;
  const rests = (room: BotRoom) => eventsOf('bot rests', room).length;

  /** Counts the timers that look after bots. */
  function countLooks() {
    const pending = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      run: (...values: unknown[]) => void,
      delay?: number,
      ...values: unknown[]
    ) => {
      if (delay !== short.every) return set(run, delay, ...values);
      const timer = set(() => {
        pending.delete(timer);
        run(...values);
      }, delay);
      pending.add(timer);
      return timer;
    }) as typeof setTimeout);
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      pending.delete(timer);
      clear(timer);
    });
    return pending;
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('in 100 rooms that nobody has visited, and nothing is kept of them', async () => {
    const looks = countLooks();
    await withServer({ log, bots: botsOf('plays', { rest: short }) }, async (own) => {
      const rooms = [];
      for (let count = 0; count < 100; count += 1) {
        rooms.push(await createBotRoom(own.url, { 0: slow, 1: slow }, { setupData: { rounds: 8 } }));
      }
      const figures = () => {
        const { awake, waiting, thinking } = own.bots;
        return { awake, waiting, thinking, looks: looks.size };
      };
      const nothing = { awake: 0, waiting: 0, thinking: 0, looks: 0 };
      expect(figures()).toEqual(nothing);
      const visited = rooms.slice(0, 3);
      const visitors = await Promise.all(visited.map(watch));
      await until(() => visited.every((room) => moves(room) > 4), 'the bots that are visited to play');
      expect([own.bots.awake, looks.size]).toEqual([6, 1]);
      for (const visitor of visitors) visitor.close();
      await until(() => own.bots.awake === 0, 'the bots to rest');
      await until(() => isDeepStrictEqual(figures(), nothing), 'the last look, and the last answer');
      expect(rooms.slice(3).flatMap((room) => eventsOf('bot plays', room))).toEqual([]);
      const { players } = await new LobbyClient({ server: own.url }).getMatch(
        'duel',
        visited[0]?.matchID ?? '',
      );
      expect(players.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    });
  });

  test('when nobody watches a match without people, and go on with the next visit', async () => {
    await withServer({ log, bots: botsOf('plays', { rest: long }) }, async (own) => {
      const room = await createBotRoom(own.url, { 0: slow, 1: slow }, { setupData: { rounds: 8 } });
      for (const visit of [1, 2]) {
        const before = moves(room);
        const visitor = await watch(room);
        await until(() => moves(room) > before + 4, 'the bots to play');
        visitor.close();
        await until(() => rests(room) === 2 * visit, 'the bots to rest');
      }
      expect(eventsOf('bot refused', room)).toEqual([]);
    });
  });

  test('only after a while where a person has moved and left', async () => {
    await withServer({ log, bots: botsOf('plays', { rest: long }) }, async (own) => {
      const room = await createBotRoom(own.url, {});
      const person = await join(room, '0');
      const visitor = await Visitor.seated(person);
      await askBot(room, { playerID: '1', level: 'random', pace: 1000 });
      await until(() => eventsOf('bot plays', room).length === 1, 'the bot');
      expect(own.bots.awake).toBe(1);
      visitor.close();
      await until(async () => (await seatsOf(room))[0]?.isConnected === false, 'the person to be gone');
      await until(() => moves(room) === 1, 'the bid of the bot');
      expect(rests(room)).toBe(0);
    });
  });
});

test('rooms of two hard bots of one address do not delay the bot of another', async () => {
  const notes = joinPath(await emptyFolder(), 'notes');
  process.env.BOT_NOTES = notes;
  const asked = async () => (await readFile(notes, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  const hard = { level: 'hard', pace: 0 };
  await withServer({ trustProxy: true, log, bots: botsOf('gated') }, async (own) => {
    const crowd = [];
    for (let count = 0; count < 58; count += 1) {
      crowd.push(await createBotRoom(own.url, { 0: hard, 1: hard }, { from: '2001:db8::1' }));
    }
    await Promise.all(crowd.map(watch));
    await until(() => own.bots.waiting === 115 && own.bots.thinking === 1, 'the crowd to wait');
    const room = await createBotRoom(own.url, { 1: { level: 'normal', pace: 0 } }, { from: '192.0.2.1' });
    await watch(room);
    await until(() => own.bots.waiting === 116, 'the other bot to wait');
    await writeFile(`${notes}.1`, '');
    await until(async () => (await asked()).length === 2, 'the second question');
    expect((await asked())[1]).toBe(room.matchID);
    for (const number of [2, 3]) await writeFile(`${notes}.${number}`, '');
    await until(() => eventsOf('move', room).length === 1, 'the bid of the other bot');
  });
});

test('a thread is asked with what its seat may see, and nothing else', async () => {
  const file = joinPath(await emptyFolder(), 'questions');
  process.env.BOT_QUESTIONS = file;
  await withServer({ games: [duel, JuliusCaesar], log, bots: botsOf('records') }, async (own) => {
    const duelRoom = await createBotRoom(own.url, { 0: quick, 1: quick }, { setupData: { rounds: 8 } });
    const room = await createBotRoom(own.url, { 0: quick, 1: quick }, { game: CAESAR });
    await watch(room);
    await gameoverOf(duelRoom);
    await until(() => eventsOf('move', room).length > 150, 'some moves');
  });
  const questions = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .flatMap(({ question }) => question ?? []);
  const seen = new Set<string>();
  for (const { game, seat, state, ...rest } of questions) {
    seen.add(`${game} ${seat}`);
    expect(Object.keys(rest).sort()).toEqual(['level', 'matchID', 'milliseconds']);
    expect(state.plugins.random?.data ?? null).toBeNull();
    expect(JSON.stringify(state)).not.toMatch(/"key"|prngstate|credentials|initialState|before/);
    expect([state._undo, state._redo, state.deltalog ?? null]).toEqual([[], [], null]);
    if (game === 'duel') expect(Object.keys(state.G.secret)).toEqual([seat]);
    else expect(JuliusCaesar.playerView({ G: state.G, ctx: state.ctx, playerID: seat })).toEqual(state.G);
  }
  expect(seen).toEqual(new Set(['duel 0', 'duel 1', `${CAESAR} 0`, `${CAESAR} 1`]));
});

test('a bot thinks anew when the other takes back its move meanwhile', async () => {
  const notes = joinPath(await emptyFolder(), 'notes');
  process.env.BOT_NOTES = notes;
  const noted = async () => (await readFile(notes, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  await withServer({ games: [regret], log, bots: botsOf('holds') }, async (own) => {
    const room = await createBotRoom(own.url, { 1: quick }, { game: 'regret' });
    const person = await join(room, '0');
    const visitor = await Visitor.seated(person);
    const hears = (line: string) => until(async () => (await noted()).includes(line), line);
    await visitor.play(person, 'add', [1]);
    await hears('asked 1');
    await visitor.play(person, 'takeBack');
    await hears('interrupted 1');
    await visitor.play(person, 'add', [2]);
    await until(() => visitor.state._stateID === 4, 'the move of the bot');
    expect(await noted()).toEqual(['asked 1', 'interrupted 1', 'asked 2']);
    expect(eventsOf('bot failed', room)).toEqual([]);
  });
});
