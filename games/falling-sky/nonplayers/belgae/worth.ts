/* 8.5.1: Whether a Battle is worth it for the Non-player Belgae. */
import { setupFor } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { G } from '../../state';
import type { PlannedBattle } from '../chart';
import { battleAdvancesPlayer, reckonedAs } from '../frostBattles';
import { outlook } from '../outlook';

/**
 * Says whether a Battle inflicts more Losses than are suffered, and none on Ambiorix, if all rolls of the Defender fail, and helps
 * no player to victory (8.4.4). Ambush is not counted on where Caesar is, who may hold by his die (4.5.3); `used` as with `outlook`.
 */
export function isWorthIt(G: G, order: Order, battle: PlannedBattle, used?: readonly number[]): boolean {
  const { region, target, way } = battle;
  const setup = setupFor(G, order, region, target, reckonedAs(G, region, target, way));
  const { inflicted, suffered, endangersLeader } = outlook(G, setup, false, used);
  if (inflicted <= suffered || endangersLeader) return false;
  return !battleAdvancesPlayer(G, order, battle, used);
}
