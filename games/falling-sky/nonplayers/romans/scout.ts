/* Scout of the Non-player Romans (8.8.1). */
import { gathered } from '../../../kit/gathered';
import type { LegalMove } from '../../../kit/move';
import type { Play } from '../../../kit/play';
import {
  destinations,
  type Find,
  findsIn,
  isConfined,
  mayMark,
  mayMove,
  type Patrol,
  partsOf,
  regionsToFind,
  SEEN,
} from '../../abilities/scouting';
import { useFor } from '../../abilities/start';
import { type Order, orderUnderWay } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../control';
import { forceIn, troopsOf } from '../../forces';
import { regionsOf } from '../../places';
import { isFrost } from '../../sequence';
import type { FrameOf, G } from '../../state';
import { type Moment, make } from '../moment';
import { choose } from '../select';
import { ENEMIES, regionOfLeader } from './enemies';
import { controllerWith, type Shift, suppliedWith } from './supply';

/** How many Auxilia are to be with Caesar. */
const WITH_CAESAR = 4;

/** Auxilia that go from a Region to an adjacent one. */
export interface Ride {
  from: RegionId;
  to: RegionId;
  count: number;
}

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
  const candidates = gathered(regionsToFind(G, frame), (region) =>
    findsIn(G, region).map((warbands) => ({ region, warbands, ...partsOf(warbands) })),
  );
  const chosen = choose(
    play,
    candidates,
    ({ faction }) => isFrost(G) && faction === 'germans',
    ({ region }) => (isConfined(G) ? mostFound(G, frame, region) : 0),
    ({ lie }) => lie === 'hidden',
    ({ faction }) => -ENEMIES.indexOf(faction),
  );
  if (chosen === undefined) return null;
  const { region, warbands } = chosen;
  return make('find', region, warbands, countFor(G, frame, region, warbands));
}

/** Returns how many Warbands Scout can find in a Region. */
function mostFound(G: G, patrol: Patrol, region: RegionId): number {
  const all = findsIn(G, region).map(partsOf);
  return Math.min(
    mayMark(G, patrol, region),
    all.reduce((sum, { faction, lie }) => sum + forceIn(G, region, faction)[lie], 0),
  );
}

function countFor(G: G, patrol: Patrol, region: RegionId, warbands: Find): number {
  const { faction, lie } = partsOf(warbands);
  return Math.min(mayMark(G, patrol, region), forceIn(G, region, faction)[lie]);
}

/** Returns what rides next: to Caesar, then for Supply Lines, then to Legions; null for nothing (8.8.1). */
export function nextRide(play: Play<G>, patrol: Patrol): Ride | null {
  const { G } = play;
  const riders = ridersOf(G, (region) => mayRide(G, patrol, region));
  if (riders.size === 0) return null;
  return (
    toCaesar(play, riders) ??
    toSupply(play, riders) ??
    toLegions(
      play,
      ridersOf(G, (region) => mayJoin(G, patrol, region)),
    )
  );
}

function ridersOf(G: G, countIn: (region: RegionId) => number): ReadonlyMap<RegionId, number> {
  const riders = new Map<RegionId, number>();
  for (const region of regionsOf(G)) {
    const count = countIn(region);
    if (count > 0) riders.set(region, count);
  }
  return riders;
}

/** Returns how many Auxilia may leave a Region, be they with Legions or not: those in excess of four with Caesar. */
function mayRide(G: G, patrol: Patrol, region: RegionId): number {
  return inExcess(G, patrol, region, region === regionOfLeader(G) ? WITH_CAESAR : 0);
}

/** Returns how many Auxilia may leave a Region to join Legions: of those, the ones in excess of the Legions there. */
function mayJoin(G: G, patrol: Patrol, region: RegionId): number {
  const excess = inExcess(G, patrol, region, forceIn(G, region, 'romans').legions);
  return Math.min(mayRide(G, patrol, region), excess);
}

function inExcess(G: G, patrol: Patrol, region: RegionId, kept: number): number {
  const able = SEEN.reduce((sum, lie) => sum + mayMove(G, patrol, region, lie), 0);
  return Math.min(able, troopsOf(forceIn(G, region, 'romans')) - kept);
}

/** First Auxilia come to Caesar, until four are with him. */
function toCaesar(play: Play<G>, riders: ReadonlyMap<RegionId, number>): Ride | null {
  const { G } = play;
  const to = regionOfLeader(G);
  if (to === null) return null;
  const missing = WITH_CAESAR - troopsOf(forceIn(G, to, 'romans'));
  const rides = gathered([...riders], ([from, count]) =>
    mostOf(G, { from, to, count: Math.min(count, missing) }),
  );
  return choose(play, rides, ({ count }) => count) ?? null;
}

/** Next they add guaranteed Supply Lines to the most Regions with Roman pieces, by ending the Control of others. */
function toSupply(play: Play<G>, riders: ReadonlyMap<RegionId, number>): Ride | null {
  const { G } = play;
  const before = suppliedWith(G).length;
  const sallies = gathered(regionsOf(G), (to) => {
    const rides = sallyTo(play, riders, to);
    if (rides.length === 0) return [];
    const added = suppliedWith(G, shiftOf(...rides)).length;
    return added > before ? [{ rides, added }] : [];
  });
  const sally = choose(
    play,
    sallies,
    ({ added }) => added,
    ({ rides }) => -rides.reduce((sum, { count }) => sum + count, 0),
  );
  return sally?.rides[0] ?? null;
}

/** Returns the rides that together end the Control of who blocks a Supply Line, out of as few Regions as possible; none where they cannot. */
function sallyTo(play: Play<G>, riders: ReadonlyMap<RegionId, number>, to: RegionId): Ride[] {
  const { G } = play;
  let left = toEndControl(G, to);
  if (left === 0) return [];
  const able = gathered([...riders], ([from, count]) => mostOf(G, { from, to, count }));
  const rides: Ride[] = [];
  for (const ride of play.shuffle(able).sort((a, b) => b.count - a.count)) {
    const count = Math.min(left, ride.count);
    if (count > 0) rides.push({ ...ride, count });
    left -= count;
  }
  return rides;
}

/** Returns how many Auxilia end the Control of who blocks a Supply Line; 0 where nobody does. */
function toEndControl(G: G, region: RegionId): number {
  const controller = controllerOf(G, region);
  if (controller === null || controller === 'romans') return 0;
  let count = 1;
  while (controllerWith(G, region, count) === controller) count++;
  return count;
}

/** Then Auxilia that are not with Legions join the most Legions, as many as these are. */
function toLegions(play: Play<G>, riders: ReadonlyMap<RegionId, number>): Ride | null {
  const { G } = play;
  const rides = gathered([...riders], ([from, count]) =>
    gathered(destinations(G, from), (to) => {
      const force = forceIn(G, to, 'romans');
      return mostOf(G, { from, to, count: Math.min(count, force.legions - troopsOf(force)) });
    }),
  );
  return (
    choose(
      play,
      rides,
      ({ to }) => forceIn(G, to, 'romans').legions,
      ({ count }) => count,
    ) ?? null
  );
}

/** Returns a ride with as many of the Auxilia as may leave; none where not one may. */
export function mostOf(G: G, ride: Ride): Ride[] {
  if (!destinations(G, ride.from).includes(ride.to)) return [];
  for (let count = ride.count; count > 0; count--)
    if (isHarmless(G, { ...ride, count })) return [{ ...ride, count }];
  return [];
}

/** Says whether Auxilia leave without a change of Control, which would end the Roman one, add an enemy's or cut a Supply Line (8.8.1). */
function isHarmless(G: G, { from, count }: Ride): boolean {
  return controllerWith(G, from, -count) === controllerOf(G, from);
}

function shiftOf(...rides: readonly Ride[]): Shift {
  const shift: Shift = {};
  for (const { from, to, count } of rides) {
    shift[from] = (shift[from] ?? 0) - count;
    shift[to] = (shift[to] ?? 0) + count;
  }
  return shift;
}
