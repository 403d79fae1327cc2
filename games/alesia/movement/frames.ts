import type { Cause } from '../components/components';
import type { Side } from '../sides';

export interface MovementFrames {
  /** A cause's movement on the board (4.1, 4.5); its commanders move at once (17.3). */
  movement: Movement;
  /** Stacks over the limit at the end of a movement or a combat lose units (10.2); it finishes with {@link WITHIN_LIMITS}. */
  overstacking: { cause: Cause };
}

export interface Movement {
  cause: Cause;
  /**
   * Where each unit that has moved began its turn: a hex, the town, or off the board; of one that has come out of the town and gone back in,
   * the hex outside from which it did (9.4).
   */
  began: Record<string, string>;
  /** The missile units and forts that Gallic units have come closer to, of those in whose field of fire they began (24.51); absent for none. */
  neared?: Record<string, string[]>;
  /** The unit that each commander moves now; it may move on until he moves another (20.5). */
  movers: Mover[];
  /** How many units have come out on each wall hex, and onto each edge hex from off the board, in this turn (9.3, 11.1). */
  appeared: Record<string, number>;
  /** The commanders who have ended their movement. */
  ended: Side[];
}

/** A unit on its way. */
export interface Mover {
  /** Who moves it. */
  side: Side;
  unit: string;
  /** What it has spent, in half movement factors (7.2); what is left is lost with the turn (5.4). */
  spent: number;
  /** The hexes it is still to enter, the next one first, or the town; empty once it has arrived. */
  path: string[];
  /** Whether it has left the river, the trench or the town that it began its turn on or in, or began on none (8.2, 9.4). */
  left: boolean;
}
