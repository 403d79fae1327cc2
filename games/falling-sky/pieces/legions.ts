/* Legions off the map: on the Legions track, Fallen, removed for good (1.4.1, 6.5.2). */
import type { G } from '../state';
import { toWrite } from './writing';

/** Puts Fallen Legions on the Legions track. */
export function returnLegions(G: G, count: number): void {
  const { legions } = toWrite(G);
  legions.fallen -= count;
  legions.track += count;
}

/** Removes a Fallen Legion from the game (card 33). */
export function discardLegion(G: G): void {
  const { legions } = toWrite(G);
  legions.fallen--;
  legions.removed++;
}
