/* The package's own bots: their search, their options, and how they work with boardgame.io. */
import type { Game } from 'boardgame.io';
import { Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BotAnswer, botAt, levelOf, levels, type Progress, SearchBot, timeForTurn } from '../games/ai';
import { JuliusCaesar } from '../games/julius-caesar';
import { keyOfSeed } from '../games/kit/dice/key';
import { createGame } from '../games/kit/game';
import { seatsDeciding } from '../games/kit/seats';
import { Match } from '../games/testing/match';
import { type Guessing, GuessingGame, rulebook as guessing } from './kit/guessing';
import { Quarters, rulebook as quarters } from './kit/quarters';
import { DAYS, QUARTERS } from './kit/quarters/state';

const QUICK = { ...levelOf('hard'), iterations: 40, milliseconds: 3_600_000 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets 10 milliseconds go by whenever somebody looks at the clock. */
function tickByLooks(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10;
    return now;
  });
}

function caesarBot(seed: string | number, level = QUICK) {
  return new SearchBot({ game: JuliusCaesar, enumerate: JuliusCaesar.ai.enumerate, seed }, level);
}

/** Returns a match of Julius Caesar whose Player 1 is about to move. */
function beforeMoves() {
  const match = new Match(JuliusCaesar, 4);
  while (match.state.ctx.phase !== 'command') {
    const [seat] = match.seats;
    match.make(match.legal(seat)[0]);
  }
  return match;
}

function hidden(card: 'red' | 'black') {
  const match = new Match<Guessing>(GuessingGame, 1);
  match.make({ seat: '1', move: 'hide', args: [card] });
  return match.state;
}

describe('the search', () => {
  test('does not guess what it cannot know, though the state it is handed tells', async () => {
    for (const card of ['red', 'black'] as const) {
      const bot = new SearchBot(
        { game: GuessingGame, enumerate: GuessingGame.ai.enumerate, seed: card },
        QUICK,
      );
      bot.setOpt('iterations', 400);
      const { action, metadata } = await bot.play(hidden(card), '0');
      expect(action.payload.type).toBe('pass');
      const value = (move: string, arg?: string) =>
        metadata?.moves.find((each) => each.move === move && each.args[0] === arg)?.value;
      expect(value('pass')).toBeCloseTo(0.6);
      expect(value('guess', 'red')).toBeGreaterThan(0.2);
      expect(value('guess', 'red')).toBeLessThan(0.8);
    }
  });

  test('chooses the same from the same seed, whatever dice the match would roll', async () => {
    const { state, seats } = beforeMoves();
    const answers = [];
    for (const dice of ['one', 'two']) {
      const plugins = { ...state.plugins, dice: { data: { key: keyOfSeed(dice), drawn: 0 } } };
      answers.push(await caesarBot('seed').play({ ...state, plugins }, seats[0]));
    }
    expect(answers[1].action).toEqual(answers[0].action);
    expect(answers[1].metadata?.moves).toEqual(answers[0].metadata?.moves);
    const { metadata } = await caesarBot('another').play(state, seats[0]);
    expect(metadata?.moves).not.toEqual(answers[0].metadata?.moves);
  });

  test('leaves the state it is handed as it was', async () => {
    const { state, seats } = beforeMoves();
    const before = JSON.stringify(state);
    await caesarBot(1).play(state, seats[0]);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('goes on with its tree when the seat decides again at once, and only then', async () => {
    const match = beforeMoves();
    const [seat] = match.seats;
    const bot = caesarBot('reuse');
    const { action } = await bot.play(match.state, seat);
    match.make({ seat, move: action.payload.type, args: action.payload.args });
    const after = { ...match.state };
    const again = await bot.play(after, seat);
    const visitsOf = ({ metadata }: BotAnswer) =>
      (metadata?.moves ?? []).reduce((sum, { visits }) => sum + visits, 0);
    expect(visitsOf(again)).toBeGreaterThan(again.metadata?.iterations ?? 0);
    const elsewhere = await bot.play({ ...after, _stateID: after._stateID + 5 }, seat);
    expect(visitsOf(elsewhere)).toBe(elsewhere.metadata?.iterations);
  });

  test('tries something even where the tree it goes on with has been through here often enough', async () => {
    const match = beforeMoves();
    const [seat] = match.seats;
    const bot = caesarBot('once', { ...QUICK, iterations: 1 });
    for (let decision = 0; decision < 3; decision++) {
      const { action, metadata } = await bot.play(match.state, seat);
      expect(metadata?.moves.length).toBe(1);
      expect(action.payload.type).toBe(metadata?.moves[0].move);
      match.make({ seat, move: action.payload.type, args: action.payload.args });
    }
  });

  test('stops when its time is up, after one iteration at least', async () => {
    const { state, seats } = beforeMoves();
    tickByLooks();
    const iterationsIn = async (milliseconds: number) => {
      const bot = caesarBot('time', { ...QUICK, iterations: 1_000_000, milliseconds });
      return (await bot.play(state, seats[0])).metadata?.iterations;
    };
    expect(await iterationsIn(1)).toBe(1);
    const some = await iterationsIn(5_000);
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThanOrEqual(500);
  });

  test('takes for a turn little more than for two decisions, and for the next one as much again', async () => {
    const match = beforeMoves();
    tickByLooks();
    const level = { ...QUICK, iterations: 1_000_000, milliseconds: 4_000 };
    const bots = match.allSeats.map((seat) => caesarBot(seat, level));
    const times = new Map<string, number[]>();
    for (let made = 0; made < 40 && !match.over; made++) {
      const [seat] = seatsDeciding(match.state.G);
      const turn = `${seat} ${match.state.ctx.turn}`;
      const { action, metadata } = await bots[Number(seat)].play(match.state, seat);
      match.make({ seat, move: action.payload.type, args: action.payload.args });
      if (metadata !== undefined) times.set(turn, [...(times.get(turn) ?? []), metadata.milliseconds]);
    }
    const turns = [...times.values()].filter((turn) => turn.length > 1);
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      const all = turn.reduce((sum, each) => sum + each);
      expect(all).toBeLessThanOrEqual(timeForTurn(4_000) + 100 * turn.length);
      expect(Math.max(...turn)).toBeGreaterThan(600);
    }
  });

  test('takes long for what stays open, and hardly any time for what is plain', async () => {
    const times: number[] = [];
    const match = beforeMoves();
    tickByLooks();
    for (let made = 0; made < 30; made++) {
      const [seat] = seatsDeciding(match.state.G);
      const bot = caesarBot(made, { ...QUICK, iterations: 1_000_000, milliseconds: 4_000 });
      const { action, metadata } = await bot.play(match.state, seat);
      match.make({ seat, move: action.payload.type, args: action.payload.args });
      if (metadata !== undefined) times.push(metadata.milliseconds);
    }
    const shares = times.map((time) => time / (0.4 * timeForTurn(4_000)));
    expect(Math.max(...shares)).toBeGreaterThan(0.8);
    expect(Math.min(...shares)).toBeLessThan(0.3);
    expect(Math.min(...shares)).toBeGreaterThan(0.05);
  });

  test('can be aborted, before and while it thinks, and answers again afterwards', async () => {
    const { state, seats } = beforeMoves();
    const bot = caesarBot('abort', { ...QUICK, iterations: 1_000_000, milliseconds: 600_000 });
    await expect(bot.play(state, seats[0], AbortSignal.abort(new Error('undone')))).rejects.toThrow('undone');
    const stop = new AbortController();
    const thinking = bot.play(state, seats[0], stop.signal);
    stop.abort(new Error('the state changed'));
    await expect(thinking).rejects.toThrow('the state changed');
    bot.setOpt('iterations', 3);
    expect((await bot.play(state, seats[0])).metadata?.iterations).toBe(3);
  });

  test('does not search where there is one thing to do', async () => {
    const match = new Match<Guessing>(GuessingGame, 1);
    const onlyFirst: typeof GuessingGame.ai.enumerate = (...asked) =>
      GuessingGame.ai.enumerate(...asked).slice(0, 1);
    const bot = new SearchBot({
      game: GuessingGame,
      enumerate: onlyFirst,
    });
    const { action, metadata } = await bot.play(match.state, '1');
    expect(action.payload).toMatchObject({ type: 'hide', args: ['red'], playerID: '1' });
    expect(metadata).toBeUndefined();
  });
});

describe('what moves are worth', () => {
  /** Returns what the hider's bot does where its chance is `chances`, by the card it hides, and its policy likes red so many times as much. */
  const hides = (chances: { red: number; black: number }, liking: number) => {
    const chanceOf = ({ secret: { hider } }: Guessing) => (hider === 'black' ? chances.black : chances.red);
    const game = createGame({
      ...guessing,
      bots: {
        ...guessing.bots,
        horizon: ({ secret: { hider } }) => (hider === null ? 0 : 1),
        evaluate: (G) => ({ guesser: 1 - chanceOf(G), hider: chanceOf(G) }),
        policy: (_G, _side, moves) => moves.map(({ args: [card] }) => (card === 'red' ? liking : 1)),
      },
    });
    const bot = new SearchBot({ game, enumerate: game.ai.enumerate, seed: 'worth' }, QUICK);
    return bot.play(new Match<Guessing>(game, 1).state, '1');
  };

  test.each([
    ['all but lost', { red: 1e-6, black: 2e-6 }],
    ['open', { red: 0.5, black: 0.51 }],
    ['all but won', { red: 1 - 2e-6, black: 1 - 1e-6 }],
  ])('counts where the game is %s', async (_how, chances) => {
    const { action } = await hides(chances, 3);
    expect(action.payload.args).toEqual(['black']);
  });

  test('is found out of what the policy likes least, too', async () => {
    const { metadata } = await hides({ red: 0.5, black: 0.5 }, 1000);
    expect(metadata?.moves.map(({ args: [card] }) => card)).toEqual(['red', 'black']);
  });
});

describe('a seat of several sides', () => {
  const chances = { north: 0.4, east: 0.3, south: 0.2, west: 0.1 };
  const judged = createGame({ ...quarters, bots: { ...quarters.bots, evaluate: () => chances } });

  /** Returns a bot that looks a day ahead in a game in which the chances never change. */
  const judge = (seed: string) =>
    new SearchBot({ game: judged, enumerate: judged.ai.enumerate, seed }, { ...QUICK, iterations: 30 });

  test.each([
    [2, '0', 0.6],
    [2, '1', 0.4],
    [3, '2', 0.2],
    [4, '1', 0.3],
  ])('of %i players, seat %s counts the chances of all its sides', async (players, seat, worth) => {
    const { state } = new Match(judged, 1, {}, players);
    const { metadata } = await judge('chances').play(state, seat);
    expect(metadata?.moves.length).toBeGreaterThan(3);
    for (const { value } of metadata?.moves ?? []) expect(value).toBeCloseTo(worth);
  });

  test.each([
    [2, '0', 1],
    [4, '0', 0.5],
  ])('of %i players, seat %s has its share of a victory', async (players, seat, share) => {
    const match = new Match(Quarters, 1, {}, players);
    const wall = {
      a9: { site: 'gate' as const, owner: 'north' as const },
      b9: { site: 'tower' as const, owner: 'south' as const },
    };
    const { state } = match.branch({
      ...match.state.G,
      stack: [
        { step: 'day', sides: [], day: DAYS },
        { step: 'build', sides: ['north'] },
      ],
      wall,
      givers: [...QUARTERS],
    });
    const parts = { game: Quarters, enumerate: Quarters.ai.enumerate, seed: 'share' };
    const { metadata } = await new SearchBot(parts, { ...QUICK, iterations: 400 }).play(state, seat);
    expect(metadata?.moves.find(({ move }) => move === 'pass')?.value).toBeCloseTo(share);
  });

  test('is asked for one side after the other, and goes on with the tree it has', async () => {
    const match = new Match(Quarters, 2, {}, 2);
    const bot = new SearchBot({ game: Quarters, enumerate: Quarters.ai.enumerate, seed: 'both' }, QUICK);
    const { action } = await bot.play(match.state, '0');
    expect(match.state.G.secret.north.hand).toContain(action.payload.args?.[0]);
    match.make({ seat: '0', move: action.payload.type, args: action.payload.args });
    const again = await bot.play(match.state, '0');
    expect(match.state.G.secret.south.hand).toContain(again.action.payload.args?.[0]);
    expect(again.metadata?.iterations).toBeLessThan(QUICK.iterations);
  });

  test('has no answer when it has nothing to decide, though it may act out of turn', async () => {
    const match = new Match(Quarters, 2, {}, 4);
    const wall = { a9: { site: 'gate' as const, owner: 'west' as const } };
    const { state } = match.branch({ ...match.state.G, stack: [{ step: 'build', sides: ['north'] }], wall });
    const bot = new SearchBot({ game: Quarters, enumerate: Quarters.ai.enumerate, seed: 1 }, QUICK);
    expect(await bot.play(state, '3')).toEqual({ action: undefined });
  });
});

describe('with boardgame.io', () => {
  test('its options can be listed and set as the debug panel does', () => {
    const bot = caesarBot(1);
    expect(bot.opts()).toMatchObject({
      async: { value: true },
      iterations: { value: QUICK.iterations, range: { min: 1 } },
      milliseconds: { value: QUICK.milliseconds, range: { min: 1 } },
    });
    bot.setOpt('iterations', 7);
    expect(bot.getOpt('iterations')).toBe(7);
  });

  test('it reports its progress as the debug panel wants it', async () => {
    tickByLooks();
    const { state, seats } = beforeMoves();
    const seen: Progress[] = [];
    const parts = { game: JuliusCaesar, enumerate: JuliusCaesar.ai.enumerate, seed: 1 };
    const bot = new SearchBot({ ...parts, iterationCallback: (progress) => seen.push(progress) }, QUICK);
    bot.setOpt('iterations', 10);
    await bot.play(state, seats[0]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toMatchObject({ numIterations: 10, iterationCounter: 1 });
  });

  test('Step makes a move of a client by it', async () => {
    const client = Client({ game: JuliusCaesar, numPlayers: 2, debug: false });
    client.start();
    const action = await Step(client, caesarBot('step', { ...QUICK, iterations: 4 }));
    expect(action?.payload.type).toBe('discard');
    expect(client.getState()?.G.secret.caesar.hand).toHaveLength(5);
    client.stop();
  });

  test('Simulate plays a game to the end by two of them', async () => {
    const { state } = new Match(JuliusCaesar, 2);
    const bots = {
      0: caesarBot('a', { ...QUICK, iterations: 1 }),
      1: caesarBot('b', { ...QUICK, iterations: 1 }),
    };
    const result = await Simulate({ game: JuliusCaesar as Game, bots, state, depth: 5_000 });
    expect(result.state.ctx.gameover).toHaveProperty('reason');
  });

  test('a game that is not of the package is refused', () => {
    const game: Game = { name: 'chess' };
    expect(() => new SearchBot({ game, enumerate: () => [] })).toThrow('chess is not a game of this package');
  });
});

describe('the levels', () => {
  test('are named, the weakest first, and none is called twice', () => {
    expect(levels.map(({ id }) => id)).toEqual(['random', 'easy', 'normal', 'hard']);
    for (const { name, note } of levels) expect(`${name} ${note}`).toMatch(/^[A-Z].{10,}/);
    expect(() => levelOf('grandmaster')).toThrow('no level grandmaster; choose random, easy, normal, hard');
  });

  test('a bot of no level is refused at once, not when a match first asks it', () => {
    expect(() => Reflect.apply(botAt, null, ['grandmaster'])).toThrow('no level grandmaster');
  });

  test.each([0, 0.5, 1])(
    'of a hundred decisions so many are made by lot, without a search: %d',
    async (slips) => {
      const { state } = beforeMoves();
      const level = { ...levelOf('easy'), iterations: 1, slips };
      const { enumerate } = JuliusCaesar.ai;
      const bot = new SearchBot({ game: JuliusCaesar, enumerate, seed: 1 }, level);
      bot.setOpt('async', false);
      const [seat] = seatsDeciding(state.G);
      let byLot = 0;
      for (let decision = 0; decision < 100; decision++)
        if ((await bot.play(state, seat)).metadata === undefined) byLot++;
      expect(Math.abs(byLot - 100 * slips)).toBeLessThan(slips % 1 === 0 ? 1 : 15);
    },
  );

  test('each level overlooks less than the one below, and the strongest nothing', () => {
    const slips = levels.slice(1).map((level) => level.slips);
    expect(slips).toEqual([...new Set(slips)].sort().reverse());
    expect(slips.at(-1)).toBe(0);
  });

  test.each(levels)('$id makes legal moves', async ({ id }) => {
    const match = beforeMoves();
    const BotOfLevel = botAt(id);
    const bot = new BotOfLevel({ game: JuliusCaesar, enumerate: JuliusCaesar.ai.enumerate, seed: 1 });
    bot.setOpt('milliseconds', 20);
    for (let decision = 0; decision < 5; decision++) {
      const [seat] = match.seats;
      const { action } = await bot.play(match.state, seat);
      expect(match.make({ seat, move: action.payload.type, args: action.payload.args })).toBe(true);
    }
  });
});
