/* Movement Points: how many there are, and what a path costs (9.3, 10.3, 10.4.1). */
import type { FrameAt } from '../../kit/frame';
import type { PathKind } from '../components/components';
import { regionOf } from '../control';
import { inForce } from '../inForce';
import { commandRatingOf, faceOf, factsOf, isUnit } from '../pieces';
import type { G } from '../state';

/** A movement under way. */
export type March = FrameAt<G, 'march'>;

/** A leg of a movement: one path to the next space, and what it costs in Movement Points. */
export interface Leg {
  to: string;
  kind: PathKind;
  cost: number;
}

/** What a Roman Leader has who moves without Combat Units for the whole of his movement (10.3.3). */
const ALONE = 7;

/** What the other kinds of paths than a solid line cost, and that one (10.4.1, 17.1.2). */
const COSTS: Record<PathKind, number> = { path: 1, rough: 2, channel: 2, viaDomitia: 1 };

/** What more than a commander's rating allows for costs on every path (9.3). */
const BURDEN = 1;

/** Returns what a path costs who is no burden to his commander (10.4.1). */
export function pathCost(kind: PathKind): number {
  return COSTS[kind];
}

/** Returns the Movement Points of a movement (10.3.1), those of its commander (10.3.2), who leads or has led Combat Units or not (10.3.3). */
export function allowanceOf(
  G: G,
  { commander, terms }: Pick<March, 'commander' | 'terms'>,
  ledUnits: boolean,
): number {
  const printed = faceOf(G, commander).movement ?? 0;
  const own = !ledUnits && factsOf(G, commander).kind === 'leader' ? ALONE : printed;
  return terms.limit === null ? own + terms.bonus : Math.min(own + terms.bonus, terms.limit);
}

/** Returns the Movement Points that a movement has left. */
export function pointsLeft(G: G, frame: Pick<March, 'commander' | 'terms' | 'ledUnits' | 'spent'>): number {
  return allowanceOf(G, frame, frame.ledUnits) - frame.spent;
}

/** Returns how many Combat Units a commander carries of a group: a named Leader does not carry himself (9.3, 9.4). */
export function carried(G: G, commander: string, group: readonly string[]): number {
  const isChief = factsOf(G, commander).kind === 'chief';
  return group.filter((id) => isUnit(G, id) && !(isChief && id === commander)).length;
}

/** Returns what a path costs a group that goes over it to a space, with what cards in force take off (10.4.1, 9.3). */
export function costOf(
  G: G,
  { commander, group }: Pick<March, 'commander' | 'group'>,
  kind: PathKind,
  to: string,
): number {
  const burden = carried(G, commander, group) > commandRatingOf(G, commander) ? BURDEN : 0;
  let cost = COSTS[kind] + burden;
  for (const discount of inForce(G, 'pathDiscount')) {
    if (discount.kind !== kind) continue;
    if (discount.region !== undefined && discount.region !== regionOf(G, to)) continue;
    cost = Math.max(1, cost - discount.amount);
  }
  return cost;
}
