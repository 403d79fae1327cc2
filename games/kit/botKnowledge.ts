import type { Random, Stacked } from './play';
import type { LegalMove } from './rulebook';
import type { Seat } from './step';

/** What bots know of a game besides its rules. Every function takes states apart from nothing and changes none. */
export interface BotKnowledge<G extends Stacked> {
  /**
   * Returns a whole state as it may be, from what `seat` sees: hidden cards and pieces are dealt in agreement with all
   * that is public, the likely deals more often. Its view for `seat` is `view` again. It may share parts with `view`.
   */
  determinize(view: G, seat: Seat, random: Random): G;
  /** Returns each seat's prospects in the order of the seats, from 0 (lost) to 1 (won), as they stand between turns. */
  evaluate(G: G): number[];
  /**
   * Returns how promising each of `moves` looks at a glance: a weight above 0, the more the better. Playouts draw moves
   * by it and the search looks at the best first.
   */
  incline(G: G, seat: Seat, moves: readonly LegalMove[]): number[];
  /** Counts the game's turns: playouts stop and evaluate when it has grown by the turns the search looks ahead. */
  clock(G: G): number;
  /**
   * Returns what the other seats see of a move, before it is made: two moves that look alike to them have the same
   * text. Left out where others see all.
   */
  seenAs?(G: G, seat: Seat, move: LegalMove): string;
  /** What boardgame.io's own bots should strive for. */
  objectives(G: G, seat: Seat): Objectives<G>;
}

/** The goals of boardgame.io's `MCTSBot`: a playout ends with `weight` as soon as a checker holds. */
export type Objectives<G> = Record<string, { checker(G: G): boolean; weight: number }>;
