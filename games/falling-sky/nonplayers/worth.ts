/* Whether a Battle is worth it for a Non-player (8.5.1, 8.7.1, 8.8.1). */
import { setupFor } from '../battle/selection';
import type { Order } from '../commands/order';
import type { PlannedBattle } from '../commands/plan';
import type { G } from '../state';
import { couldRetreat } from './ambush';
import { battleAdvancesPlayer, reckonedAs } from './frostBattles';
import { fightAhead, type Outlook, outlookOf, usedBy } from './outlook';

/**
 * Says whether a Battle guarantees what `isEnough` asks of it, be it that the Defender stands or that it Retreats, as it may unless this is
 * an Ambush; and helps no player to victory upon Frost (8.4.4). Ambush is not counted on where Caesar is, who may hold by his die;
 * `used` as with `outlook`.
 */
export function isWorthFighting(
  G: G,
  order: Order,
  battle: PlannedBattle,
  isEnough: (outlook: Outlook) => boolean,
  used?: readonly number[],
): boolean {
  const { region, target, way } = battle;
  const fight = fightAhead(G, setupFor(G, order, region, target, reckonedAs(G, region, target, way)), used);
  if (!isEnough(outlookOf(G, fight, false))) return false;
  if (way !== 'ambush' && couldRetreat(G, fight) && !isEnough(outlookOf(G, fight, true))) return false;
  return !battleAdvancesPlayer(G, order, battle, used);
}

/** Returns the Capabilities for one Region of a Command that a Battle will use, where those of `used` have been before it (13, 59). */
export function usesOf(
  G: G,
  order: Order,
  { region, target, way }: PlannedBattle,
  used: readonly number[],
): number[] {
  return usedBy(fightAhead(G, setupFor(G, order, region, target, way), used));
}
