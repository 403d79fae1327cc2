/* How the Romans could be attacked in a Region (8.8.1). */
import { affectedRegions } from '../../abilities/enlisting';
import { useFor } from '../../abilities/start';
import { FULL, type Order, orderFor } from '../../commands/order';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';

/** Returns the Battle Commands by which an enemy could attack in a Region: of the Belgae also one with the Germans whom they could Enlist there (4.5.1). */
export function attacksIn(G: G, region: RegionId, enemy: Faction): Order[] {
  const order = orderFor('battle', enemy, isPlayer(enemy) ? enemy : 'romans', FULL);
  if (enemy !== 'belgae' || !affectedRegions(G, useFor(order, 'enlist')).includes(region)) return [order];
  return [order, { ...order, enlisted: [region], abilities: ['enlist'] }];
}
