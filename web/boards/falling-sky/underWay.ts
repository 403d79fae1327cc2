/* What is under way, as the stack tells. */

import { orderUnderWay } from '../../../games/falling-sky/commands/order';
import type { RegionId } from '../../../games/falling-sky/components/map';
import type { G } from '../../../games/falling-sky/state';

/** Returns the Regions selected so far in the Command under way. */
export function regionsUnderWay(G: G): ReadonlySet<RegionId> {
  return new Set(orderUnderWay(G)?.selected);
}
