/* March of the Non-player Romans (8.8.1, 8.8.3). */
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { limitedTo, termsWith } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, legionsOnMap } from '../../pieces/forces';
import { adjacentTo, borderBetween, regionsOf } from '../../places';
import type { G } from '../../state';
import type { Moment } from '../moment';
import { choose } from '../select';
import { type Column, columnsOf, mayPay, sizeOf, withMoved } from './columns';
import { type Arrival, type Destinations, destinationsOf } from './destinations';
import { hasEnemyTribe, regionsOfLegions } from './enemies';
import { mightSpare } from './harassment';
import { mayScoutFor, type Reveal, type Route, type Routes, ridesOf, routesFor } from './routes';
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

/** Says whether the Romans can March at all; `hopeful` if players are taken to agree not to Harass who have not refused. */
export function mayMarch(G: G, order: Order, hopeful: boolean): boolean {
  const routes = routesFor(G, order, hopeful);
  const isAllowed = (to: RegionId) => isGoal(G, order, to);
  return columnsOf(G, order).some(
    (column) =>
      mayPay(G, order, [column]) &&
      (adjacentTo(G, column.from).some(isAllowed) || [...routes.from(column).keys()].some(isAllowed)),
  );
}

/** Says whether it helps to ask players not to Harass: more could be reached, or with fewer Losses. */
export function wantsPassage(G: G, order: Order): boolean {
  if (!mightSpare(G, order)) return false;
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

/** Returns each column with the Regions with enemy Allies or Citadels that it can reach, of those that an Event allows. */
function marchersFor(G: G, order: Order, hopeful: boolean): Marcher[] {
  return marchersBy(G, order, routesFor(G, order, hopeful));
}

function marchersBy(G: G, order: Order, routes: Routes): Marcher[] {
  return columnsOf(G, order).map((column) => {
    const allowed = new Map<RegionId, Route>();
    for (const [to, route] of routes.from(column)) if (isGoal(G, order, to)) allowed.set(to, route);
    return { column, routes: allowed };
  });
}

/** Says whether the Romans would March into a Region: one with an enemy Ally or Citadel, of those that an Event allows. */
function isGoal(G: G, { terms: { into } }: Order, region: RegionId): boolean {
  return (into === null || into.includes(region)) && hasEnemyTribe(G, region);
}

/** Returns what Marches where: out of two Regions under threat and one free of enemies' Allies, to one Region or two (8.8.1). */
export function campaign(at: Moment, order: Order, threatened: readonly RegionId[]): Campaign {
  const legs = legsBy(at, order, threatened, routesFor(at.G, order, false));
  return { journeys: legs.map(journeyOf), rides: ridesOf(routesOf(legs)), reveals: revealsOf(legs) };
}

/** Returns what moves where by the same priorities, on routes of an Event's own (8.2.1). */
export function journeysBy(
  at: Moment,
  order: Order,
  threatened: readonly RegionId[],
  routes: Routes,
): Journey[] {
  return legsBy(at, order, threatened, routes).map(journeyOf);
}

function legsBy(at: Moment, order: Order, threatened: readonly RegionId[], routes: Routes): Leg[] {
  const { G } = at;
  const destinations = destinationsOf(at);
  const marchers = marchersBy(G, order, routes);
  return (
    massed(G, order, marchers, threatened, destinations) ??
    spread(at, order, marchers, threatened, destinations, routes)
  );
}

function routesOf(legs: readonly Leg[]): Route[] {
  return legs.map(({ route }) => route);
}

/** Says whether legs can be marched together: what they need can be done by one Scout, and by none where one crosses the sea (4.1.3). */
function areAble(G: G, legs: readonly Leg[]): boolean {
  const crosses = legs.some(({ column: { from }, route: { way } }) =>
    way.some((to, index) => borderBetween(G, way[index - 1] ?? from, to) === 'coastal'),
  );
  const routes = routesOf(legs);
  return mayScoutFor(G, routes) && !(crosses && routes.some(({ reveals }) => reveals.length > 0));
}

/** 8.8.1: Six Legions or fewer, and the Leader, March to one Region if all can reach it. */
function massed(
  G: G,
  order: Order,
  marchers: readonly Marcher[],
  threatened: readonly RegionId[],
  destinations: Destinations,
): Leg[] | null {
  if (legionsOnMap(G) > Math.min(FEW_LEGIONS, order.terms.march.legions ?? FEW_LEGIONS)) return null;
  const regions = regionsOfLegions(G);
  const toThere = (to: RegionId) => marchers.filter(({ column }) => column.from !== to);
  const isOpen = (to: RegionId) => {
    const group = toThere(to);
    const legs = legsTo(to, group);
    return (
      legs.length > 0 &&
      legs.length === group.length &&
      regions.every((region) => region === to || isOrigin(group, region)) &&
      areOrigins(G, group, threatened) &&
      mayPay(
        G,
        order,
        group.map(({ column }) => column),
      ) &&
      areAble(G, legs)
    );
  };
  const open = regionsOf(G).filter((to) => isGoal(G, order, to) && isOpen(to));
  const to = destinations.choose(open, (region) => arrivalOf(G, legsTo(region, toThere(region)), region));
  return to === undefined ? null : legsTo(to, toThere(to));
}

function isOrigin(group: readonly Marcher[], region: RegionId): boolean {
  return group.some(({ column }) => column.from === region);
}

/** Says whether so many may be origins: two under threat, and one free of enemies' Allies and Citadels. */
function areOrigins(G: G, group: readonly Marcher[], threatened: readonly RegionId[]): boolean {
  const quiet = group.filter(({ column }) => !threatened.includes(column.from));
  if (group.length > MOST_ORIGINS || quiet.length > 1) return false;
  return group.length < MOST_ORIGINS || group.some(({ column }) => !hasEnemyTribe(G, column.from));
}

function arrivalOf(G: G, legs: readonly Leg[], to: RegionId): Arrival {
  return {
    after: withMoved(G, legs),
    losses: legs.reduce((sum, leg) => sum + (leg.to === to ? leg.route.losses : 0), 0),
  };
}

function legsTo(to: RegionId, group: readonly Marcher[]): Leg[] {
  return group.flatMap(({ column, routes }) => {
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
  const pickOrigin = (candidates: readonly Marcher[]) =>
    choose(
      play,
      candidates,
      ({ column }) => column.leader !== null,
      ({ column }) => column.legions,
    );
  const isUnderThreat = ({ column }: Marcher) => threatened.includes(column.from);
  const isFree = ({ column }: Marcher) => !hasEnemyTribe(G, column.from);
  const able = marchers.filter(({ routes: ways, column }) => ways.size > 0 && mayPay(G, order, [column]));
  const first = pickOrigin(able.filter(isUnderThreat)) ?? pickOrigin(able);
  if (first === undefined) return [];
  const best = destinations.choose([...first.routes.keys()], (to) => arrivalOf(G, legsTo(to, [first]), to));
  if (best === undefined) return [];
  const { together } = order.terms.march;
  const isSecond = (group: readonly Marcher[]) => (to: RegionId) => isSecondGoal(G, group, best, to, routes);
  const origins = [first];
  const mayJoin = (each: Marcher) => {
    const group = [...origins, each];
    const legs = legsTo(best, group);
    return (
      each.column.from !== best &&
      mayPay(
        G,
        order,
        group.map(({ column }) => column),
      ) &&
      ((legs.length === group.length && areAble(G, legs)) ||
        (!together && goalsOf(group).some(isSecond(group))))
    );
  };
  for (const suits of isUnderThreat(first) ? [isUnderThreat, isFree] : []) {
    const left = origins.map(({ column }) => column.from);
    const rest = withoutLegions(order, origins);
    const others = rest === order ? marchers : marchersBy(G, rest, routes);
    const next = pickOrigin(
      others.filter((each) => !left.includes(each.column.from) && suits(each) && mayJoin(each)),
    );
    if (next !== undefined) origins.push(next);
  }
  const seconds = together ? [] : goalsOf(origins).filter(isSecond(origins));
  const second = destinations.choose(seconds, (to) => arrivalOf(G, divide(G, origins, best, to, routes), to));
  return divide(G, origins, best, second, routes);
}

/** Returns a Command as it is for further origins once some have used up Legions that an Event allows. */
function withoutLegions(order: Order, origins: readonly Marcher[]): Order {
  const { march } = order.terms;
  if (march.legions === null) return order;
  const legions = origins.reduce((left, { column }) => left - column.legions, march.legions);
  return { ...order, terms: termsWith({ march: limitedTo({ ...march, legions }) }, order.terms) };
}

/** Returns the Regions that any of some columns can reach. */
function goalsOf(origins: readonly Marcher[]): RegionId[] {
  return [...new Set(origins.flatMap(({ routes }) => [...routes.keys()]))];
}

/** Says whether a second part of the Forces could go to a Region, not back to an origin: all columns that cannot reach the first destination; or else some or all of a column. */
function isSecondGoal(
  G: G,
  origins: readonly Marcher[],
  best: RegionId,
  to: RegionId,
  routes: Routes,
): boolean {
  const left = origins.map(({ column }) => column.from);
  if (to === best || left.includes(to)) return false;
  const legs = divide(G, origins, best, to, routes);
  const leaves = (from: RegionId) => legs.some(({ column }) => column.from === from);
  return legs.some((leg) => leg.to === to) && left.every(leaves) && areAble(G, legs);
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
  const legs = origins.flatMap((each) => legsTo(each.routes.has(best) ? best : (second ?? best), [each]));
  if (second === undefined || legs.some(({ to }) => to === second)) return legs;
  return detach(G, legs, best, second, routes);
}

/** Detaches Legions and Auxilia for the second destination: who gets there without Harassment, or else whoever can (8.8.1). */
function detach(G: G, legs: readonly Leg[], best: RegionId, second: RegionId, routes: Routes): Leg[] {
  const unharmed = detachSuffering(0, G, legs, best, second, routes);
  return unharmed.some(({ to }) => to === second)
    ? unharmed
    : detachSuffering(Number.POSITIVE_INFINITY, G, legs, best, second, routes);
}

/** Detaches as many as leave more of each type at the first destination, with no more Losses by Harassment. */
function detachSuffering(
  losses: number,
  G: G,
  legs: readonly Leg[],
  best: RegionId,
  second: RegionId,
  routes: Routes,
): Leg[] {
  const [there, beyond] = [forceIn(G, best, 'romans'), forceIn(G, second, 'romans')];
  const coming = (count: (column: Column) => number) =>
    legs.reduce((sum, { column }) => sum + count(column), 0);
  let legions = smallerHalf(there.legions + coming((column) => column.legions) - beyond.legions);
  let auxilia = smallerHalf(troopsOf(there) + coming((column) => column.auxilia) - troopsOf(beyond));
  return legs.flatMap((leg) => {
    const { column } = leg;
    const taken = {
      legions: Math.min(legions, column.legions),
      auxilia: Math.min(auxilia, Math.max(0, column.auxilia - 1)),
    };
    if (taken.legions === 0 && taken.auxilia === 0) return [leg];
    const rest: Column = {
      ...column,
      legions: column.legions - taken.legions,
      auxilia: column.auxilia - taken.auxilia,
    };
    const isWhole = sizeOf(rest) === 0;
    const part: Column = isWhole ? column : { ...column, ...taken, leader: null, warbands: 0 };
    const stays = isWhole ? undefined : routes.from(rest).get(best);
    const route = routes.from(part).get(second);
    if (route === undefined || route.losses > losses || (stays === undefined && !isWhole)) return [leg];
    legions -= taken.legions;
    auxilia -= taken.auxilia;
    const away: Leg = { column: part, to: second, route };
    return stays === undefined ? [away] : [{ column: rest, to: best, route: stays }, away];
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
