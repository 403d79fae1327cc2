import type { Side } from '../state';

/** Sieges and Subjugation (14.0). */
export interface SiegeFrames {
  /**
   * A Siege or Subjugation of the Fortified Location of a space, the Movement Points paid (14.3.2, 14.7.2): surrender at 3:1,
   * or a roll and its result. Finishes when that is applied.
   */
  siege: { side: Side; space: string; commander: string };
}
