/* What the Non-player Romans March out with (8.8.1). */
import { costOf } from '../../commands/costs';
import { marchPrice } from '../../commands/marching';
import { maySelect, type Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { forceIn, troopsOf } from '../../forces';
import type { G } from '../../state';
import { regionsOfLegions } from './enemies';
import { controllerWith } from './supply';

/** What leaves an origin. */
export interface Column {
  from: RegionId;
  leader: 'named' | 'successor' | null;
  legions: number;
  auxilia: number;
}

/** Returns what would March out of each Region with the Leader or Legions, as the terms of the Command allow. */
export function columnsOf(G: G, order: Order): Column[] {
  return regionsOfLegions(G)
    .filter((region) => maySelect(order, region))
    .map((region) => columnFrom(G, order, region))
    .filter(({ leader, legions }) => leader !== null || legions > 0);
}

/** Returns the Leader, all Legions, and Auxilia: one, and all that may leave (8.8.1); fewer where an Event limits them. */
function columnFrom(G: G, order: Order, from: RegionId): Column {
  const { march } = order.terms;
  const force = forceIn(G, from, 'romans');
  const leader = march.leader ? force.leader : null;
  const heads = leader === null ? 0 : 1;
  const most = march.pieces ?? Number.POSITIVE_INFINITY;
  const legions = Math.min(force.legions, march.legions ?? force.legions, most - heads);
  const auxilia = Math.min(auxiliaToLeave(G, from, heads + legions), most - heads - legions);
  return { from, leader, legions, auxilia };
}

/**
 * Returns how many Auxilia go with so many other pieces: the most that leave without an end of Roman Control and without giving an
 * enemy Control that the others do not give already, but one at least (8.8.1).
 */
function auxiliaToLeave(G: G, from: RegionId, others: number): number {
  const troops = troopsOf(forceIn(G, from, 'romans'));
  const without = controllerWith(G, from, -others);
  for (let count = troops; count > 1; count--)
    if (controllerWith(G, from, -others - count) === without) return count;
  return Math.min(1, troops);
}

/** Returns how many pieces there are in a column. */
export function sizeOf({ leader, legions, auxilia }: Column): number {
  return legions + auxilia + (leader === null ? 0 : 1);
}

/** Says whether the Romans can pay for all these origins. */
export function mayPay(G: G, order: Order, columns: readonly Column[]): boolean {
  const price = columns.reduce((sum, { from }) => sum + marchPrice(G, order, from), 0);
  return costOf(G, order, price) <= G.resources.romans;
}
