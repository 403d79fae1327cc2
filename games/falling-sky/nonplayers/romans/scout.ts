/* Scout of the Non-player Romans (8.8.1). */
import type { LegalMove } from '../../../kit/move';
import type { Play } from '../../../kit/play';
import type { Patrol } from '../../abilities/frames';
import {
  destinations,
  type Find,
  findsIn,
  isConfined,
  mayEnter,
  mayMark,
  mayMove,
  partsOf,
  regionsToFind,
} from '../../abilities/scouting';
import { useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import { orderUnderWay } from '../../commands/underWay';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import type { Force } from '../../pieces/force';
import { troopsOf } from '../../pieces/force';
import { forceIn, othersIn, piecesIn } from '../../pieces/forces';
import { regionsOf } from '../../places';
import { isFrost } from '../../sequence';
import type { FrameOf, G } from '../../state';
import { type Moment, make } from '../moment';
import { choose } from '../select';
import { ENEMIES, regionOfLeader } from './enemies';
import { sightingIn } from './sightings';
import { controllerWith, suppliedBy } from './supply';
import { type Marks, rideToFind } from './vedettes';

/** How many Auxilia are to be with Caesar. */
const WITH_CAESAR = 4;

/** Auxilia that go from a Region to an adjacent one. */
export interface Ride {
  from: RegionId;
  to: RegionId;
  count: number;
}

/** Auxilia that may leave a Region. */
type Riders = Omit<Ride, 'to'>;

/** Says whether Scout would have any effect: Auxilia would move, or Warbands be Revealed or marked (8.8.1). */
export function wouldScout(play: Play<G>, order: Order): boolean {
  const patrol = { use: useFor(order, 'scout') };
  return regionsToFind(play.G, patrol).length > 0 || nextRide(play, patrol) !== null;
}

/** 8.8.1: What Harasses the way of a March is Revealed first; else Auxilia move, then they Reveal and mark Warbands. */
export function scoutNext(at: Moment<FrameOf<'scout'>>): LegalMove | null {
  const { rides = [], reveals = [] } = orderUnderWay(at.G)?.plan ?? {};
  for (let first = rides.shift(); first !== undefined; first = rides.shift()) {
    const { from, to, count } = first;
    if (at.may('move', from, to, `${count} hidden`)) return make('move', from, to, `${count} hidden`);
  }
  for (let first = reveals.shift(); first !== undefined; first = reveals.shift()) {
    const { region, faction, count } = first;
    if (at.may('find', region, `${faction} hidden`, count))
      return make('find', region, `${faction} hidden`, count);
  }
  const ride = nextRide(at.play, at.frame);
  return ride === null ? find(at) : asMove(at.G, at.frame, ride);
}

/** Returns a ride as a move: Hidden Auxilia first (8.4.1). */
function asMove(G: G, patrol: Patrol, { from, to, count }: Ride): LegalMove {
  const lie = mayMove(G, patrol, from, 'hidden') > 0 ? 'hidden' : 'revealed';
  return make('move', from, to, `${Math.min(count, mayMove(G, patrol, from, lie))} ${lie}`);
}

/** Hidden Warbands before Revealed ones, Germanic ones first upon Frost, else in the order of 8.4.1. */
function find(at: Moment<FrameOf<'scout'>>): LegalMove | null {
  const { G, play, frame } = at;
  const candidates = regionsToFind(G, frame).flatMap((region) =>
    findsIn(G, region).map((warbands) => ({ region, warbands, ...partsOf(warbands) })),
  );
  const chosen = choose(
    play,
    candidates,
    ({ faction }) => isFrost(G) && faction === 'germans',
    ({ region }) => (isConfined(G) ? sightingIn(G, region, mayMark(G, frame, region)).found : 0),
    ({ region }) => (isConfined(G) ? sightingIn(G, region, mayMark(G, frame, region)).hidden : 0),
    ({ lie }) => lie === 'hidden',
    ({ faction }) => -ENEMIES.indexOf(faction),
  );
  if (chosen === undefined) return null;
  const { region, warbands } = chosen;
  return make('find', region, warbands, countFor(G, frame, region, warbands));
}

function countFor(G: G, patrol: Patrol, region: RegionId, warbands: Find): number {
  const { faction, lie } = partsOf(warbands);
  return Math.min(mayMark(G, patrol, region), forceIn(G, region, faction)[lie]);
}

/**
 * Returns what rides next: to Caesar, then for Supply Lines, then to Legions, then to reach the most Hidden Warbands; null for nothing
 * (8.8.1). By the errata only Auxilia ride that are more than the Legions of their Region; as printed that holds for the last two. `marks` is
 * how many Warbands those in a Region can Reveal or mark, where not all Hidden Auxilia do.
 */
export function nextRide(
  play: Play<G>,
  patrol: Patrol,
  marks: Marks = (region) => mayMark(play.G, patrol, region),
): Ride | null {
  if (patrol.found !== undefined) return null;
  const { G } = play;
  const withCaesar = ({ leader }: Readonly<Force>) => (leader === null ? 0 : WITH_CAESAR);
  const withLegions = (force: Readonly<Force>) => Math.max(withCaesar(force), force.legions);
  const riders = ridersOf(G, patrol, regionsOf(G), G.errata ? withLegions : withCaesar);
  if (riders.length === 0) return null;
  const first = toCaesar(play, riders) ?? toSupply(play, riders);
  if (first !== null) return first;
  const origins = riders.map(({ from }) => from);
  const others = ridersOf(G, patrol, origins, withLegions);
  return toLegions(play, others) ?? rideToFind(play, hiddenOf(G, patrol, others), marks);
}

/** Returns how many Auxilia may leave each of some Regions that has any in excess of such as are kept there. */
function ridersOf(
  G: G,
  patrol: Patrol,
  regions: readonly RegionId[],
  keptOf: (force: Readonly<Force>) => number,
): Riders[] {
  const riders: Riders[] = [];
  for (const from of regions) {
    const force = forceIn(G, from, 'romans');
    const troops = troopsOf(force);
    if (troops === 0) continue;
    const excess = troops - keptOf(force);
    if (excess <= 0) continue;
    const able = mayMove(G, patrol, from, 'hidden') + mayMove(G, patrol, from, 'revealed');
    const count = mostToLeave(G, from, Math.min(able, excess));
    if (count > 0) riders.push({ from, count });
  }
  return riders;
}

/** Returns how many of such Auxilia are Hidden. */
function hiddenOf(G: G, patrol: Patrol, riders: readonly Riders[]): Riders[] {
  return riders
    .map(({ from, count }) => ({ from, count: Math.min(count, mayMove(G, patrol, from, 'hidden')) }))
    .filter(({ count }) => count > 0);
}

/** First Auxilia come to Caesar, until four are with him. */
function toCaesar(play: Play<G>, riders: readonly Riders[]): Ride | null {
  const { G } = play;
  const to = regionOfLeader(G);
  if (to === null) return null;
  const missing = WITH_CAESAR - troopsOf(forceIn(G, to, 'romans'));
  if (missing <= 0) return null;
  const rides = ridesTo(G, riders, to).map((ride) => ({ ...ride, count: Math.min(ride.count, missing) }));
  return choose(play, rides, ({ count }) => count) ?? null;
}

/** Next they add guaranteed Supply Lines to the most Regions with Roman pieces, by ending the Control of others. */
function toSupply(play: Play<G>, riders: readonly Riders[]): Ride | null {
  const { G } = play;
  const sallies = regionsOf(G).flatMap((to) => {
    const rides = sallyTo(play, riders, to);
    return rides.length === 0 ? [] : [{ to, rides, count: rides.reduce((sum, ride) => sum + ride.count, 0) }];
  });
  if (sallies.length === 0) return null;
  const addedBy = suppliedBy(G);
  const sally = choose(
    play,
    sallies.flatMap((sally) => {
      const added = addedBy(sally);
      return added > 0 ? [{ rides: sally.rides, count: sally.count, added }] : [];
    }),
    ({ added }) => added,
    ({ count }) => -count,
  );
  return sally?.rides[0] ?? null;
}

/** Returns the rides that together end the Control of who blocks a Supply Line, out of as few Regions as possible; none where they cannot. */
function sallyTo(play: Play<G>, riders: readonly Riders[], to: RegionId): Ride[] {
  const { G } = play;
  let left = toEndControl(G, to);
  if (left === 0) return [];
  const able = ridesTo(G, riders, to);
  if (able.length === 0) return [];
  const rides: Ride[] = [];
  for (const ride of play.shuffle(able).sort((a, b) => b.count - a.count)) {
    const count = Math.min(left, ride.count);
    if (count > 0) rides.push({ ...ride, count });
    left -= count;
  }
  return left > 0 ? [] : rides;
}

/** Returns how many Auxilia end the Control of who blocks a Supply Line: as many as it has pieces more than all others; 0 where nobody does. */
function toEndControl(G: G, region: RegionId): number {
  const controller = controllerOf(G, region);
  if (controller === null || controller === 'romans') return 0;
  return piecesIn(G, region, controller) - othersIn(G, region, controller);
}

/** Then Auxilia that are not with Legions join the most Legions, as many as these are. */
function toLegions(play: Play<G>, riders: readonly Riders[]): Ride | null {
  const { G } = play;
  const rides: Ride[] = [];
  for (const { from, count } of riders)
    for (const to of destinations(G, from)) {
      const force = forceIn(G, to, 'romans');
      const going = Math.min(count, force.legions - troopsOf(force));
      if (going > 0) rides.push({ from, to, count: going });
    }
  return (
    choose(
      play,
      rides,
      ({ to }) => forceIn(G, to, 'romans').legions,
      ({ count }) => count,
    ) ?? null
  );
}

/** Returns how Auxilia may ride to a Region. */
function ridesTo(G: G, riders: readonly Riders[], to: RegionId): Ride[] {
  const rides: Ride[] = [];
  for (const { from, count } of riders) if (mayEnter(G, from, to)) rides.push({ from, to, count });
  return rides;
}

/**
 * Returns how many of so many Auxilia may leave a Region at once without a change of Control, which would end the Roman one, add an
 * enemy's or cut a Supply Line (8.8.1).
 */
export function mostToLeave(G: G, from: RegionId, count: number): number {
  const controller = controllerOf(G, from);
  let most = count;
  while (most > 0 && controllerWith(G, from, -most) !== controller) most--;
  return most;
}
