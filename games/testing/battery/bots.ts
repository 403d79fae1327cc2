import { SearchBot } from '../../ai';
import { Alea } from '../../ai/alea';
import { levelOf } from '../../ai/levels';
import { Simulator } from '../../ai/simulator';
import { keyOfSeed } from '../../kit/dice/key';
import type { Seat, Stacked } from '../../kit/frame';
import { seatsDeciding, sidesAt, sidesDeciding, sideToDecide } from '../../kit/seats';
import { Match, numbersOfPlayers } from '../match';
import { movesToTry, randomMove } from '../moves';
import { playedByBots } from '../played';
import { expect } from '../runner';
import { shadow } from '../shadow';
import type { SubjectParts } from '../subject';
import { watchGames, watchStates } from './games';

/** The simulator comes to what the reducer comes to, move by move. */
export function simulatorAgrees<G extends Stacked>(parts: SubjectParts<G>): void {
  watchGames(parts, 6, (recording) => {
    const compare = shadow(parts.rulebook, recording.first);
    for (const [match, made] of recording.matches()) compare(match, made);
    expect(recording.decisions).toBeGreaterThan(1);
  });
}

/** Calls `look` with what each seat imagines in some states of some games. */
function imagine<G extends Stacked>(
  parts: SubjectParts<G>,
  every: number,
  look: (match: Match<G>, seat: Seat, imagined: G) => void,
): void {
  const { rulebook } = playedByBots(parts.game);
  const chance = new Alea('imagination');
  watchStates(parts, every, (match) => {
    if (match.over) return;
    const { G } = match.state;
    for (const seat of match.allSeats) {
      const sides = sidesAt(G, seat);
      look(match, seat, rulebook.bots.determinize(rulebook.view(G, sides), sides, chance));
    }
  });
}

/** What a bot imagines looks to its seat as the truth does. */
export function imaginationAgrees<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, invariant } = parts;
  let different = 0;
  imagine(parts, 2, ({ state: { G } }, seat, imagined) => {
    const sides = sidesAt(G, seat);
    expect(rulebook.view(imagined, sides)).toEqual(rulebook.view(G, sides));
    expect(invariant(imagined)).toBeNull();
    if (JSON.stringify(imagined) !== JSON.stringify(G)) different++;
  });
  if (!parts.isOpen) expect(different).toBeGreaterThan(100);
}

/** What a bot imagines can be played to the end. */
export function imaginationIsPlayable<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, invariant } = parts;
  imagine(parts, 80, ({ state: { G, ctx } }, seat, imagined) => {
    if (sideToDecide(G, seat) === null) return;
    const chance = new Alea('playing on');
    const simulation = new Simulator(rulebook, { G: imagined, ctx }, chance);
    while (simulation.result === null) {
      const [side] = simulation.sides;
      simulation.make(
        side,
        randomMove(rulebook, simulation.G, side, () => chance.next()),
      );
      const broken = invariant(simulation.G);
      if (broken !== null) throw new Error(broken);
    }
  });
}

/** Evaluations are chances, and every move has a weight, also where a side judges by no more than what it sees. */
export function judgementIsSound<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = playedByBots(parts.game);
  const { evaluate, policy, horizon } = rulebook.bots;
  watchStates(parts, 3, ({ state: { G } }) => {
    const before = JSON.stringify(G);
    const chances = evaluate(G);
    expect(Object.keys(chances).sort()).toEqual(rulebook.sides.map(({ id }) => String(id)).sort());
    let sum = 0;
    for (const { id } of rulebook.sides) {
      expect(chances[id] >= 0 && chances[id] <= 1).toBe(true);
      sum += chances[id];
    }
    expect(sum).toBeCloseTo(1);
    for (const side of sidesDeciding(G)) {
      const moves = movesToTry(rulebook, G, side);
      for (const known of [G, rulebook.view(G, sidesAt(G, G.seats[side]))]) {
        const weights = policy(known, side, moves);
        expect(weights).toHaveLength(moves.length);
        for (const weight of weights) expect(weight > 0 && Number.isFinite(weight)).toBe(true);
      }
    }
    expect(Number.isFinite(horizon(G))).toBe(true);
    expect(JSON.stringify(G)).toBe(before);
  });
}

/** A bot's choice does not change when only hidden things change. */
export async function botsAreHonest<G extends Stacked>(parts: SubjectParts<G>): Promise<void> {
  const game = playedByBots(parts.game);
  const { rulebook } = game;
  const questions: { state: Match<G>['state']; other: G; seat: Seat }[] = [];
  imagine(parts, 25, ({ state }, seat, other) => {
    const side = sideToDecide(state.G, seat);
    if (side !== null && movesToTry(rulebook, other, side).length > 1) questions.push({ state, other, seat });
  });
  expect(questions.length).toBeGreaterThan(10);
  for (const { state, other, seat } of questions) {
    const answers = [state.G, other].map((G, index) => {
      const level = { ...levelOf('hard'), iterations: 6, milliseconds: 3_600_000 };
      const bot = new SearchBot({ game, enumerate: game.ai.enumerate, seed: 'same' }, level);
      bot.setOpt('async', false);
      const plugins = { ...state.plugins, dice: { data: { key: keyOfSeed(`dice ${index}`), drawn: 0 } } };
      return bot.play({ ...state, G, plugins }, seat);
    });
    const [told, changed] = await Promise.all(answers);
    expect(changed.action).toEqual(told.action);
    expect(changed.metadata?.moves).toEqual(told.metadata?.moves);
  }
}

/** Bots in all seats finish a game of each number of players. They judge a move by what it leads to at once, and look no further. */
export async function botsFinish<G extends Stacked>(parts: SubjectParts<G>): Promise<void> {
  const game = playedByBots(parts.game);
  const { rulebook } = game;
  const level = { ...levelOf('hard'), iterations: 2, horizon: 0, milliseconds: 3_600_000 };
  const numbers = numbersOfPlayers(rulebook);
  for (const players of rulebook.bots.suggest === undefined ? numbers : numbers.slice(-1)) {
    const match = new Match(game, players, {}, players);
    const bots = match.allSeats.map(
      (seed) => new SearchBot({ game, enumerate: game.ai.enumerate, seed }, level),
    );
    while (!match.over) {
      const [seat] = seatsDeciding(match.state.G);
      const { action } = await bots[Number(seat)].play(match.state, seat);
      const { type, args } = action.payload;
      expect(match.make({ seat, move: type, args })).toBe(true);
    }
  }
}
