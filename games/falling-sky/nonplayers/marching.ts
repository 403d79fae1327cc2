/* How a Non-player makes the March it has planned (3.2.2, 3.3.2). */
import type { LegalMove } from '../../kit/move';
import { forming, heldIn } from '../commands/marching';
import type { Order } from '../commands/order';
import { countOf, groupIn, KINDS, kindsInParty, type Party } from '../commands/party';
import type { Journey, Plan } from '../commands/plan';
import { troopsOf } from '../pieces/force';
import type { FrameOf, G } from '../state';
import { advancesPlayer, hasToRefrain } from './frost';
import { type Moment, make } from './moment';

/**
 * Returns the next move of a March: its group is formed at its origin, goes Region by Region and stops, then the next one; null
 * when all have marched. A group that cannot be formed or go on any more is given up.
 */
export function marchOn(at: Moment<FrameOf<'march'>>, plan: Plan): LegalMove | null {
  const { frame } = at;
  const journeys = plan.journeys ?? [];
  if (frame.trek?.column !== undefined) return goOn(at, journeys);
  for (let journey = journeys[0]; journey !== undefined; journey = journeys[0]) {
    const move = journey.way.length === 0 ? null : setOut(at, journey);
    if (move !== null) return move;
    journeys.shift();
  }
  return null;
}

function goOn(at: Moment<FrameOf<'march'>>, journeys: Journey[]): LegalMove {
  const [next] = journeys[0]?.way ?? [];
  if (next !== undefined && at.may('go', next)) {
    journeys[0].way.shift();
    return make('go', next);
  }
  journeys.shift();
  return at.may('stop') ? make('stop') : at.all()[0];
}

function setOut(at: Moment<FrameOf<'march'>>, journey: Journey): LegalMove | null {
  const { G, frame } = at;
  const { trek, order } = frame;
  const { from, pieces, way, all = false, leaves = 0 } = journey;
  if (trek?.origin?.region !== from) return at.may('select', from) ? make('select', from) : null;
  const party = forming(G, order, trek);
  const group = groupIn(party, order.faction);
  const staying = Math.max(0, leaves - heldIn(G, from, order.faction).troops);
  let goes = 0;
  let troops = troopsOf(group) + troopsOf(groupIn(trek.origin.left, order.faction)) - staying;
  for (const kind of KINDS) {
    const there = countOf(group, kind);
    const isTroop = kind !== 'leader' && kind !== 'legions';
    const planned = all ? there : (pieces[kind] ?? 0);
    const wanted = Math.max(0, Math.min(there, planned, isTroop ? troops : there));
    if (isTroop) troops -= wanted;
    goes += wanted;
    if (there > wanted && at.may('leave', kind, there - wanted)) return make('leave', kind, there - wanted);
  }
  const surplus = lentTooMany(order, party, journey);
  if (surplus !== null) return surplus;
  if (goes === 0 || !at.may('go', way[0]) || helpsPlayer(G, order, party, journey)) return null;
  return make('go', way.shift() ?? from);
}

/** Says whether the group that has been formed would leave its origin to a player, and victory, where it goes counted as well (8.4.4). */
function helpsPlayer(G: G, order: Order, party: Party, { from, way }: Journey): boolean {
  if (!hasToRefrain(G)) return false;
  const to = way[way.length - 1];
  const pieces = kindsInParty(party, order.faction).flatMap(({ faction, count }) => [
    { region: from, faction, count: -count },
    { region: to, faction, count },
  ]);
  return advancesPlayer(G, { pieces });
}

/** Returns the move by which lent Warbands stay behind that are not to go, Revealed ones first; null where none are too many. */
function lentTooMany({ faction }: Order, party: Party, { lent }: Journey): LegalMove | null {
  if (lent === undefined) return null;
  const parts = kindsInParty(party, faction).filter((part) => part.faction !== faction);
  const surplus = parts.reduce((sum, { count }) => sum + count, 0) - lent;
  const last = parts[parts.length - 1];
  if (surplus <= 0 || last === undefined) return null;
  return make('leave', last.key, Math.min(surplus, last.count));
}
