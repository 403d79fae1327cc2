import type { SideOf, Stacked } from './frame';
import type { LegalMove } from './move';

/** Takes in that a feature is there, by its name, and how much of it: about 1 where there is much. */
export type Tell = (feature: string, value: number) => void;

/** Takes in a feature of one of several moves, by its index. */
export type TellOf = (index: number, feature: string, value: number) => void;

/**
 * What a player would name of a position and of moves, so that weights can be fitted for it (`npm run learn`). Each side has
 * weights of its own. Of two moves of which nothing is told, neither is worth more.
 */
export interface Features<G extends Stacked> {
  /** Tells what speaks for a side and against it where the search evaluates. */
  position(G: G, side: SideOf<G>, tell: Tell): void;
  /** Tells what speaks for each of the moves that a side may choose from, and against it. */
  moves(G: G, side: SideOf<G>, moves: readonly LegalMove[], tell: TellOf): void;
}

/** What each feature is worth to each side, in the order of the rulebook's sides; a feature that is not in it is worth nothing. */
export type Weights = Readonly<Record<string, readonly number[]>>;
