/* What every game of the package must stand (a game joins in test/games.ts). */
import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { SearchBot } from '../games/ai';
import { Alea } from '../games/ai/alea';
import { levelOf } from '../games/ai/levels';
import { Simulator } from '../games/ai/simulator';
import type { Stacked } from '../games/kit/play';
import { labelOf, legalMoves, promptFor } from '../games/kit/rulebook';
import { ids, subjects } from './games';
import { pickFrom, seeded } from './tools/chance';
import { Match, playRandomly, randomOptions } from './tools/match';
import { sectionsOf } from './tools/sections';
import { shadow } from './tools/shadow';
import { STATE_LIMIT, type SubjectParts } from './tools/subject';

const SEEDS = [1, 2, 3, 4, 5, 6];

test('every rulebook of the package is in the battery', () => {
  expect(subjects.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

describe.each(subjects)('$id', (subject) => {
  test('random games end without dead end, exception or broken invariant', () => {
    const problems: string[] = [];
    const result = subject.fuzz({
      games: SEEDS.length,
      seed: SEEDS[0],
      fail: (seed, problem) => problems.push(`${seed}: ${problem}`),
    });
    expect(problems).toEqual([]);
    expect(result.finished).toBe(SEEDS.length);
    expect(result.decisions).toBeGreaterThan(SEEDS.length * 100);
    expect(result.maxStateBytes).toBeLessThan(STATE_LIMIT);
  });

  test('the state is plain JSON and below 16 KB', () => subject.with(statesAreJson));
  test('asking for legal moves changes nothing', () => subject.with(askingChangesNothing));
  test('what a seat may do follows from what it sees', () => subject.with(legalityFollowsFromView));
  test('every prompt names a section of the rulebook, and every move has a label', () =>
    subject.with(promptsAndLabels));
  test('undo restores the state exactly', () => subject.with(undoRestores));
  test('moves out of turn, unknown or with other arguments are refused', () =>
    subject.with(illegalMovesAreRefused));
  test('nothing of the undo snapshot or the dice to come reaches a client', () =>
    subject.with(pluginsAreFiltered));
  test('the view of a view is the view', () => subject.with(viewIsIdempotent));
  test('the simulator comes to what the reducer comes to, move by move', () => subject.with(simulatorAgrees));
  test('what a bot imagines looks to its seat as the truth does', () => subject.with(imaginationAgrees));
  test('what a bot imagines can be played to the end', () => subject.with(imaginationIsPlayable));
  test('evaluations are chances, and every move has a weight', () => subject.with(judgementIsSound));
  test("a bot's choice does not change when only hidden things change", () => subject.with(botsAreHonest));
});

/** Plays the seeds and looks at every n-th state. */
function watchStates<G extends Stacked>(
  { game, rulebook }: SubjectParts<G>,
  every: number,
  look: (match: Match<G>, next: () => number) => void,
): void {
  for (const seed of SEEDS.slice(0, 3)) {
    const next = seeded(seed);
    let count = 0;
    playRandomly(new Match(game, seed, randomOptions(rulebook.options, seed)), seed, (match) => {
      if (count++ % every === 0) look(match, next);
    });
    expect(count).toBeGreaterThan(100);
  }
}

function statesAreJson<G extends Stacked>(parts: SubjectParts<G>): void {
  watchStates(parts, 7, ({ state: { G } }) => {
    const text = JSON.stringify(G);
    expect(JSON.parse(text)).toStrictEqual(G);
    expect(text.length).toBeLessThan(16 * 1024);
  });
}

function askingChangesNothing<G extends Stacked>(parts: SubjectParts<G>): void {
  watchStates(parts, 11, (match) => {
    const before = JSON.stringify(match.state);
    for (const seat of match.seats) {
      match.legal(seat);
      promptFor(parts.rulebook, match.state.G, seat);
    }
    expect(JSON.stringify(match.state)).toBe(before);
  });
}

function legalityFollowsFromView<G extends Stacked>({ rulebook, ...parts }: SubjectParts<G>): void {
  watchStates({ rulebook, ...parts }, 2, ({ state: { G }, seats }) => {
    for (const seat of seats) {
      const view = rulebook.view(G, seat);
      expect(legalMoves(rulebook, view, seat)).toEqual(legalMoves(rulebook, G, seat));
      expect(promptFor(rulebook, view, seat)).toEqual(promptFor(rulebook, G, seat));
    }
  });
}

function promptsAndLabels<G extends Stacked>({ rulebook, ...parts }: SubjectParts<G>): void {
  const sections = sectionsOf(rulebook.id);
  watchStates({ rulebook, ...parts }, 3, ({ state: { G }, seats }) => {
    for (const seat of seats) {
      const prompt = promptFor(rulebook, G, seat);
      expect(sections).toContain(prompt?.rule);
      expect(prompt?.text).toMatch(/^[A-Z0-9].{8,}[.]$/);
      for (const move of legalMoves(rulebook, G, seat)) {
        expect(labelOf(rulebook, rulebook.view(G, seat), seat, move)).not.toBe('');
      }
    }
  });
}

function undoRestores<G extends Stacked>({ game, rulebook }: SubjectParts<G>): void {
  let undone = 0;
  for (const seed of SEEDS) {
    const match = new Match(game, seed, randomOptions(rulebook.options, seed));
    const next = seeded(seed);
    const past: { G: string; active: string }[] = [];
    while (!match.over) {
      const [seat] = match.seats;
      const here = {
        G: JSON.stringify(match.state.G),
        active: JSON.stringify(match.state.ctx.activePlayers),
      };
      match.make(pickFrom(match.legal(seat), next));
      const takeback = match.state.plugins.undo.data;
      if (takeback === null) past.length = 0;
      else past.push(here);
      expect(takeback?.moves.length ?? 0).toBe(past.length);
      if (past.length > 0 && next() < 0.2) {
        const steps = 1 + Math.floor(next() * past.length);
        for (let step = 0; step < steps; step++) {
          expect(match.make({ seat, move: 'undo', args: [] })).toBe(true);
          const expected = past.pop();
          expect(JSON.stringify(match.state.G)).toBe(expected?.G);
          expect(JSON.stringify(match.state.ctx.activePlayers)).toBe(expected?.active);
          undone++;
        }
      }
      if (past.length === 0) expect(match.make({ seat, move: 'undo', args: [] })).toBe(false);
    }
  }
  expect(undone).toBeGreaterThan(50);
}

function illegalMovesAreRefused<G extends Stacked>(parts: SubjectParts<G>): void {
  const strange: unknown[][] = [
    ['__proto__'],
    [{}],
    [[]],
    [null],
    [1, 2, 3, 4],
    ['x'.repeat(100)],
    [Number.NaN],
  ];
  watchStates(parts, 13, (match, next) => {
    if (match.over) return;
    const before = match.state;
    const idle = ['0', '1'].filter((seat) => !match.seats.includes(seat));
    for (const seat of match.seats) {
      const { move, args } = pickFrom(match.legal(seat), next);
      for (const other of idle) expect(match.make({ seat: other, move, args })).toBe(false);
      for (const wrong of strange) expect(match.make({ seat, move, args: wrong })).toBe(false);
      for (const unknown of ['constructor', '__proto__', 'toString', 'nothing']) {
        expect(match.make({ seat, move: unknown, args })).toBe(false);
      }
    }
    expect(match.state.G).toBe(before.G);
  });
}

function pluginsAreFiltered<G extends Stacked>(parts: SubjectParts<G>): void {
  const filter = getFilterPlayerView(parts.game);
  watchStates(parts, 9, ({ state }) => {
    for (const seat of ['0', '1', null]) {
      const { args } = filter(seat, { type: 'update', args: ['match', state] });
      const sent = args[1];
      if (typeof sent !== 'object' || !('plugins' in sent)) throw new Error('no state was sent');
      expect(sent.plugins.random?.data).toBeUndefined();
      expect(
        Object.keys(sent.plugins.undo.data ?? {}).filter((key) => key !== 'seat' && key !== 'moves'),
      ).toEqual([]);
    }
  });
}

function viewIsIdempotent<G extends Stacked>({ rulebook, ...parts }: SubjectParts<G>): void {
  watchStates({ rulebook, ...parts }, 9, ({ state: { G } }) => {
    for (const seat of ['0', '1', null]) {
      const view = rulebook.view(G, seat);
      expect(rulebook.view(view, seat)).toEqual(view);
    }
  });
}

function simulatorAgrees<G extends Stacked>({ game, rulebook }: SubjectParts<G>): void {
  for (const seed of SEEDS) {
    const match = new Match(game, seed, randomOptions(rulebook.options, seed));
    const compare = shadow(rulebook, match);
    expect(playRandomly(match, seed, compare)).toBeGreaterThan(50);
  }
}

/** Calls `look` with what each seat imagines in some states of some games. */
function imagine<G extends Stacked>(
  { rulebook, ...parts }: SubjectParts<G>,
  every: number,
  look: (match: Match<G>, seat: string, imagined: G) => void,
): void {
  const chance = new Alea('imagination');
  watchStates({ rulebook, ...parts }, every, (match) => {
    if (match.over) return;
    for (const seat of ['0', '1']) {
      const view = rulebook.view(match.state.G, seat);
      look(match, seat, rulebook.bots.determinize(view, seat, chance));
    }
  });
}

function imaginationAgrees<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, invariant } = parts;
  let different = 0;
  imagine(parts, 2, ({ state: { G } }, seat, imagined) => {
    expect(rulebook.view(imagined, seat)).toEqual(rulebook.view(G, seat));
    expect(invariant(imagined)).toBeNull();
    if (JSON.stringify(imagined) !== JSON.stringify(G)) different++;
  });
  expect(different).toBeGreaterThan(100);
}

function imaginationIsPlayable<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  imagine(parts, 40, ({ state: { ctx }, seats }, seat, imagined) => {
    if (!seats.includes(seat)) return;
    const chance = new Alea('playing on');
    const simulation = new Simulator(rulebook, { G: imagined, ctx }, chance);
    while (simulation.over === null) {
      const [next] = simulation.seats;
      const moves = simulation.legal(next);
      expect(moves.length).toBeGreaterThan(0);
      simulation.make(
        next,
        pickFrom(moves, () => chance.next()),
      );
      expect(parts.invariant(simulation.G)).toBeNull();
    }
  });
}

function judgementIsSound<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  const { evaluate, incline, clock } = rulebook.bots;
  watchStates(parts, 3, ({ state: { G }, seats }) => {
    const before = JSON.stringify(G);
    const chances = evaluate(G);
    expect(chances).toHaveLength(rulebook.sides.length);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    for (const seat of seats) {
      const moves = legalMoves(rulebook, G, seat);
      const weights = incline(G, seat, moves);
      expect(weights).toHaveLength(moves.length);
      for (const weight of weights) expect(weight > 0 && Number.isFinite(weight)).toBe(true);
    }
    expect(Number.isFinite(clock(G))).toBe(true);
    expect(JSON.stringify(G)).toBe(before);
  });
}

async function botsAreHonest<G extends Stacked>(parts: SubjectParts<G>): Promise<void> {
  const { rulebook, game } = parts;
  const questions: { state: Match<G>['state']; other: G; seat: string }[] = [];
  imagine(parts, 25, ({ state, seats }, seat, other) => {
    if (seats.includes(seat) && legalMoves(rulebook, other, seat).length > 1)
      questions.push({ state, other, seat });
  });
  expect(questions.length).toBeGreaterThan(10);
  for (const { state, other, seat } of questions) {
    const answers = [state.G, other].map((G, index) => {
      const level = { ...levelOf('hard'), iterations: 12, milliseconds: 3_600_000 };
      const bot = new SearchBot({ game, enumerate: game.ai.enumerate, seed: 'same' }, level);
      bot.setOpt('async', false);
      const plugins = { ...state.plugins, random: { data: { seed: `dice ${index}` } } };
      return bot.play({ ...state, G, plugins }, seat);
    });
    const [told, changed] = await Promise.all(answers);
    expect(changed.action).toEqual(told.action);
    expect(changed.metadata?.moves).toEqual(told.metadata?.moves);
  }
}
