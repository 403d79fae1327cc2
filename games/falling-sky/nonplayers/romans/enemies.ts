/* Whom the Non-player Romans reckon with (8.8.1). */
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn, leaderOf } from '../../pieces/forces';
import { tribePiecesIn } from '../../pieces/presence';
import { regionsOf } from '../../places';
import type { G } from '../../state';
import { marginOf } from '../../victory';
import { enemiesOf } from '../priorities';

/** Every other Faction, the Aedui included, in the order in which the Romans strike them (8.4.1). */
export const ENEMIES: readonly Faction[] = enemiesOf('romans');

/** Returns the victory margin of a Faction (7.3); the Germans, who have none, come after all others. */
export function marginFor(G: G, faction: Faction): number {
  return isPlayer(faction) ? marginOf(G, faction) : Number.NEGATIVE_INFINITY;
}

/** Says whether an enemy has an Ally or Citadel in a Region. */
export function hasEnemyTribe(G: G, region: RegionId): boolean {
  for (const enemy of ENEMIES) if (tribePiecesIn(G, region, enemy).length > 0) return true;
  return false;
}

/** Returns the Regions with the Roman Leader or a Legion, in a fixed order. */
export function regionsOfLegions(G: G): readonly RegionId[] {
  return regionsOf(G).filter((region) => {
    const { leader, legions } = forceIn(G, region, 'romans');
    return leader !== null || legions > 0;
  });
}

/** Returns the Region of the Roman Leader; null while he is not on the map. */
export function regionOfLeader(G: G): RegionId | null {
  return leaderOf(G, 'romans')?.region ?? null;
}
