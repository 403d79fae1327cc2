/* March of the Non-player Romans (8.8.1, 8.8.3). */
import { gathered } from '../../../kit/gathered';
import type { Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { forceIn, legionsOnMap, troopsOf } from '../../forces';
import type { G } from '../../state';
import type { Journey } from '../chart';
import type { Moment } from '../moment';
import { choose } from '../select';
import { type Column, columnsOf, mayPay, sizeOf } from './columns';
import { type Arrival, type Destinations, destinationsOf, goals } from './destinations';
import { hasEnemyTribe } from './enemies';
import { type Reveal, type Route, type Routes, routesFor } from './routes';
import type { Ride } from './scout';

/** What is to March, and what Scout has to move and Reveal before. */
export interface Campaign {
  journeys: Journey[];
  rides: Ride[];
  reveals: Reveal[];
}

/** A column with the destinations that it can reach. */
interface Marcher {
  column: Column;
  routes: ReadonlyMap<RegionId, Route>;
}

/** A column on its way to a destination. */
interface Leg {
  column: Column;
  to: RegionId;
  route: Route;
}

/** So few Legions all March to one Region, if they can (8.8.1). */
const FEW_LEGIONS = 6;
const MOST_ORIGINS = 3;
const MOST_THREATENED = 2;

/** Says whether the Romans can March at all; `hopeful` if players are taken to agree not to Harass who have not refused. */
export function mayMarch(G: G, order: Order, threatened: readonly RegionId[], hopeful: boolean): boolean {
  const isOrigin = ({ from }: Column) => threatened.includes(from) || !hasEnemyTribe(G, from);
  return marchersFor(G, order, hopeful).some(
    ({ column, routes }) => isOrigin(column) && routes.size > 0 && mayPay(G, order, [column]),
  );
}

/** Says whether it helps to ask players not to Harass: more could be reached, or with fewer Losses. */
export function wantsPassage(G: G, order: Order): boolean {
  const [asIs, hopeful] = [marchersFor(G, order, false), marchersFor(G, order, true)];
  return hopeful.some(({ routes }, index) =>
    [...routes].some(([to, { losses, reveals }]) => {
      const now = asIs[index].routes.get(to);
      return now === undefined || losses < now.losses || reveals.length < now.reveals.length;
    }),
  );
}

/** Says whether Warbands of the Aedui could March along, if these lend them (8.8.8). */
export function wantsWarbands(G: G, order: Order): boolean {
  return columnsOf(G, order).some(({ from }) => troopsOf(forceIn(G, from, 'aedui')) > 0);
}

/** Returns each column with the Regions with enemy Allies or Citadels that it can reach, or those that an Event allows. */
function marchersFor(G: G, order: Order, hopeful: boolean): Marcher[] {
  return marchersBy(G, order, routesFor(G, order, hopeful));
}

function marchersBy(G: G, order: Order, routes: Routes): Marcher[] {
  const allowed = allowedGoals(G, order);
  return columnsOf(G, order).map((column) => ({ column, routes: reachable(routes, column, allowed) }));
}

function reachable(routes: Routes, column: Column, allowed: readonly RegionId[]): Map<RegionId, Route> {
  return new Map([...routes.from(column)].filter(([to]) => allowed.includes(to)));
}

function allowedGoals(G: G, { terms: { into } }: Order): RegionId[] {
  const regions = goals(G);
  if (into === null) return regions;
  const both = regions.filter((region) => into.includes(region));
  return both.length > 0 ? both : into;
}

/** Returns what Marches where: out of two Regions under threat and one free of enemies' Allies, to one Region or two (8.8.1). */
export function campaign(at: Moment, order: Order, threatened: readonly RegionId[]): Campaign {
  const { G } = at;
  const destinations = destinationsOf(at);
  const legsBy = (routes: Routes): Leg[] => {
    const marchers = marchersBy(G, order, routes);
    return (
      massed(G, order, marchers, threatened, destinations) ??
      spread(at, order, marchers, threatened, destinations, routes)
    );
  };
  const hoped = legsBy(routesFor(G, order, false));
  const legs = areAble(ridesOf(hoped)) ? hoped : legsBy(routesFor(G, order, false, false));
  return { journeys: legs.map(journeyOf), rides: ridesOf(legs), reveals: revealsOf(legs) };
}

/** Says whether no Region is to send Auxilia ahead to two others. */
function areAble(rides: readonly Ride[]): boolean {
  return new Set(rides.map(({ from }) => from)).size === rides.length;
}

function ridesOf(legs: readonly Leg[]): Ride[] {
  const rides: Ride[] = [];
  for (const { route } of legs)
    for (const each of route.rides)
      if (!rides.some(({ from, to }) => from === each.from && to === each.to)) rides.push({ ...each });
  return rides;
}

/** 8.8.1: Six Legions or fewer, and the Leader, March to one Region if all can reach it. */
function massed(
  G: G,
  order: Order,
  marchers: readonly Marcher[],
  threatened: readonly RegionId[],
  destinations: Destinations,
): Leg[] | null {
  if (legionsOnMap(G) > FEW_LEGIONS || marchers.length === 0) return null;
  const toThere = (to: RegionId) => marchers.filter(({ column }) => column.from !== to);
  const isOpen = (to: RegionId) => {
    const group = toThere(to);
    const quiet = group.filter(({ column }) => !threatened.includes(column.from));
    return (
      group.length > 0 &&
      group.every(({ routes }) => routes.has(to)) &&
      areOrigins(G, group, quiet) &&
      mayPay(
        G,
        order,
        group.map(({ column }) => column),
      ) &&
      (order.terms.march.groups ?? group.length) >= group.length
    );
  };
  const to = destinations.choose(allowedGoals(G, order).filter(isOpen), (region) =>
    arrivalOf(region, toThere(region)),
  );
  return to === undefined ? null : legsTo(to, toThere(to));
}

/** Says whether so many may be origins: two under threat, and one free of enemies' Allies and Citadels. */
function areOrigins(G: G, group: readonly Marcher[], quiet: readonly Marcher[]): boolean {
  if (group.length > MOST_ORIGINS || quiet.length > 1) return false;
  const free = group.filter(({ column }) => !hasEnemyTribe(G, column.from));
  if (quiet.some((each) => !free.includes(each))) return false;
  return group.length <= MOST_THREATENED || free.length > 0;
}

function arrivalOf(to: RegionId, group: readonly Marcher[]): Arrival {
  const coming = group.filter(({ routes }) => routes.has(to));
  return {
    pieces: coming.reduce((sum, { column }) => sum + sizeOf(column) - column.warbands, 0),
    auxilia: coming.reduce((sum, { column }) => sum + column.auxilia, 0),
    losses: coming.reduce((sum, { routes }) => sum + (routes.get(to)?.losses ?? 0), 0),
  };
}

function legsTo(to: RegionId, group: readonly Marcher[]): Leg[] {
  return gathered(group, ({ column, routes }) => {
    const route = routes.get(to);
    return route === undefined ? [] : [{ column, to, route }];
  });
}

/** 8.8.1: Otherwise to two Regions, more of each type to the first. */
function spread(
  at: Moment,
  order: Order,
  marchers: readonly Marcher[],
  threatened: readonly RegionId[],
  destinations: Destinations,
  routes: Routes,
): Leg[] {
  const { G, play } = at;
  const able = marchers.filter(({ routes: ways, column }) => ways.size > 0 && mayPay(G, order, [column]));
  const pickOrigin = (candidates: readonly Marcher[]) =>
    choose(
      play,
      candidates,
      ({ column }) => column.leader !== null,
      ({ column }) => column.legions,
    );
  const isUnderThreat = ({ column }: Marcher) => threatened.includes(column.from);
  const isFree = ({ column }: Marcher) => !hasEnemyTribe(G, column.from);
  const first = pickOrigin(able.filter(isUnderThreat)) ?? pickOrigin(able.filter(isFree));
  if (first === undefined) return [];
  const most = mostOrigins(order);
  const hasThreat = isUnderThreat(first);
  const best = destinations.choose([...first.routes.keys()], (to) => arrivalOf(to, [first]));
  if (best === undefined) return [];
  const others = able.filter(
    ({ column: { from } }) => from !== first.column.from && from !== best && hasThreat,
  );
  const goalsOf = (origins: readonly Marcher[]) =>
    order.terms.march.together ? [] : secondGoals(best, origins, routes);
  const origins = [first];
  const mayJoin = (each: Marcher) => {
    const group = [...origins, each];
    return (
      !origins.includes(each) &&
      (group.every(({ routes: ways }) => ways.has(best)) || goalsOf(group).length > 0) &&
      mayPay(
        G,
        order,
        group.map(({ column }) => column),
      )
    );
  };
  for (const suits of [isUnderThreat, isFree]) {
    if (origins.length >= most) break;
    const next = pickOrigin(others.filter((each) => suits(each) && mayJoin(each)));
    if (next !== undefined) origins.push(next);
  }
  const apart = apartFrom(best, origins);
  const second = destinations.choose(goalsOf(origins), (to) =>
    arrivalOf(to, apart.length > 0 ? apart : origins),
  );
  return divide(G, origins, best, second, routes);
}

/** Returns the origins out of which the first destination cannot be reached. */
function apartFrom(best: RegionId, origins: readonly Marcher[]): Marcher[] {
  return origins.filter(({ routes }) => !routes.has(best));
}

/** Events limit how many Regions may be selected, and how many groups March. */
function mostOrigins({ terms }: Order): number {
  return Math.min(MOST_ORIGINS, terms.most ?? MOST_ORIGINS, terms.march.groups ?? MOST_ORIGINS);
}

/**
 * Returns where a second part of the Forces could go, not back to an origin: all columns that cannot reach the first destination; or
 * else another origin's column, or a part of the first one's.
 */
function secondGoals(best: RegionId, origins: readonly Marcher[], routes: Routes): RegionId[] {
  const [first, ...others] = origins;
  const [next, ...rest] = apartFrom(best, origins);
  const left = origins.map(({ column }) => column.from);
  if (next !== undefined)
    return [...next.routes.keys()].filter(
      (to) => !left.includes(to) && rest.every(({ routes: ways }) => ways.has(to)),
    );
  const reached = new Set<RegionId>();
  const part = partOf(first.column);
  const ways = part === null ? [] : [...routes.from(part).keys()];
  for (const to of first.routes.keys()) if (ways.includes(to)) reached.add(to);
  for (const { routes: far } of others) for (const to of far.keys()) reached.add(to);
  return [...reached].filter((to) => to !== best && !left.includes(to));
}

/** Returns what could go elsewhere than the main part of a column; null where it is too small to be divided. */
function partOf(column: Column): Column | null {
  const part: Column = {
    from: column.from,
    leader: null,
    legions: smallerHalf(column.legions),
    auxilia: smallerHalf(column.auxilia),
    warbands: 0,
  };
  return sizeOf(part) > 0 ? part : null;
}

/** Returns how many of so many pieces may go elsewhere so that more go with the rest. */
function smallerHalf(count: number): number {
  return Math.max(0, Math.floor((count - 1) / 2));
}

/** Sends each column to the first destination, else to the second; and if nothing goes to the second, parts of those that can. */
function divide(
  G: G,
  origins: readonly Marcher[],
  best: RegionId,
  second: RegionId | undefined,
  routes: Routes,
): Leg[] {
  const legs = gathered(origins, ({ column, routes: ways }) => {
    const to = ways.has(best) ? best : second;
    const route = to === undefined ? undefined : ways.get(to);
    return to === undefined || route === undefined ? [] : [{ column, to, route }];
  });
  if (second === undefined || legs.some(({ to }) => to === second)) return legs;
  return detach(G, legs, best, second, routes);
}

/** Detaches Legions and Auxilia for the second destination, as many as leave more of each at the first. */
function detach(G: G, legs: readonly Leg[], best: RegionId, second: RegionId, routes: Routes): Leg[] {
  const [there, beyond] = [forceIn(G, best, 'romans'), forceIn(G, second, 'romans')];
  const coming = (count: (column: Column) => number) =>
    legs.reduce((sum, { column }) => sum + count(column), 0);
  let legions = smallerHalf(there.legions + coming((column) => column.legions) - beyond.legions);
  let auxilia = smallerHalf(troopsOf(there) + coming((column) => column.auxilia) - troopsOf(beyond));
  return gathered(legs, (leg) => {
    const { column } = leg;
    const part: Column = {
      from: column.from,
      leader: null,
      legions: Math.min(legions, column.legions),
      auxilia: Math.min(auxilia, Math.max(0, column.auxilia - 1)),
      warbands: 0,
    };
    const rest: Column = {
      ...column,
      legions: column.legions - part.legions,
      auxilia: column.auxilia - part.auxilia,
    };
    const route =
      sizeOf(part) > 0 && sizeOf(rest) > rest.warbands ? routes.from(part).get(second) : undefined;
    const stays = routes.from(rest).get(best);
    if (route === undefined || stays === undefined) return [leg];
    legions -= part.legions;
    auxilia -= part.auxilia;
    return [
      { column: rest, to: best, route: stays },
      { column: part, to: second, route },
    ];
  });
}

function journeyOf({ column: { from, leader, legions, auxilia, warbands }, route: { way } }: Leg): Journey {
  const pieces: Journey['pieces'] = { legions, hidden: auxilia };
  if (leader !== null) pieces.leader = 1;
  return { from, way: [...way], pieces, lent: warbands };
}

function revealsOf(legs: readonly Leg[]): Reveal[] {
  const reveals: Reveal[] = [];
  for (const { route } of legs)
    for (const each of route.reveals)
      if (!reveals.some(({ region, faction }) => region === each.region && faction === each.faction))
        reveals.push({ ...each });
  return reveals;
}
