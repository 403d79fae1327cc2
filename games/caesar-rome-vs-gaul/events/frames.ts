import type { Side } from '../state';

/** Events and Bonus Events (7.5.2, 7.5.3). */
export interface EventFrames {
  /** The effects of a card take place one after the other; finishes when all have. */
  event: { side: Side; card: number; next: number };
}
