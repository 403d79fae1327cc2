/* How the Romans could be attacked in a Region (8.8.1). */
import { gathered } from '../../../kit/gathered';
import { affectedRegions } from '../../abilities/enlisting';
import { useFor } from '../../abilities/start';
import { setupFor, waysOf } from '../../battle/selection';
import { FULL, type Order, orderFor } from '../../commands/order';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';
import { type Outlook, outlook } from '../outlook';

/** Returns what the Attacks of an enemy in a Region would bring, by Ambush if that is possible, with all Capabilities (8.8.1). */
export function attackOutlooks(G: G, region: RegionId, enemy: Faction): Outlook[] {
  return gathered(attacksIn(G, region, enemy), (order) => {
    const way = waysOf(G, order, region, 'romans').at(-1);
    return way === undefined ? [] : [outlook(G, setupFor(G, order, region, 'romans', way))];
  });
}

/** Returns the Battle Commands by which an enemy could attack in a Region: of the Belgae also one with the Germans whom they could Enlist there (4.5.1). */
function attacksIn(G: G, region: RegionId, enemy: Faction): Order[] {
  const order = orderFor('battle', enemy, isPlayer(enemy) ? enemy : 'romans', FULL);
  if (enemy !== 'belgae' || !affectedRegions(G, useFor(order, 'enlist')).includes(region)) return [order];
  return [order, { ...order, enlisted: [region], abilities: ['enlist'] }];
}
