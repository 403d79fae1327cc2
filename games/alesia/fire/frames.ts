import type { Side } from '../sides';

export interface FireFrames {
  /** A unit has come into a field of fire: the Romans may fire before it moves on (20.5, 24.2, 16.3). It finishes with nothing; who is hit is put away. */
  fire: {
    unit: string;
    /** Where the unit was before, for who came from off the board (24.6) null. */
    from: string | null;
    /** Archers and slingers alone may fire at who advances or retreats (16.3). */
    missilesOnly: boolean;
    /** The commanders who fire no more at it here. */
    held: Side[];
  };
  /** Fire at the end of the Gallic movement (24.4, 24.52). */
  lastFire: {
    targets: string[];
    /** Where those of the targets that have moved began their turn. */
    began: Record<string, string>;
    /** What those of the targets have come closer to, as their movement says (24.51). */
    neared?: Record<string, string[]>;
    /** The commanders who fire no more. */
    held: Side[];
  };
  /** The Outer Works Table (4.3, 23). */
  outerWorks: Record<never, never>;
}
