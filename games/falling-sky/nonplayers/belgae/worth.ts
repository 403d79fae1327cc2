/* 8.5.1: Whether a Battle is worth it for the Non-player Belgae. */
import { setupFor, type Way } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';
import { advancesPlayer, removalOf } from '../frost';
import { outlook } from '../outlook';

/**
 * Says whether a Battle inflicts more Losses than are suffered, and none on Ambiorix, if all rolls of the Defender fail, and helps
 * no player to victory (8.4.4).
 */
export function isWorthIt(G: G, order: Order, region: RegionId, target: Faction, way: Way): boolean {
  const { inflicted, suffered, struck, endangersLeader } = outlook(
    G,
    setupFor(G, order, region, target, way),
  );
  return inflicted > suffered && !endangersLeader && !advancesPlayer(G, removalOf(region, struck));
}
