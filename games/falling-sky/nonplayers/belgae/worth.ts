/* 8.5.1: Whether a Battle is worth it for the Non-player Belgae. */
import { setupFor } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { G } from '../../state';
import type { PlannedBattle } from '../chart';
import { fightAhead, type Outlook, usedBy } from '../outlook';
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

/** Returns the Capabilities for one Region of a Command that will have been used after a Battle, where those of `used` have been before it. */
export function usedAfter(
  G: G,
  order: Order,
  battle: PlannedBattle,
  used: readonly number[],
): readonly number[] {
  const { region, target, way } = battle;
  return [...used, ...usedBy(fightAhead(G, setupFor(G, order, region, target, way), used))];
}
