/* Games of one bot against another, and how they end. */
import type { State } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import { sidesAt } from '../../games/kit/seats';
import { Match } from '../../games/testing/match';
import { type Duellist, duel } from './bots';
import { type Outcome, Score } from './score';
import type { SubjectParts } from './subject';

/** Two bots that are to play each other, and how. */
export interface Contest<G extends Stacked> {
  /** How many games at most. */
  games: number;
  /** The seed of the first game. */
  seed: number;
  /** How many seats the game has. */
  players: number;
  /** Makes the first bot, which holds one seat. */
  first(seed: string): Duellist<G>;
  /** Makes the second, which holds all others. */
  second(seed: string): Duellist<G>;
  /** Says whether a game more is of no use, by the score of the first with the sides that it would hold, and by all. */
  isEnough?(own: Score, all: Score): boolean;
  /**
   * Told how the first has fared with the same dice in all seats in turn, as duplicate bridge is scored: it has won if its margins are the
   * greater ones together, or, where they are equal, what it has to its credit besides. So the side that a game favours does not matter.
   */
  round?(outcome: Outcome): void;
  /** Told after each game how the first has fared with the sides it held, by their names, and how that game has ended for it. */
  watch?(names: string, score: Score, outcome: Outcome): void;
}

/** Returns the score of the first bot from the sides it has held, by their names: each seat in turn, with the same dice. */
export async function contest<G extends Stacked>(
  { game, rulebook, credit }: SubjectParts<G>,
  { games, seed: firstSeed, players, first, second, isEnough, round, watch }: Contest<G>,
): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  let lead = 0;
  let credits = 0;
  for (let number = 0; number < games; number++) {
    const seed = firstSeed + Math.floor(number / players);
    const match = new Match(game, seed, {}, players);
    const seat = match.allSeats[number % players];
    const sides = sidesAt(match.state.G, seat);
    const names = rulebook.sides
      .filter(({ id }) => sides.includes(id))
      .map(({ name }) => name)
      .join(', ');
    const score = scores.get(names) ?? new Score();
    if (isEnough?.(score, sumOf(scores)) === true) continue;
    const bots = match.allSeats.map((each) => (each === seat ? first : second)(`${each} ${seed}`));
    await duel(match, bots);
    const outcome = outcomeFor(seat, match.state.ctx.gameover);
    scores.set(names, score.count(outcome));
    watch?.(names, score, outcome);
    lead += leadOf(match.state, seat);
    credits += creditLeadOf(match.state.G, seat, credit);
    if (number % players < players - 1) continue;
    const told = lead || credits;
    round?.(told > 0 ? 'win' : told < 0 ? 'loss' : 'draw');
    lead = 0;
    credits = 0;
  }
  return scores;
}

/** Returns how many seats a game has, so that each bot has a whole side: two where two can play, otherwise as many as there is room for. */
export function usualPlayers({ min, max }: { min: number; max: number }): number {
  return min === 2 ? min : max;
}

/** Returns all scores together. */
export function sumOf(scores: ReadonlyMap<string, Score>): Score {
  return [...scores.values()].reduce((sum, score) => sum.plus(score), new Score());
}

/** Returns how far the sides of a seat are ahead of those of the others, by their mean margins; sides that nobody holds do not count. */
export function leadOf<G extends Stacked>({ G, ctx }: State<G>, seat: string): number {
  const { margins }: { margins: Readonly<Record<string, number>> } = ctx.gameover;
  return leadBy(G, seat, (side) => margins[side]);
}

/** Returns the same by what sides have to their credit besides; nothing where the rules count everything. */
export function creditLeadOf<G extends Stacked>(
  G: G,
  seat: string,
  credit: SubjectParts<G>['credit'],
): number {
  return credit === undefined ? 0 : leadBy(G, seat, (side) => credit(G, side));
}

function leadBy(G: Stacked, seat: string, worthOf: (side: string) => number): number {
  const mean = (isOurs: boolean) => {
    const counted = Object.keys(G.seats).filter(
      (side) => G.seats[side] !== null && (G.seats[side] === seat) === isOurs,
    );
    return counted.reduce((sum, side) => sum + worthOf(side), 0) / Math.max(1, counted.length);
  };
  return mean(true) - mean(false);
}

/** A win that both share, and one that nobody has, count as a draw. */
function outcomeFor(seat: string, { winningSeats }: { winningSeats: readonly string[] }): Outcome {
  if (winningSeats.length === 0) return 'draw';
  if (!winningSeats.includes(seat)) return 'loss';
  return winningSeats.length === 1 ? 'win' : 'draw';
}
