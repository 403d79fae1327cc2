/* Rooms with bots: what the forms choose, what the server is asked, and what the browser keeps. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createdRoom, createdRooms } from '../../web/client/createdRooms';
import { heldSeats } from '../../web/client/seats';
import { createRoom, playAgain, seatBot } from '../../web/lobby/api';
import { type NewRoom, requestFor } from '../../web/lobby/newRoom';
import { problemOf } from '../../web/lobby/problem';
import { botChoices, botsIn, type SeatChoice, shuffled, withChoice } from '../../web/lobby/seatChoice';
import { FakeStorage } from './fakeStorage';

interface Asked {
  path: string;
  body: unknown;
}

let asked: Asked[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};

async function fakeFetch(path: string, { body }: { body: string }): Promise<Response> {
  asked.push({ path, body: JSON.parse(body) });
  const { status = 200, body: answer } = answers[path.split('/').at(-1) ?? ''];
  return new Response(JSON.stringify(answer), { status });
}

beforeEach(() => {
  asked = [];
  answers = {
    create: { body: { matchID: 'm1', creatorCredentials: 'creator' } },
    join: { body: { playerID: '0', playerCredentials: 'player' } },
    playAgain: { body: { nextMatchID: 'm2' } },
    bot: { body: {} },
  };
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('fetch', fakeFetch);
});

const room = (...seats: SeatChoice[]): NewRoom => ({
  game: 'julius-caesar',
  options: { deployment: 'free' },
  unlisted: true,
  watching: 'play',
  delay: 0,
  seats,
  pace: 3_000,
  name: 'Gaius',
});

describe('choosing seats', () => {
  test('who creates the room changes places, so that there is one of them', () => {
    expect(withChoice(['me', 'open'], 1, 'me')).toEqual(['open', 'me']);
    expect(withChoice(['me', 'hard'], 1, 'me')).toEqual(['hard', 'me']);
    expect(withChoice(['me', 'hard'], 0, 'easy')).toEqual(['easy', 'hard']);
    expect(withChoice(['easy', 'hard'], 0, 'me')).toEqual(['me', 'hard']);
    expect(withChoice(['me', 'open'], 0, 'me')).toEqual(['me', 'open']);
  });

  test('there is a bot of every level, each with a word on how it plays', () => {
    expect(botChoices.map(({ value }) => value)).toEqual(['random', 'easy', 'normal', 'hard']);
    for (const { note } of botChoices) expect(note).not.toBe('');
    expect(botsIn(['me', 'hard', 'open', 'random'])).toEqual({ 1: 'hard', 3: 'random' });
  });

  test('lots give everybody every side', () => {
    const drawn = Array.from({ length: 200 }, () => shuffled(['me', 'hard', 'open']).join());
    expect(new Set(drawn).size).toBe(6);
  });
});

describe('a new room', () => {
  test('is asked for with its bots and their pace, if there are any', () => {
    const parts = { setupData: { deployment: 'free' }, unlisted: true, watching: 'play' };
    expect(requestFor(room('me', 'open'))).toEqual({ numPlayers: 2, ...parts, playerName: 'Gaius' });
    expect(requestFor(room('easy', 'hard'))).toEqual({
      numPlayers: 2,
      ...parts,
      bots: { 0: { level: 'easy', pace: 3_000 }, 1: { level: 'hard', pace: 3_000 } },
    });
  });

  test('is not made for a name that the server refuses', async () => {
    answers.create = { status: 400, body: { error: 'Only bots are called like that' } };
    const problem = await createRoom({ ...room('me', 'open'), name: 'Bot' }).catch((error: unknown) => error);
    expect(problemOf(problem)).toMatch(/Only bots are called/);
    expect(asked.map(({ path }) => path)).toEqual(['/games/julius-caesar/create']);
    expect(createdRooms()).toEqual([]);
  });

  test('is joined by its creator, whose two credentials are kept', async () => {
    expect(await createRoom(room('hard', 'me'))).toBe('m1');
    expect(asked.map(({ path }) => path)).toEqual([
      '/games/julius-caesar/create',
      '/games/julius-caesar/m1/join',
    ]);
    expect(asked[0].body).toMatchObject({ numPlayers: 2, bots: { 0: { level: 'hard', pace: 3_000 } } });
    expect(asked[1].body).toEqual({ playerID: '1', playerName: 'Gaius' });
    expect(heldSeats()).toMatchObject([{ match: 'm1', seat: '1', credentials: 'player' }]);
    expect(createdRooms()).toMatchObject([{ match: 'm1', credentials: 'creator', pace: 3_000 }]);
  });

  test('of bots alone is not joined, and still its creator’s', async () => {
    await createRoom(room('easy', 'hard'));
    expect(asked.map(({ path }) => path)).toEqual(['/games/julius-caesar/create']);
    expect(heldSeats()).toEqual([]);
    expect(createdRoom('julius-caesar', 'm1')?.credentials).toBe('creator');
  });

  test('whose seat somebody was quicker to take is known to its creator all the same', async () => {
    answers.join = { status: 409, body: 'Player 0 not available' };
    await expect(createRoom(room('me', 'open'))).rejects.toThrow('409');
    expect(createdRoom('julius-caesar', 'm1')?.credentials).toBe('creator');
    expect(heldSeats()).toEqual([]);
  });

  test('on a server that knows no creators is nobody’s', async () => {
    answers.create = { body: { matchID: 'm1' } };
    await createRoom(room('me', 'open'));
    expect(createdRooms()).toEqual([]);
    expect(heldSeats()).toHaveLength(1);
  });

  test('stays its creator’s when the game is played again', async () => {
    await createRoom(room('me', 'hard'));
    await playAgain(heldSeats()[0], true);
    expect(createdRoom('julius-caesar', 'm2')).toMatchObject({ credentials: 'creator', pace: 3_000 });
    expect(createdRoom('julius-caesar', 'm1')).toBeDefined();
    expect(heldSeats().map(({ match }) => match)).toEqual(['m2', 'm1']);
  });
});

describe('a seat', () => {
  const created = { game: 'julius-caesar', match: 'm/1', credentials: 'creator', pace: 1_000, at: 1 };
  const path = '/games/julius-caesar/m%2F1/bot';

  test('is given to a bot and taken back', async () => {
    await seatBot(created, '1', 'hard', 200);
    await seatBot(created, '1', null, 200);
    const request = { playerID: '1', creatorCredentials: 'creator' };
    expect(asked).toEqual([
      { path, body: { ...request, level: 'hard', pace: 200 } },
      { path, body: { ...request, level: null } },
    ]);
  });

  test.each([
    [403, 'no', /not your room/],
    [409, 'Player 1 not available', /just taken/],
    [404, 'Match not found', /no such match/],
    [400, { error: 'pace must be 0 to 10000' }, /pace must be/],
  ])('that a server refuses with %i is told in plain words', async (status, body, words) => {
    answers.bot = { status, body };
    const problem = await seatBot(created, '1', 'hard', 200).catch((error: unknown) => error);
    expect(problemOf(problem, 'That is not your room.')).toMatch(words);
  });
});
