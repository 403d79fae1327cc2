/* Control and Supply Lines as they would be once Romans have moved (1.6, 3.2.1, 8.8.1). */

import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../forces';
import { leadingOf, presenceIn } from '../../presence';
import type { G } from '../../state';
import { supplyLine, supplyLineUnder } from '../../supply';
import { isRunByPlayer } from '../priorities';

/** How many Roman pieces come to Regions, or leave them (less than 0). */
export type Shift = Partial<Record<RegionId, number>>;

/** Returns who would Control a Region with so many more Roman pieces in it, or fewer, and so many more Aedui. */
export function controllerWith(G: G, region: RegionId, more: number, aedui = 0): Faction | null {
  const { pieces, leading } = presenceIn(G, region);
  if (more === 0 && aedui === 0) return leading;
  return leadingOf({ ...pieces, romans: pieces.romans + more, aedui: pieces.aedui + aedui });
}

/** Returns the Regions with a guaranteed Supply Line: of players nobody's agreement is counted on (8.8.1). */
export function guaranteedLine(G: G): ReadonlySet<RegionId> {
  return supplyLine(G, friendsIn(G));
}

/** Returns the {@link guaranteedLine} as it will be once Romans have moved. */
function lineWith(G: G, shift: Shift): ReadonlySet<RegionId> {
  return supplyLineUnder(G, (region) => controllerWith(G, region, shift[region] ?? 0), friendsIn(G));
}

function friendsIn(G: G): readonly Player[] {
  return isRunByPlayer(G, 'aedui') ? ['romans'] : ['romans', 'aedui'];
}

/** Returns how many Regions have Roman pieces already and a {@link guaranteedLine}, be it once Romans have moved. */
export function countSupplied(G: G, shift?: Shift): number {
  const line = shift === undefined ? guaranteedLine(G) : lineWith(G, shift);
  let count = 0;
  for (const region of line) if (piecesIn(G, region, 'romans') > 0) count++;
  return count;
}
