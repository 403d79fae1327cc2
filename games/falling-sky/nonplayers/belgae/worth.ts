/* 8.5.1: Whether a Battle is worth it for the Non-player Belgae. */
import type { Order } from '../../commands/order';
import type { PlannedBattle } from '../../commands/plan';
import type { G } from '../../state';
import type { Outlook } from '../outlook';
import { isWorthFighting } from '../worth';

/**
 * Says whether a Battle inflicts more Losses than are suffered, and none on Ambiorix, if all rolls of the Defender fail, and helps
 * no player to victory (8.4.4); `used` as with `outlook`.
 */
export function isWorthIt(G: G, order: Order, battle: PlannedBattle, used?: readonly number[]): boolean {
  const isEnough = (ahead: Outlook) =>
    ahead.inflicted > 0 && ahead.inflicted > ahead.suffered && !ahead.endangersLeader;
  return isWorthFighting(G, order, battle, isEnough, used);
}
