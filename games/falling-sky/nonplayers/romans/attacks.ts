/* How the Romans could be attacked in a Region (8.8.1). */
import { isAffected } from '../../abilities/enlisting';
import type { Rank } from '../../battle/armies';
import { setupFor, waysOf } from '../../battle/selection';
import { FULL, type Order, orderFor, withEnlisted } from '../../commands/order';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn, mobileOf, troopsOf } from '../../forces';
import type { G } from '../../state';
import { outlook } from '../outlook';

/**
 * Returns the Roman pieces that each possible Attack of an enemy in a Region would strike, by Ambush if that is possible, with all
 * Capabilities (8.8.1).
 */
export function struckByAttacks(G: G, region: RegionId, enemy: Faction): (readonly Rank[])[] {
  const struck: (readonly Rank[])[] = [];
  for (const order of attacksIn(G, region, enemy)) {
    const way = waysOf(G, order, region, 'romans').at(-1);
    if (way !== undefined) struck.push(outlook(G, setupFor(G, order, region, 'romans', way)).struck);
  }
  return struck;
}

/**
 * Returns the Battle Commands by which an enemy could strike Romans in a Region: by what it has there, of the Belgae also with the
 * Germans whom they could Enlist there (4.5.1).
 */
function attacksIn(G: G, region: RegionId, enemy: Faction): Order[] {
  const isThere = mobileOf(forceIn(G, region, enemy)) > 0;
  const mayEnlist =
    enemy === 'belgae' && troopsOf(forceIn(G, region, 'germans')) > 0 && isAffected(G, region);
  if (!isThere && !mayEnlist) return [];
  const order = orderFor('battle', enemy, isPlayer(enemy) ? enemy : 'romans', FULL);
  if (!mayEnlist) return [order];
  const enlisting = withEnlisted(order, [region]);
  enlisting.abilities = ['enlist'];
  return isThere ? [order, enlisting] : [enlisting];
}
