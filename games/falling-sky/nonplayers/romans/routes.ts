/* The ways by which Romans March, and what Harasses them on the way (3.2.2, 8.8.1). */
import { gathered } from '../../../kit/gathered';
import { destinations, mayMove } from '../../abilities/scouting';
import { mayAccompany, useFor } from '../../abilities/start';
import { leaderReaches } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../forces';
import { adjacentTo, borderBetween } from '../../places';
import type { G } from '../../state';
import { type Column, sizeOf } from './columns';
import { harassersIn, lossesBy, toSpareOne } from './harassment';
import { mostOf, type Ride } from './scout';

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

/** What a Region takes from who Marches on from it, as it is and after Scout. */
interface Passage {
  losses: number;
  scouted: { losses: number; reveals: Reveal[]; rides: Ride[] };
}

/** Finds the routes of groups in one Command. */
export interface Routes {
  /** Returns the Regions that a group can reach, with the way of the least Harassment that it may suffer, if need be after Scout. */
  from(column: Column): ReadonlyMap<RegionId, Route>;
}

const WARBANDS_PER_AUXILIA = 2;
const REACH = 2;
const REACH_WITH_CAESAR = 3;

/**
 * Returns what finds the routes in a Command; `hopeful` if players are taken to agree not to Harass who have not refused, `ahead` if
 * Auxilia that do not March may go ahead by Scout.
 */
export function routesFor(G: G, order: Order, hopeful: boolean, ahead = true): Routes {
  const passages = new Map<RegionId, Passage>();
  const passageAt = (region: RegionId) => {
    const passage = passages.get(region) ?? passageOf(G, order, region, hopeful, ahead);
    passages.set(region, passage);
    return passage;
  };
  return { from: (column) => routesFrom(G, order, column, passageAt) };
}

/** A group suffers one Loss at most, and none that a Legion, the Leader or a piece alone would have to take (8.8.1). */
function mayLose(column: Column): number {
  return column.auxilia + column.warbands > 0 && sizeOf(column) > 1 ? 1 : 0;
}

function routesFrom(
  G: G,
  order: Order,
  column: Column,
  passageAt: (region: RegionId) => Passage,
): Map<RegionId, Route> {
  const { steps } = order.terms.march;
  const reach = Math.min(column.leader === 'named' ? REACH_WITH_CAESAR : REACH, steps ?? REACH_WITH_CAESAR);
  const most = mayLose(column);
  const found = new Map<RegionId, Route>();
  const enter = (from: RegionId, route: Route) => {
    for (const to of adjacentTo(G, from)) {
      const border = borderBetween(from, to);
      if (to === column.from || route.way.includes(to)) continue;
      if (border === 'coastal' && (order.abilities.length > 0 || route.reveals.length > 0)) continue;
      const here: Route = { ...route, way: [...route.way, to] };
      if (isBetter(here, found.get(to))) found.set(to, here);
      if (here.way.length >= reach || border !== 'land' || G.devastated.includes(to)) continue;
      const { losses, scouted } = passageAt(to);
      if (here.losses + losses <= most) enter(to, { ...here, losses: here.losses + losses });
      else if (here.losses + scouted.losses <= most && isFirstScout(G, here))
        enter(to, {
          way: here.way,
          losses: here.losses + scouted.losses,
          reveals: [...here.reveals, ...scouted.reveals],
          rides: [...here.rides, ...scouted.rides],
        });
    }
  };
  enter(column.from, { way: [], losses: 0, reveals: [], rides: [] });
  return found;
}

/** Card 12: Scout may Reveal Warbands in just one Region. */
function isFirstScout(G: G, { reveals }: Route): boolean {
  return G.capabilities[12]?.text !== 'shaded' || reveals.length === 0;
}

/** A route without Scout is better, then one with fewer Losses, then a shorter one. */
function isBetter(route: Route, than: Route | undefined): boolean {
  if (than === undefined) return true;
  const [scouts, scoutsThan] = [route.reveals.length, than.reveals.length];
  if (Math.min(scouts, 1) !== Math.min(scoutsThan, 1)) return scouts < scoutsThan;
  if (route.losses !== than.losses) return route.losses < than.losses;
  return scouts < scoutsThan || (scouts === scoutsThan && route.way.length < than.way.length);
}

function passageOf(G: G, order: Order, region: RegionId, hopeful: boolean, ahead: boolean): Passage {
  const harassers = harassersIn(G, order, region, hopeful);
  const losses = lossesBy(harassers);
  const reveals: Reveal[] = [];
  const mayScout = losses > 0 && mayScoutIn(G, order, region);
  const able = mayScout && ahead ? ridesTo(G, order, region) : [];
  const there = mayScout ? forceIn(G, region, 'romans').hidden : 0;
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
  const missing = Math.ceil((most - budget) / WARBANDS_PER_AUXILIA) - there;
  return { losses, scouted: { losses: lossesBy(harassers), reveals, rides: someOf(able, missing) } };
}

/** Says whether Auxilia may Reveal Warbands in a Region by Scout before the March (4.2.2). */
function mayScoutIn(G: G, order: Order, region: RegionId): boolean {
  const { abilityRegions } = order.terms;
  if (abilityRegions !== null && !abilityRegions.includes(region)) return false;
  return mayAccompany(order, 'scout') && leaderReaches(G, 'romans', region);
}

/** Returns the Hidden Auxilia that may go to a Region by Scout: out of Regions without Leader and Legions, as these do not March (8.8.1). */
function ridesTo(G: G, order: Order, to: RegionId): Ride[] {
  const patrol = { use: useFor(order, 'scout') };
  return gathered(destinations(G, to), (from) => {
    const { leader, legions } = forceIn(G, from, 'romans');
    if (leader !== null || legions > 0) return [];
    return mostOf(G, { from, to, count: mayMove(G, patrol, from, 'hidden') });
  }).sort((a, b) => b.count - a.count);
}

/** Returns rides with so many Auxilia in all, the first ones in full. */
function someOf(rides: readonly Ride[], total: number): Ride[] {
  let left = total;
  return gathered(rides, (ride) => {
    const count = Math.min(ride.count, left);
    if (count <= 0) return [];
    left -= count;
    return [{ ...ride, count }];
  });
}
