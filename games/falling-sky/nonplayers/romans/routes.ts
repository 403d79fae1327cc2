/* The ways by which Romans March, and what Harasses them on the way (3.2.2, 8.8.1). */
import { destinations, mayEnter, mayMove } from '../../abilities/scouting';
import { leaderReaches, mayAccompany, useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { adjacentTo, borderBetween } from '../../places';
import type { G } from '../../state';
import { type Column, sizeOf } from './columns';
import { harassersIn, lossesBy, toSpareOne } from './harassment';
import { mostToLeave, type Ride } from './scout';

/** Hidden Warbands that Scout has to Reveal. */
export interface Reveal {
  region: RegionId;
  faction: Faction;
  count: number;
}

/** A way into a Region. */
export interface Route {
  /** The Regions that are entered, the last where it ends. */
  way: RegionId[];
  /** The Losses by Harassment on the way. */
  losses: number;
  /** What has to be Revealed first. */
  reveals: Reveal[];
  /** The Auxilia that have to move there before. */
  rides: Ride[];
}

/** What a Region takes from who Marches on from it. */
type Passage = Omit<Route, 'way'>;

/** Finds the routes of groups in one Command. */
export interface Routes {
  /** Returns the Regions that a group can reach, with the way of the least Harassment that it may suffer, if need be after Scout. */
  from(column: Column): ReadonlyMap<RegionId, Route>;
}

const WARBANDS_PER_AUXILIA = 2;
const REACH = 2;
const REACH_WITH_CAESAR = 3;

/** Returns what finds the routes in a Command; `hopeful` if players are taken to agree not to Harass who have not refused. */
export function routesFor(G: G, order: Order, hopeful: boolean): Routes {
  const known = new Map<RegionId, Passage[]>();
  const passagesAt = (region: RegionId) => {
    const passages = known.get(region) ?? passagesOf(G, order, region, hopeful);
    known.set(region, passages);
    return passages;
  };
  const found: { from: RegionId; reach: number; most: number; routes: ReadonlyMap<RegionId, Route> }[] = [];
  return {
    from(column) {
      const { from } = column;
      const [reach, most] = [reachOf(order, column), mayLose(column)];
      const before = found.find((each) => each.from === from && each.reach === reach && each.most === most);
      if (before !== undefined) return before.routes;
      const routes = routesFrom(G, from, reach, most, passagesAt);
      found.push({ from, reach, most, routes });
      return routes;
    },
  };
}

/** Returns how many Regions a group may enter (3.2.2), as an Event may limit it. */
function reachOf({ terms: { march } }: Order, { leader }: Column): number {
  return Math.min(leader === 'named' ? REACH_WITH_CAESAR : REACH, march.steps ?? REACH_WITH_CAESAR);
}

/** A group suffers one Loss at most, and none that a Legion, the Leader or a piece alone would have to take (8.8.1). */
function mayLose(column: Column): number {
  return column.warbands > 0 || (column.auxilia > 0 && sizeOf(column) > 1) ? 1 : 0;
}

/** Returns the routes of a group that enters so many Regions at most, with so many Losses at most. */
function routesFrom(
  G: G,
  origin: RegionId,
  reach: number,
  most: number,
  passagesAt: (region: RegionId) => Passage[],
): Map<RegionId, Route> {
  const found = new Map<RegionId, Route>();
  const enter = (from: RegionId, route: Route) => {
    const length = route.way.length + 1;
    for (const to of adjacentTo(G, from)) {
      if (to === origin) continue;
      const border = borderBetween(G, from, to);
      if (border === 'coastal' && route.reveals.length > 0) continue;
      const isBest = isBetter(route, length, found.get(to));
      const goesOn = length < reach && border === 'land' && !G.devastated.includes(to);
      if (!isBest && !goesOn) continue;
      const here: Route = { ...route, way: [...route.way, to] };
      if (isBest) found.set(to, here);
      if (!goesOn) continue;
      for (const passage of passagesAt(to)) {
        const losses = here.losses + passage.losses;
        if (losses > most || !mayScoutFor(G, [here, passage])) continue;
        enter(to, {
          way: here.way,
          losses,
          reveals: [...here.reveals, ...passage.reveals],
          rides: [...here.rides, ...passage.rides],
        });
      }
    }
  };
  enter(origin, { way: [], losses: 0, reveals: [], rides: [] });
  return found;
}

/**
 * Says whether one Scout can do all that is needed: no Region sends Auxilia to two others or such as it needs itself, and by
 * card 12 it Reveals in just one Region.
 */
export function mayScoutFor(G: G, passages: readonly Passage[]): boolean {
  if (!passages.some(({ rides, reveals }) => rides.length > 0 || reveals.length > 0)) return true;
  const rides = ridesOf(passages);
  if (new Set(rides.map(({ from }) => from)).size < rides.length) return false;
  if (rides.some((ride) => passages.some((passage) => isNeeded(G, ride, passage)))) return false;
  const regions = new Set(passages.flatMap(({ reveals }) => reveals.map(({ region }) => region)));
  return regions.size <= 1 || G.capabilities[12]?.text !== 'shaded';
}

/** Says whether too few Auxilia would be left where a ride begins, for what Scout has to Reveal there. */
function isNeeded(G: G, { from, count }: Ride, { reveals }: Passage): boolean {
  const shown = reveals.reduce((sum, reveal) => sum + (reveal.region === from ? reveal.count : 0), 0);
  return shown > WARBANDS_PER_AUXILIA * (forceIn(G, from, 'romans').hidden - count);
}

/** Returns what rides where, each ride once, though several groups pass through the same Region. */
export function ridesOf(passages: readonly Passage[]): Ride[] {
  const rides: Ride[] = [];
  for (const passage of passages)
    for (const each of passage.rides)
      if (!rides.some(({ from, to }) => from === each.from && to === each.to)) rides.push({ ...each });
  return rides;
}

/** A route without Scout is better, then one with fewer Losses, then a shorter one: of so many Regions. */
function isBetter(route: Passage, length: number, than: Route | undefined): boolean {
  if (than === undefined) return true;
  const [scouts, scoutsThan] = [route.reveals.length > 0, than.reveals.length > 0];
  if (scouts !== scoutsThan) return scoutsThan;
  if (route.losses !== than.losses) return route.losses < than.losses;
  return length < than.way.length;
}

/** Returns how a Region can be passed: as it is, and after Scout where that changes something. */
function passagesOf(G: G, order: Order, region: RegionId, hopeful: boolean): Passage[] {
  const harassers = harassersIn(G, order, region, hopeful);
  const asIs: Passage = { losses: lossesBy(harassers), reveals: [], rides: [] };
  if (harassers.length === 0 || !mayScoutIn(G, order, region)) return [asIs];
  const reveals: Reveal[] = [];
  const able = ridesTo(G, order, region);
  const there = forceIn(G, region, 'romans').hidden;
  const most = WARBANDS_PER_AUXILIA * able.reduce((sum, { count }) => sum + count, there);
  let budget = most;
  for (;;) {
    const next = harassers
      .filter((harasser) => lossesBy([harasser]) > 0)
      .sort((a, b) => toSpareOne(a) - toSpareOne(b))[0];
    if (next === undefined || toSpareOne(next) > budget) break;
    const count = toSpareOne(next);
    budget -= count;
    next.hidden -= count;
    const before = reveals.find(({ faction }) => faction === next.faction);
    if (before === undefined) reveals.push({ region, faction: next.faction, count });
    else before.count += count;
  }
  if (reveals.length === 0) return [asIs];
  const missing = Math.ceil((most - budget) / WARBANDS_PER_AUXILIA) - there;
  return [asIs, { losses: lossesBy(harassers), reveals, rides: someOf(able, missing) }];
}

/** Says whether Auxilia may Reveal Warbands in a Region by Scout before the March (4.2.2). */
function mayScoutIn(G: G, order: Order, region: RegionId): boolean {
  return mayAccompany(order, 'scout') && leaderReaches(G, 'romans', region);
}

/** Returns the Hidden Auxilia that may go to a Region by Scout: out of Regions without Leader and Legions, as these do not March (8.8.1). */
function ridesTo(G: G, order: Order, to: RegionId): Ride[] {
  const patrol = { use: useFor(order, 'scout') };
  return destinations(G, to).flatMap((from) => {
    const { leader, legions } = forceIn(G, from, 'romans');
    if (leader !== null || legions > 0) return [];
    const count = mayEnter(G, from, to) ? mostToLeave(G, from, mayMove(G, patrol, from, 'hidden')) : 0;
    return count > 0 ? [{ from, to, count }] : [];
  });
}

/** Returns rides with so many Auxilia in all, the first ones in full. */
function someOf(rides: readonly Ride[], total: number): Ride[] {
  let left = total;
  return rides.flatMap((ride) => {
    const count = Math.min(ride.count, left);
    if (count <= 0) return [];
    left -= count;
    return [{ ...ride, count }];
  });
}
