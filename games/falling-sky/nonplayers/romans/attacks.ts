/* How the Romans could be attacked in a Region (8.8.1). */
import { isAffected } from '../../abilities/enlisting';
import type { Rank } from '../../battle/armies';
import { modesOf, setupFor } from '../../battle/selection';
import { type Order, orderFor, withEnlisted } from '../../commands/order';
import { FULL } from '../../commands/terms';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { mobileOf, troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import type { G } from '../../state';
import { outlook } from '../outlook';

/**
 * Returns the Roman pieces that the Attack of an enemy in a Region would strike with what it has there, by Ambush if that is possible,
 * with all Capabilities (8.8.1).
 */
export function struckBy(G: G, region: RegionId, enemy: Faction): readonly Rank[] {
  if (mobileOf(forceIn(G, region, enemy)) === 0) return [];
  return struckIn(G, region, attackOf(enemy));
}

/** Returns the Roman pieces that an Attack of the Belgae in a Region would strike with the Germans whom they could Enlist there (4.5.1). */
export function struckWithGermans(G: G, region: RegionId): readonly Rank[] {
  if (troopsOf(forceIn(G, region, 'germans')) === 0 || !isAffected(G, region)) return [];
  const order = withEnlisted(attackOf('belgae'), [region]);
  order.abilities = ['enlist'];
  return struckIn(G, region, order);
}

function attackOf(enemy: Faction): Order {
  return orderFor('battle', enemy, isPlayer(enemy) ? enemy : 'romans', FULL);
}

function struckIn(G: G, region: RegionId, order: Order): readonly Rank[] {
  const way = modesOf(G, order, region, 'romans').at(-1);
  return way === undefined ? [] : outlook(G, setupFor(G, order, region, 'romans', way)).struck;
}
