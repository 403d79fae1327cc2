/* Where Caesar or Legions are under threat, or beside what they should subdue (8.8.1). */
import { targetsIn as targetsOfRampage } from '../../abilities/rampage';
import { leaderReaches } from '../../abilities/use';
import { setupFor, waysOf } from '../../battle/selection';
import { FULL, orderFor } from '../../commands/order';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../control';
import { forceIn, piecesIn, troopsOf } from '../../forces';
import type { G } from '../../state';
import { alliesAndCitadelsIn } from '../../tribes';
import { outlook } from '../outlook';
import { ENEMIES, regionsOfLegions } from './enemies';

/**
 * Returns the Regions where Caesar or a Legion is with an enemy Ally, Citadel, Leader or Control, or where an enemy's Battle or
 * Rampage would force a Loss roll against one of them (8.8.1). A Successor counts as Caesar does.
 */
export function threatenedRegions(G: G): RegionId[] {
  return regionsOfLegions(G).filter((region) => isThreatened(G, region));
}

function isThreatened(G: G, region: RegionId): boolean {
  const controller = controllerOf(G, region);
  if (controller !== null && controller !== 'romans') return true;
  return ENEMIES.some((enemy) => {
    if (alliesAndCitadelsIn(G, region, enemy) > 0 || forceIn(G, region, enemy).leader !== null) return true;
    if (piecesIn(G, region, enemy) === 0) return false;
    return endangersByBattle(G, region, enemy) || (enemy === 'belgae' && endangersByRampage(G, region));
  });
}

/** Says whether an Attack, by Ambush if that is possible, would strike the Leader or a Legion. */
function endangersByBattle(G: G, region: RegionId, enemy: Faction): boolean {
  const order = orderFor('battle', enemy, isPlayer(enemy) ? enemy : 'romans', FULL);
  const ways = waysOf(G, order, region, 'romans');
  const way = ways[ways.length - 1];
  if (way === undefined) return false;
  const { struck } = outlook(G, setupFor(G, order, region, 'romans', way));
  return struck.some(({ piece }) => piece === 'leader' || piece === 'legion');
}

/** Says whether the Belgae could drive out a Legion: they have more Hidden Warbands than there are Auxilia (4.5.2). */
function endangersByRampage(G: G, region: RegionId): boolean {
  const force = forceIn(G, region, 'romans');
  return (
    force.legions > 0 &&
    forceIn(G, region, 'belgae').hidden > troopsOf(force) &&
    leaderReaches(G, 'belgae', region) &&
    targetsOfRampage(G, region).includes('romans')
  );
}
