/* What a Raid of Non-player Gauls would bring in (8.5.4, 8.6.4, 8.7.5). */
import { maySelect, type Order } from '../commands/order';
import { hiddenIn, mostToFlip } from '../commands/raid';
import { type Gaul, MOST_RESOURCES, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionsOf } from '../places';
import type { G } from '../state';

/** How many Resources make a Raid worth while. */
export const ENOUGH = 2;

/**
 * Returns how many Resources a Raid would gain in all, of which a Faction may have 45 (1.8): from Regions that are not Devastated, and
 * in others from those whom `victimsIn` names, in their order.
 */
export function raidGain(
  G: G,
  order: Order,
  side: Gaul,
  victimsIn: (region: RegionId) => readonly Player[],
): number {
  const purse = { ...G.resources };
  let gain = 0;
  for (const region of regionsOf(G)) {
    if (!maySelect(order, region)) continue;
    let flips = Math.min(hiddenIn(G, order, region), mostToFlip(G, order));
    if (!G.devastated.includes(region)) gain += flips;
    else
      for (const victim of victimsIn(region)) {
        const taken = Math.min(flips, purse[victim]);
        purse[victim] -= taken;
        flips -= taken;
        gain += taken;
      }
  }
  return Math.min(gain, MOST_RESOURCES - G.resources[side]);
}
