/* 8.5.1: Whether a Battle is worth it for the Non-player Belgae. */
import { setupFor } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { G } from '../../state';
import { couldEscape } from '../ambush';
import type { PlannedBattle } from '../chart';
import { battleAdvancesPlayer, reckonedAs } from '../frostBattles';
import { fightAhead, type Outlook, outlookOf } from '../outlook';

/**
 * Says whether a Battle inflicts more Losses than are suffered, be it that the Defender Retreats, and none on Ambiorix, if all rolls
 * of the Defender fail, and helps no player to victory (8.4.4). Ambush is not counted on where Caesar is, who may hold by his die, but
 * cannot Retreat (4.5.3); `used` as with `outlook`.
 */
export function isWorthIt(G: G, order: Order, battle: PlannedBattle, used?: readonly number[]): boolean {
  const { region, target, way } = battle;
  const fight = fightAhead(G, setupFor(G, order, region, target, reckonedAs(G, region, target, way)), used);
  const stand = outlookOf(G, fight, false);
  if (!costsMore(stand) || stand.endangersLeader) return false;
  if (way !== 'ambush' && couldEscape(G, fight, costsMore)) return false;
  return !battleAdvancesPlayer(G, order, battle, used);
}

function costsMore({ inflicted, suffered }: Outlook): boolean {
  return inflicted > suffered;
}
