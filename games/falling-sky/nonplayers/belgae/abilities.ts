/* 8.5.1: Which Special Ability the Non-player Belgae add to a Command, and when. */

import type { Use } from '../../abilities/frames';
import type { SteppedAbility } from '../../abilities/names';
import { useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Plan, PlannedBattle } from '../../commands/plan';
import type { G } from '../../state';
import type { OrderFrame } from '../chart';
import type { Moment } from '../moment';
import { usesOf } from '../worth';
import { canLetGermansAct, regionsToEnlist } from './enlist';
import { afterRampage, canDrive } from './rampage';
import { isWorthIt } from './worth';

/**
 * Rampage before Battle or after Rally and Raid; if that is not possible, Enlist: before Battle where Germans help in it, else after
 * the Command. None where a Battle is an Ambush.
 */
export function abilityWith(
  at: Moment<OrderFrame>,
  plan: Plan,
  when: 'before' | 'after',
): SteppedAbility | null {
  const { G, frame } = at;
  const { order } = frame;
  const battles = plan.battles ?? [];
  const may = (ability: SteppedAbility) => at.may('ability', ability);
  const use = useFor(order, 'rampage');
  const rampages = () => canDrive(G, use, battles) && may('rampage') && !spoilsAny(G, order, use, battles);
  if (when === 'before') {
    if (battles.length === 0 || battles.some(({ way }) => way === 'ambush')) return null;
    if (rampages()) return 'rampage';
    const helped = may('enlist') && regionsToEnlist(G, order, useFor(order, 'enlist'), battles).length > 0;
    return helped ? 'enlist' : null;
  }
  if (order.command === 'rally' || order.command === 'raid') if (rampages()) return 'rampage';
  return may('enlist') && canLetGermansAct(G, useFor(order, 'enlist')) ? 'enlist' : null;
}

/** Says whether after a Rampage any of the Battles, fought in order, would not be worth it. */
function spoilsAny(G: G, order: Order, use: Use, battles: readonly PlannedBattle[]): boolean {
  const used = [...order.used];
  for (const battle of battles) {
    if (!isWorthIt(afterRampage(G, use, battle), order, battle, used)) return true;
    used.push(...usesOf(G, order, battle, used));
  }
  return false;
}
