/* What the Non-player Romans March out with (8.8.1). */
import { lenderIn } from '../../commands/asking';
import { costOf } from '../../commands/costs';
import { marchPrice } from '../../commands/marching';
import { maySelect, type Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { emptyGroup, LIES, troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { type Change, withForces } from '../../pieces/hypothetical';
import type { G } from '../../state';
import { regionsOfLegions } from './enemies';
import { controllerWith } from './supply';

/** What leaves an origin. */
export interface Column {
  from: RegionId;
  leader: 'named' | 'successor' | null;
  legions: number;
  auxilia: number;
  /** Warbands of the Aedui, as these have lent them (8.8.8). */
  warbands: number;
}

/** Returns what would March out of each Region with the Leader or Legions, as the terms of the Command allow. */
export function columnsOf(G: G, order: Order): Column[] {
  return regionsOfLegions(G)
    .filter((region) => maySelect(order, region))
    .map((region) => columnFrom(G, order, region))
    .filter(({ leader, legions }) => leader !== null || legions > 0);
}

/** Returns the Leader, all Legions, lent Warbands and Auxilia: one, and all that may leave (8.8.1, 8.8.8); fewer where an Event limits them. */
function columnFrom(G: G, order: Order, from: RegionId): Column {
  const { march } = order.terms;
  const force = forceIn(G, from, 'romans');
  const leader = march.leader ? force.leader : null;
  const heads = leader === null ? 0 : 1;
  const legions = Math.min(force.legions, march.legions ?? force.legions);
  const others = heads + legions;
  const lent = lenderIn(G, order, from) === 'aedui' ? troopsOf(forceIn(G, from, 'aedui')) : 0;
  const warbands = warbandsToLeave(G, from, others, lent);
  const auxilia = auxiliaToLeave(G, from, others, warbands);
  return { from, leader, legions, auxilia, warbands };
}

/** Returns how many of so many Warbands go with other pieces without giving an enemy of the Romans Control (8.8.1, 8.8.8). */
function warbandsToLeave(G: G, from: RegionId, others: number, lent: number): number {
  if (lent === 0) return 0;
  const without = controllerWith(G, from, -others);
  for (let count = lent; count > 0; count--) {
    const controller = controllerWith(G, from, -others, -count);
    if (controller === without || controller === null || controller === 'romans') return count;
  }
  return 0;
}

/**
 * Returns how many Auxilia go with so many other Romans and Aedui: the most that leave without an end of Roman Control and without
 * giving an enemy Control that the others do not give already; one at least where no Warbands go (8.8.1).
 */
function auxiliaToLeave(G: G, from: RegionId, others: number, warbands: number): number {
  const troops = troopsOf(forceIn(G, from, 'romans'));
  const least = warbands > 0 ? 0 : Math.min(1, troops);
  const without = controllerWith(G, from, -others, -warbands);
  for (let count = troops; count > least; count--)
    if (controllerWith(G, from, -others - count, -warbands) === without) return count;
  return least;
}

/** Returns how many Romans there are in a column. */
export function sizeOf({ leader, legions, auxilia }: Column): number {
  return legions + auxilia + (leader === null ? 0 : 1);
}

/** Says whether the Romans can pay for all these origins. */
export function mayPay(G: G, order: Order, columns: readonly Column[]): boolean {
  const price = columns.reduce((sum, { from }) => sum + marchPrice(G, order, from), 0);
  return costOf(G, order, price) <= G.resources.romans;
}

/** Returns the game as it would be once columns had moved, all Auxilia of their origins Hidden (3.2.2). */
export function withMoved(G: G, moved: readonly { column: Column; to: RegionId }[]): G {
  return withForces(G, (change) => {
    for (const { column, to } of moved) {
      const { from, leader, legions, auxilia, warbands } = column;
      change(from, 'romans', (here) => {
        if (leader !== null) here.leader = null;
        here.legions -= legions;
        [here.hidden, here.revealed] = [troopsOf(here) - auxilia, 0];
      });
      change(to, 'romans', (there) => {
        if (leader !== null) there.leader = leader;
        there.legions += legions;
        there.hidden += auxilia;
      });
      if (warbands > 0) lend(change, from, to, warbands);
    }
  });
}

/** Moves Warbands that the Aedui lend along with a column, Hidden ones first. */
function lend(change: Change, from: RegionId, to: RegionId, warbands: number): void {
  const lent = emptyGroup();
  let left = warbands;
  change(from, 'aedui', (here) => {
    for (const lie of LIES) {
      lent[lie] = Math.min(left, here[lie]);
      here[lie] -= lent[lie];
      left -= lent[lie];
    }
  });
  change(to, 'aedui', (there) => {
    for (const lie of LIES) there[lie] += lent[lie];
  });
}
