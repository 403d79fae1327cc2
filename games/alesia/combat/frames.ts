import type { Cause } from '../components/components';

export interface CombatFrames {
  /** A cause's hand-to-hand combat (4.4, 4.6): division of attacks, then the battles in the order its commanders choose (13, 14). */
  combat: {
    cause: Cause;
    /** What each attacking unit has been told to attack so far: hexes, one or several (14.2). */
    targets: Record<string, string[]>;
  };
}
