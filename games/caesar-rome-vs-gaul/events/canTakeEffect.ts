/* Whether an event could do anything at all (7.5.2, 7.5.3). */
import type { G, Side } from '../state';

/** Says whether the event of a card could do anything for a side as the game stands; without that it is not offered. */
export function canTakeEffect(_G: G, _side: Side, _card: number): boolean {
  return true;
}
