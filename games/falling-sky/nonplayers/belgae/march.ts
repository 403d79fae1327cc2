/* 8.5.5: March of the Non-player Belgae to add Control. */
import type { Play } from '../../../kit/play';
import { recordOf } from '../../../kit/record';
import { costOf } from '../../commands/costs';
import { heldIn, marchPrice } from '../../commands/marching';
import { maySelect, type Order, orderFor } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { FULL } from '../../commands/terms';
import { REGIONS, type RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, leaderOf, othersIn, piecesIn } from '../../pieces/forces';
import { adjacentTo, groupOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import type { Moment } from '../moment';
import { choose } from '../select';
import { type Group, mostFrom, type Source, sizeOf, sourcesAmong, sourcesOn } from '../sources';
import { mayEnter } from './flight';

/** How many Warbands the Leader is to be with in the end (8.4.1, 8.5.5). */
const GROUP = 4;

/** 8.5.5: March to add Control? Null where that cannot be done. */
export function marchToAddControl(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (!at.may('command', 'march')) return null;
  const journeys = spreadOf(at.G, at.play, orderFor('march', 'belgae', 'belgae', FULL));
  if (journeys.length === 0) return null;
  return { does: 'command', plan: { box: '8.5.5', why: 'March to add Control', command: 'march', journeys } };
}

/** How the Belgae stand in a Region while the March is planned. */
interface Stand {
  own: number;
  others: number;
  warbands: number;
  /** Warbands that have not marched, by how they will lie. */
  hidden: number;
  revealed: number;
}

/** A Region that could be brought under Control: from where, with how many. */
interface Goal {
  to: RegionId;
  groups: Group[];
  needed: number;
}

/**
 * Returns the marches that bring up to two Regions under Belgic Control, first in Belgica, first with the fewest Warbands, and of the
 * Leader alone to join the most Belgae, or at least four Warbands; those out of one Region together.
 */
export function spreadOf(G: G, play: Play<G>, order: Order): Journey[] {
  const { march: limits } = order.terms;
  const stands = recordOf(
    REGIONS.map(({ id }) => id),
    (region) => standIn(G, region, limits.hiddenOnly),
  );
  const march: Planning = {
    G,
    order,
    stands,
    resources: order.terms.free ? Number.POSITIVE_INFINITY : G.resources.belgae,
    paid: [],
    pieces: limits.pieces ?? Number.POSITIVE_INFINITY,
    groups: limits.groups ?? Number.POSITIVE_INFINITY,
  };
  const journeys: Journey[] = [];
  const taken: RegionId[] = [];
  while (taken.length < 2) {
    const sources = sourcesOn(
      G,
      (region) => spareIn(march, region),
      (region) => priceOf(march, region),
      (region) => !march.paid.includes(region),
    );
    if (sources.size === 0) break;
    const goal = choose(
      play,
      regionsOf(G).flatMap((to) => (taken.includes(to) ? [] : goalIn(march, sources, to))),
      ({ to }) => groupOf(to) === 'Belgica',
      ({ needed }) => -needed,
    );
    if (goal === undefined) break;
    taken.push(goal.to);
    const [{ groups } = goal] = goalIn(march, sources, goal.to, play.shuffle(adjacentTo(G, goal.to)));
    for (const { region, count } of groups) journeys.push(send(march, region, goal.to, count));
  }
  const leader = leadersWay(march, play, taken);
  if (leader !== null) journeys.push(leader);
  return march.paid.flatMap((region) => journeys.filter(({ from }) => from === region));
}

/** A March that is being planned. */
interface Planning {
  G: G;
  order: Order;
  stands: Record<RegionId, Stand>;
  resources: number;
  /** Its origins so far. */
  paid: RegionId[];
  /** How many pieces and groups may still march, where an Event limits them. */
  pieces: number;
  groups: number;
}

function standIn(G: G, region: RegionId, hiddenOnly: boolean): Stand {
  const force = forceIn(G, region, 'belgae');
  return {
    own: piecesIn(G, region, 'belgae'),
    others: othersIn(G, region, 'belgae'),
    warbands: troopsOf(force),
    hidden: force.hidden + force.revealed,
    revealed: hiddenOnly ? 0 : force.scouted,
  };
}

/** Says whether no more Regions may be selected as origins. */
function isFull({ order, paid }: Planning): boolean {
  return order.terms.most !== null && order.selected.length + paid.length >= order.terms.most;
}

/** Returns how many Warbands can leave a Region: all but one and those held (card 4), and no more than its Control allows. */
function spareIn({ G, stands }: Planning, region: RegionId): number {
  const { own, others, hidden, revealed } = stands[region];
  const left = hidden + revealed - Math.max(1, heldIn(G, region, 'belgae').troops);
  return Math.max(0, own > others ? Math.min(left, own - others - 1) : left);
}

function priceOf({ G, order, paid }: Planning, region: RegionId): number {
  if (paid.includes(region)) return 0;
  return maySelect(order, region) ? costOf(G, order, marchPrice(G, order, region)) : Number.POSITIVE_INFINITY;
}

/** Returns how a Region could be brought under Control, of equal Regions `near` it out of those that come first; nothing where it is already, or cannot be. */
function goalIn(
  march: Planning,
  from: ReadonlyMap<RegionId, Source>,
  to: RegionId,
  near = adjacentTo(march.G, to),
): Goal[] {
  const { G, order, stands } = march;
  const { own, others } = stands[to];
  if (own > others || !mayEnter(order, to)) return [];
  const needed = others - own + 1;
  const sources = sourcesAmong(from, near);
  if (groupOf(to) === 'Belgica') return goalWith(march, to, needed, sources, march.pieces);
  const leader = leaderOf(G, 'belgae')?.region;
  const keepsGroup = ({ region, count }: Source) =>
    region !== leader || stands[region].warbands - Math.min(count, needed) >= GROUP;
  sources.sort((a, b) => Number(keepsGroup(b)) - Number(keepsGroup(a)));
  return goalWith(march, to, needed, sources, Math.min(needed, march.pieces));
}

/** Returns how so many Warbands at least, and `pieces` at most, could come to a Region out of some others. */
function goalWith(
  march: Planning,
  to: RegionId,
  needed: number,
  sources: readonly Source[],
  pieces: number,
): Goal[] {
  const { order, paid, resources, groups } = march;
  const origins = (order.terms.most ?? Number.POSITIVE_INFINITY) - order.selected.length - paid.length;
  const come = mostFrom(sources, { resources, origins, groups, pieces });
  return sizeOf(come) < needed ? [] : [{ to, groups: come, needed }];
}

function payAt(march: Planning, region: RegionId): void {
  march.resources -= priceOf(march, region);
  if (!march.paid.includes(region)) march.paid.push(region);
}

function send(march: Planning, from: RegionId, to: RegionId, count: number): Journey {
  const [here, there] = [march.stands[from], march.stands[to]];
  payAt(march, from);
  march.groups--;
  march.pieces -= count;
  const hidden = Math.min(count, here.hidden);
  const revealed = count - hidden;
  here.hidden -= hidden;
  here.revealed -= revealed;
  here.warbands -= count;
  here.own -= count;
  there.warbands += count;
  there.own += count;
  return { from, way: [to], pieces: { hidden, revealed } };
}

/** Returns the Leader's march alone: to the Region just entered that has more Belgae than where he is; else to four Warbands, if he has fewer. */
function leadersWay(march: Planning, play: Play<G>, taken: readonly RegionId[]): Journey | null {
  const { G, order, stands } = march;
  const from = leaderOf(G, 'belgae')?.region;
  if (from === undefined || !order.terms.march.leader || priceOf(march, from) > march.resources) return null;
  if (heldIn(G, from, 'belgae').leader) return null;
  if (march.pieces === 0 || march.groups === 0 || (isFull(march) && !march.paid.includes(from))) return null;
  const near = adjacentTo(G, from).filter((region) => mayEnter(order, region));
  const joined = choose(
    play,
    near.filter((region) => taken.includes(region) && stands[region].own > stands[from].own - 1),
    (region) => stands[region].own,
  );
  const large = near.filter((region) => stands[region].warbands >= GROUP);
  const isAlone = stands[joined ?? from].warbands < GROUP;
  const gathered = isAlone ? choose(play, large, (region) => stands[region].warbands) : undefined;
  const to = gathered ?? joined;
  if (to === undefined) return null;
  payAt(march, from);
  return { from, way: [to], pieces: { leader: 1 } };
}
