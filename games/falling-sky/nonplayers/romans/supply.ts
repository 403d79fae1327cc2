/* Control and Supply Lines as they would be once Romans have moved (1.6, 3.2.1, 8.8.1). */

import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesByFaction, piecesIn } from '../../forces';
import { regionsOf } from '../../places';
import { leadingOf, presenceIn } from '../../presence';
import type { G } from '../../state';
import { supplyLineUnder } from '../../supply';
import { isRunByPlayer } from '../priorities';

/** How many Roman pieces come to Regions, or leave them (less than 0). */
export type Shift = Partial<Record<RegionId, number>>;

/** Returns who would Control a Region with so many more Roman pieces in it, or fewer, and so many more Aedui. */
export function controllerWith(G: G, region: RegionId, more: number, aedui = 0): Faction | null {
  if (more === 0 && aedui === 0) return presenceIn(G, region).leading;
  const pieces = piecesByFaction(G, region);
  pieces.romans += more;
  pieces.aedui += aedui;
  return leadingOf(pieces);
}

/** Returns the Regions with a guaranteed Supply Line once Romans have moved: of players nobody's agreement is counted on (8.8.1). */
export function guaranteedLine(G: G, shift: Shift = {}): Set<RegionId> {
  return supplyLineUnder(
    G,
    (region) => controllerWith(G, region, shift[region] ?? 0),
    isRunByPlayer(G, 'aedui') ? ['romans'] : ['romans', 'aedui'],
  );
}

/** Returns the Regions that have Roman pieces already and a guaranteed Supply Line once Romans have moved. */
export function suppliedWith(G: G, shift: Shift = {}): RegionId[] {
  const line = guaranteedLine(G, shift);
  return regionsOf(G).filter((region) => line.has(region) && piecesIn(G, region, 'romans') > 0);
}
