/* When the Non-player Arverni are under threat (8.7.1). */
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import { regionsOf } from '../../places';
import type { G } from '../../state';

/** The Factions that threaten the Arverni, in the order in which they are fought (8.4.1). */
export const THREATS: readonly Faction[] = ['romans', 'aedui'];

const LARGE_GROUP = 10;
const MANY_PIECES = 4;

/** Says whether a Faction has an Ally, a Citadel, a Legion or at least four pieces in a Region (8.7.1). */
export function isThreat(G: G, region: RegionId, enemy: Faction): boolean {
  return (
    forceIn(G, region, enemy).legions > 0 ||
    alliesAndCitadelsIn(G, region, enemy) > 0 ||
    piecesIn(G, region, enemy) >= MANY_PIECES
  );
}

/** Returns the Regions where Romans or Aedui threaten Vercingetorix or at least ten Warbands (8.7.1). */
export function regionsUnderThreat(G: G): RegionId[] {
  return regionsOf(G).filter((region) => {
    const force = forceIn(G, region, 'arverni');
    if (force.leader !== 'named' && troopsOf(force) < LARGE_GROUP) return false;
    return THREATS.some((enemy) => isThreat(G, region, enemy));
  });
}
