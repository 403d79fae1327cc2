/* 8.5.1: Where the Non-player Belgae march away to from a threat. */
import type { Play } from '../../../kit/play';
import { costOf } from '../../commands/costs';
import { heldIn, marchPrice } from '../../commands/marching';
import { maySelect, type Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { mobileOf, troopsOf } from '../../pieces/force';
import { forceIn, leaderOf, othersIn, piecesIn } from '../../pieces/forces';
import { adjacentTo, isWithinOne, mayStack, regionsOf } from '../../places';
import type { G } from '../../state';
import { controlValueOf } from '../frost';
import { choose } from '../select';
import type { Threat } from './threat';

/** All mobile pieces of a Region, however they lie when they set out. */
const ALL = { leader: 1, hidden: 25, revealed: 25, scouted: 25 } as const;

/**
 * Returns the marches of all mobile Belgae out of each threatened Region, and of their Leader's group where it is not the single
 * largest: the Leader's first, each to where most Regions with Belgae are within one Region, then to add the most Control.
 */
export function flightFrom(G: G, play: Play<G>, order: Order, threats: readonly Threat[]): Journey[] {
  const setOut = affordable(G, order, originsOf(G, play, threats));
  const belgic = new Set(regionsOf(G).filter((region) => isLeftIn(G, region, setOut)));
  const come = new Map<RegionId, number>();
  const journeys: Journey[] = [];
  for (const from of setOut) {
    const size = leavingFrom(G, from);
    const to = choose(
      play,
      adjacentTo(G, from).filter((region) => mayEnter(order, region) && !setOut.includes(region)),
      (region) => nearTo(G, belgic, region),
      (region) => controlGained(G, region, come.get(region) ?? 0, size),
    );
    if (to === undefined) continue;
    belgic.add(to);
    come.set(to, size + (come.get(to) ?? 0));
    journeys.push({ from, way: [to], pieces: ALL });
  }
  return journeys;
}

/** The threatened Regions, and the Leader's where he is not with the single largest group; his first. */
function originsOf(G: G, play: Play<G>, threats: readonly Threat[]): RegionId[] {
  const leader = leaderOf(G, 'belgae')?.region;
  const threatened = threats.map(({ region }) => region);
  const others = threatened.filter((region) => region !== leader);
  const rest = others.length < 2 ? others : play.shuffle(others);
  if (leader === undefined) return rest;
  return threatened.includes(leader) || !isLargestGroup(G, leader) ? [leader, ...rest] : rest;
}

function isLargestGroup(G: G, region: RegionId): boolean {
  const warbands = troopsOf(forceIn(G, region, 'belgae'));
  return regionsOf(G).every((each) => each === region || troopsOf(forceIn(G, each, 'belgae')) < warbands);
}

function affordable(G: G, order: Order, origins: readonly RegionId[]): RegionId[] {
  let left = G.resources.belgae;
  const chosen: RegionId[] = [];
  for (const region of origins) {
    const cost = costOf(G, order, marchPrice(G, order, region));
    const isLimited = order.terms.most !== null && chosen.length >= order.terms.most;
    if (!maySelect(order, region) || cost > left || isLimited || leavingFrom(G, region) === 0) continue;
    left -= cost;
    chosen.push(region);
  }
  return chosen;
}

/** Returns how many pieces can leave a Region: all that are mobile, but for those held (card 4). */
function leavingFrom(G: G, region: RegionId): number {
  const held = heldIn(G, region, 'belgae');
  return mobileOf(forceIn(G, region, 'belgae')) - held.troops - Number(held.leader);
}

/** Says whether Belgae are left in a Region when all that are mobile have set out from some. */
function isLeftIn(G: G, region: RegionId, setOut: readonly RegionId[]): boolean {
  const leaving = setOut.includes(region) ? leavingFrom(G, region) : 0;
  return piecesIn(G, region, 'belgae') > leaving;
}

/** Says whether Belgae may end a March in a Region. */
export function mayEnter({ terms: { into } }: Order, region: RegionId): boolean {
  return mayStack(region, 'belgae') && (into === null || into.includes(region));
}

/** Returns how many Regions with Belgae there would be within one Region, with some that end their March here. */
function nearTo(G: G, belgic: ReadonlySet<RegionId>, region: RegionId): number {
  let count = belgic.has(region) ? 0 : 1;
  for (const other of belgic) if (isWithinOne(G, region, other)) count++;
  return count;
}

/** Returns the Control Value that a group adds which comes to a Region after others. */
function controlGained(G: G, region: RegionId, come: number, size: number): number {
  const others = othersIn(G, region, 'belgae');
  const before = piecesIn(G, region, 'belgae') + come;
  return before <= others && before + size > others ? controlValueOf(G, region) : 0;
}
