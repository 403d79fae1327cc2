import type { Features } from './features';
import type { SideOf, Stacked } from './frame';
import type { LegalMove } from './move';
import type { Random } from './random';

/** What bots know of a game besides its rules. No function changes the state it is given. */
export interface BotKnowledge<G extends Stacked> {
  /**
   * Returns a whole state as it may be, from what the holder of `sides` sees: hidden cards and pieces are dealt in
   * agreement with all that is public, the likely deals more often. Its view for `sides` is `view` again. It may share
   * parts with `view`. (Determinization: Ginsberg, "GIB", JAIR 14, 2001.)
   */
  determinize(view: G, sides: readonly SideOf<G>[], random: Random): G;
  /**
   * Returns each side's chances of winning, together 1, as they stand at a {@link horizon}. The search compares their odds, too: where a
   * side is all but lost, its chances still have to tell better positions from worse ones.
   */
  evaluate(G: G): Record<SideOf<G>, number>;
  /**
   * Returns the legal moves that are worth a thought, a few, where to list all would take long: a hundred units with sixty hexes
   * each. Null where all are to be considered. Left out where they always are. Bots that play by lot draw from all legal moves all the
   * same, and those that err make one of these with another last argument.
   */
  suggest?(G: G, side: SideOf<G>): LegalMove[] | null;
  /**
   * Returns how promising each of `moves` looks at a glance: a weight above 0, the more the better. Playouts draw moves
   * by it, and it is the prior of the search. `G` may be what the side sees, in which others' secrets are hidden.
   */
  policy(G: G, side: SideOf<G>, moves: readonly LegalMove[]): number[];
  /**
   * Returns how reluctant bots are to make the moves of a name when they decide: 0 for what they consider, more for what they
   * leave to people, as offers, standing orders, what is hardly ever good or leads back to where one was. Of what a side may
   * do, only the moves of the least reluctance are considered. Left out where all are.
   */
  reluctance?(G: G, move: string): number;
  /**
   * Counts what the search looks ahead by: game turns, card plays or whatever a position is quiet after. A playout stops
   * and is evaluated when the count has grown by as many as the search is to look ahead.
   */
  horizon(G: G): number;
  /**
   * Returns what those who do not hold `side` see of its move, before it is made: two moves that look alike to them have
   * the same text. Left out where others see all.
   */
  observation?(G: G, side: SideOf<G>, move: LegalMove): string;
  /** What weights can be fitted for by `npm run learn`. Left out where nothing is to be learnt. */
  features?: Features<G>;
  /** What boardgame.io's own bots should strive for. */
  objectives(G: G, side: SideOf<G>): Objectives<G>;
}

/** The goals of boardgame.io's `MCTSBot`: a playout ends with `weight` as soon as a checker holds. */
export type Objectives<G> = Record<string, { checker(G: G): boolean; weight: number }>;
