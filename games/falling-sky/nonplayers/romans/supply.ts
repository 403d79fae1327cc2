/* Control and Supply Lines as they would be once Romans have moved (1.6, 3.2.1, 8.8.1). */

import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../pieces/forces';
import { leadingOf, presenceIn } from '../../pieces/presence';
import { supplyLine, supplyLineUnder } from '../../pieces/supplyLines';
import { adjacentTo, bordersCisalpina, regionsOf } from '../../places';
import type { G } from '../../state';
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

/** Romans who are to come to a Region and end another's Control of it, from where they leave without a change of Control. */
interface Arriving {
  to: RegionId;
  count: number;
}

/** Returns the {@link guaranteedLine} as it will be once Romans have come to a Region. */
function lineWith(G: G, { to, count }: Arriving): ReadonlySet<RegionId> {
  return supplyLineUnder(G, (region) => controllerWith(G, region, region === to ? count : 0), friendsIn(G));
}

/**
 * Returns what says how many of the Regions with Roman pieces that are in no {@link guaranteedLine} will be in one once Romans have
 * come to a Region.
 */
export function suppliedBy(G: G): (arriving: Arriving) => number {
  const line = guaranteedLine(G);
  const cutOff = regionsOf(G).filter((region) => !line.has(region) && piecesIn(G, region, 'romans') > 0);
  return (arriving) => {
    const { to } = arriving;
    if (cutOff.length === 0 || line.has(to)) return 0;
    if (!bordersCisalpina(G, to) && !adjacentTo(G, to).some((region) => line.has(region))) return 0;
    const longer = lineWith(G, arriving);
    return cutOff.reduce((count, region) => (longer.has(region) ? count + 1 : count), 0);
  };
}
