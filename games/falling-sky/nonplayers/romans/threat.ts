/* Where Caesar or Legions are under threat, or beside what they should subdue (8.8.1). */
import { targetsIn as targetsOfRampage } from '../../abilities/rampage';
import { leaderReaches } from '../../abilities/use';
import { setupFor } from '../../battle/selection';
import { attackLosses } from '../../battle/strength';
import { FULL, orderFor } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../control';
import { forceIn, mobileOf, troopsOf } from '../../forces';
import type { G } from '../../state';
import { alliesAndCitadelsIn } from '../../tribes';
import { fightAhead } from '../outlook';
import { struckByAttacks } from './attacks';
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
  const isBeset = ENEMIES.some(
    (enemy) => alliesAndCitadelsIn(G, region, enemy) > 0 || forceIn(G, region, enemy).leader !== null,
  );
  return (
    isBeset || ENEMIES.some((enemy) => endangersByBattle(G, region, enemy)) || endangersByRampage(G, region)
  );
}

/** Says whether an Attack, by Ambush if that is possible or with Enlisted Germans, would strike the Leader or a Legion. */
function endangersByBattle(G: G, region: RegionId, enemy: Faction): boolean {
  return struckByAttacks(G, region, enemy).some((struck) =>
    struck.some(({ piece }) => piece === 'leader' || piece === 'legion'),
  );
}

/** Says whether the Belgae could drive out a Legion, or so many Auxilia that a Battle would strike one then (4.5.2). */
function endangersByRampage(G: G, region: RegionId): boolean {
  const belgae = forceIn(G, region, 'belgae');
  if (mobileOf(belgae) === 0 || !leaderReaches(G, 'belgae', region)) return false;
  if (!targetsOfRampage(G, region).includes('romans')) return false;
  const order = orderFor('battle', 'belgae', 'belgae', FULL);
  const fight = fightAhead(G, setupFor(G, order, region, 'romans', 'battle'));
  return belgae.hidden + attackLosses(G, fight) > troopsOf(forceIn(G, region, 'romans'));
}
