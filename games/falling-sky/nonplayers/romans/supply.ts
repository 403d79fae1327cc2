/* Control and Supply Lines as they would be once Romans have moved (1.6, 3.2.1, 8.8.1). */

import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../forces';
import { leadingOf, presenceIn } from '../../presence';
import type { G } from '../../state';
import { supplyLine, supplyLineUnder } from '../../supply';
import { isRunByPlayer } from '../priorities';

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

function friendsIn(G: G): readonly Player[] {
  return isRunByPlayer(G, 'aedui') ? ['romans'] : ['romans', 'aedui'];
}

/** Romans who are to come to a Region, from where they leave without a change of Control. */
interface Arriving {
  to: RegionId;
  count: number;
}

/** Returns the {@link guaranteedLine} as it will be once Romans have come to a Region. */
function lineWith(G: G, { to, count }: Arriving): ReadonlySet<RegionId> {
  return supplyLineUnder(G, (region) => controllerWith(G, region, region === to ? count : 0), friendsIn(G));
}

/** Returns how many Regions have Roman pieces already and a {@link guaranteedLine}, be it once more have come. */
export function countSupplied(G: G, arriving?: Arriving): number {
  const line = arriving === undefined ? guaranteedLine(G) : lineWith(G, arriving);
  let count = 0;
  for (const region of line) if (piecesIn(G, region, 'romans') > 0) count++;
  return count;
}
