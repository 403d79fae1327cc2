/* Which Special Ability the Non-player Arverni add to a Command, and when (8.7.1). */

import type { SteppedAbility } from '../../abilities/names';
import { mayAccompany, useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Journey, Plan } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, leaderOf, othersIn, piecesIn } from '../../pieces/forces';
import { borderBetween, withinOne } from '../../places';
import type { G } from '../../state';
import type { OrderFrame } from '../chart';
import type { Moment } from '../moment';
import { devastatedAhead, isWorthDevastating } from './devastate';
import { entreaties } from './entreat';
import { reservedFor } from './funds';

/** The section by which they pay for all Regions first, and Devastate or Entreat before they Battle or March (8.7.1). */
export const UNDER_THREAT = '8.7.1';

/**
 * Returns the Special Ability to be added before a Command: to Battles without Ambush, if there are any, and to a March away from a
 * threat (8.7.1).
 */
export function abilityBefore(
  { G, frame: { order } }: Moment<OrderFrame>,
  plan: Plan,
): SteppedAbility | null {
  if (order.command === 'battle') {
    const { battles } = plan;
    return battles?.length === 0 || battles?.[0].way === 'ambush' ? null : abilityNow(G, order, plan);
  }
  if (order.command !== 'march' || plan.box !== UNDER_THREAT || crossesSea(G, plan)) return null;
  const ability = abilityNow(G, order, plan);
  return ability === 'entreat' && devastatesThere(G, plan) ? null : ability;
}

/** Returns the Special Ability to be added after Rally, March or Raid; none after a Battle (8.7.1). */
export function abilityAfter({ G, frame: { order } }: Moment<OrderFrame>, plan: Plan): SteppedAbility | null {
  return order.command === 'battle' ? null : abilityNow(G, order, plan);
}

/** Returns Devastate if it is worth it in any Region, else Entreat; null where neither is possible (8.7.1). */
export function abilityNow(G: G, order: Order, plan: Plan): SteppedAbility | null {
  if (devastatedAhead(G, order).length > 0) return 'devastate';
  if (!mayAccompany(order, 'entreat')) return null;
  return entreaties(G, useFor(order, 'entreat'), reservedFor(G, order, plan)).length > 0 ? 'entreat' : null;
}

function crossesSea(G: G, { journeys = [] }: Plan): boolean {
  return journeys.some(({ from, way }) =>
    way.some((region, step) => borderBetween(G, step === 0 ? from : way[step - 1], region) === 'coastal'),
  );
}

/** Says whether the Arverni will be able to Devastate to some use where Vercingetorix is going, or around there. */
function devastatesThere(G: G, { journeys = [] }: Plan): boolean {
  const his = journeys.find(({ pieces }) => pieces.leader !== undefined);
  const seat = his?.way[his.way.length - 1] ?? leaderOf(G, 'arverni')?.region;
  if (seat === undefined) return false;
  return withinOne(G, seat).some((region) => {
    const change = changeIn(region, journeys);
    const own = piecesIn(G, region, 'arverni') + change.all;
    const warbands = troopsOf(forceIn(G, region, 'arverni')) + change.warbands;
    return own > othersIn(G, region, 'arverni') && isWorthDevastating(G, region, warbands);
  });
}

function changeIn(region: RegionId, journeys: readonly Journey[]): { all: number; warbands: number } {
  let [all, warbands] = [0, 0];
  for (const { from, way, pieces } of journeys) {
    const sign = Number(way[way.length - 1] === region) - Number(from === region);
    const troops = (pieces.hidden ?? 0) + (pieces.revealed ?? 0) + (pieces.scouted ?? 0);
    warbands += sign * troops;
    all += sign * (troops + (pieces.leader ?? 0));
  }
  return { all, warbands };
}
