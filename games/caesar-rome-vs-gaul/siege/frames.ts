import type { Side } from '../components/sides';

/** Sieges and Subjugation (14.0). */
export interface SiegeFrames {
  /**
   * A Siege or Subjugation of the Fortified Location of a space, the Movement Points paid (14.3.2, 14.7.2): surrender at 3:1,
   * or a roll and its result. Finishes when that is applied.
   */
  siege: { side: Side; space: string; commander: string };
  /** The roll (14.3.2 step 5): cards before it, the dice, cards after it, the result. */
  siegeRoll: {
    side: Side;
    space: string;
    stage: 'cards' | 'aids' | 'rolled';
    /** What cards chosen for this roll add to it, and by how many columns they move it. */
    bonus: number;
    shift: number;
    /** Empty before the roll. */
    dice: number[];
  };
  /** What follows from losses and fallen places when a Siege is over (9.6, 11.2.4, 14.4.1). */
  siegeEnd: { side: Side };
}
