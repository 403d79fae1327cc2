/* Games of one bot against another, and how they end. */
import type { Stacked } from '../../games/kit/frame';
import { sidesAt } from '../../games/kit/seats';
import { Match } from '../../games/testing/match';
import { type Duellist, duel } from './bots';
import { Score } from './score';
import type { SubjectParts } from './subject';

/** Two bots that are to play each other, and how. */
export interface Contest<G extends Stacked> {
  /** How many games at most. */
  games: number;
  /** The seed of the first game. */
  seed: number;
  /** Milliseconds for each decision. */
  ms: number;
  /** How many seats the game has. */
  players: number;
  /** Makes the first bot, which holds one seat. */
  first(seed: string): Duellist<G>;
  /** Makes the second, which holds all others. */
  second(seed: string): Duellist<G>;
  /** Says whether the games so far are enough; left out, none are. */
  isEnough?(all: Score): boolean;
  /** Told after each game how the first has fared with the sides it held, by their names. */
  watch?(names: string, score: Score): void;
}

/** Returns the score of the first bot from the sides it has held, by their names: each seat in turn, with the same dice. */
export async function contest<G extends Stacked>(
  { game, rulebook }: SubjectParts<G>,
  { games, seed: firstSeed, ms, players, first, second, isEnough, watch }: Contest<G>,
): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for (let number = 0; number < games && isEnough?.(sumOf(scores)) !== true; number++) {
    const seed = firstSeed + Math.floor(number / players);
    const match = new Match(game, seed, {}, players);
    const seat = match.allSeats[number % players];
    const sides = sidesAt(match.state.G, seat);
    const names = rulebook.sides
      .filter(({ id }) => sides.includes(id))
      .map(({ name }) => name)
      .join(', ');
    const bots = match.allSeats.map((each) => (each === seat ? first : second)(`${each} ${seed}`));
    await duel(match, bots, ms);
    const score = scores.get(names) ?? new Score();
    scores.set(names, score.count(outcomeFor(seat, match.state.ctx.gameover)));
    watch?.(names, score);
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

/** A win that both share, and one that nobody has, count as a draw. */
function outcomeFor(
  seat: string,
  { winningSeats }: { winningSeats: readonly string[] },
): 'win' | 'loss' | 'draw' {
  if (winningSeats.length === 0) return 'draw';
  if (!winningSeats.includes(seat)) return 'loss';
  return winningSeats.length === 1 ? 'win' : 'draw';
}
