/* Where Caesar or Legions are under threat, or beside what they should subdue (8.8.1). */
import { targetsIn as targetsOfRampage } from '../../abilities/rampage';
import { leaderReaches } from '../../abilities/use';
import type { Rank } from '../../battle/armies';
import { setupFor } from '../../battle/selection';
import { attackLosses } from '../../battle/strength';
import { orderFor } from '../../commands/order';
import { FULL } from '../../commands/terms';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { mobileOf, troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';
import { fightAhead } from '../outlook';
import { struckBy, struckWithGermans } from './attacks';
import { ENEMIES, regionsOfLegions } from './enemies';

/**
 * Returns the Regions where Caesar or a Legion is with an enemy Ally, Citadel, Leader or Control, or where an enemy's Battle or
 * Rampage would force a Loss roll against one of them (8.8.1). A Successor counts as Caesar does.
 */
export function threatenedRegions(G: G): RegionId[] {
  return regionsOfLegions(G).filter(
    (region) =>
      ENEMIES.some((enemy) => isBeset(G, region, enemy)) ||
      ENEMIES.some((enemy) => endangers(G, region, enemy)),
  );
}

/** Says whether an enemy is one of those on whose account a Region is under threat, and so attacked there; see {@link threatenedRegions}. */
export function isThreat(G: G, region: RegionId, enemy: Faction): boolean {
  return isBeset(G, region, enemy) || endangers(G, region, enemy);
}

/** Says whether an enemy has an Ally, Citadel, Leader or Control in a Region. */
function isBeset(G: G, region: RegionId, enemy: Faction): boolean {
  return (
    alliesAndCitadelsIn(G, region, enemy) > 0 ||
    forceIn(G, region, enemy).leader !== null ||
    controllerOf(G, region) === enemy
  );
}

/**
 * Says whether an enemy could force a Loss roll against the Leader or a Legion: by an Attack, of the Belgae also with the Germans whom they
 * could Enlist, or by Rampage; of the Germans also so, where the Belgae could not without them.
 */
function endangers(G: G, region: RegionId, enemy: Faction): boolean {
  if (enemy === 'belgae') return endangersAlone(G, region) || isKeyStruck(struckWithGermans(G, region));
  if (isKeyStruck(struckBy(G, region, enemy))) return true;
  return enemy === 'germans' && isKeyStruck(struckWithGermans(G, region)) && !endangersAlone(G, region);
}

/** Says whether the Belgae could force such a Loss roll without Germans. */
function endangersAlone(G: G, region: RegionId): boolean {
  return isKeyStruck(struckBy(G, region, 'belgae')) || endangersByRampage(G, region);
}

function isKeyStruck(struck: readonly Rank[]): boolean {
  return struck.some(({ piece }) => piece === 'leader' || piece === 'legion');
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
