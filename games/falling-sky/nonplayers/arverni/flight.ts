/* The March of the Non-player Arverni away from a threat (8.7.1). */
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { leaderOf, piecesIn } from '../../pieces/forces';
import { withDevastated } from '../../pieces/hypothetical';
import { adjacentTo, mayStack, regionsOf } from '../../places';
import type { G } from '../../state';
import { best, choose } from '../select';
import { afterDevastation, devastatedAhead } from './devastate';
import { EASIEST, freeIn, groupOf, mayEnd, Origins, readyIn, routesFrom } from './routes';

/**
 * Returns the groups of a March away from a threat: Vercingetorix with all his Warbands to where the most Arverni are, then all
 * other Warbands but one in each Region closer to him (8.7.1). None where he is not on the map.
 */
export function marchAway(G: G, play: Play<G>, order: Order): Journey[] {
  const leader = leaderOf(G, 'arverni');
  if (leader === null || leader.as !== 'named') return [];
  const origins = new Origins(G, order);
  const route = origins.allows(leader.region)
    ? wayOut(devastatedFirst(G, order), play, order, leader.region)
    : undefined;
  if (route !== undefined) {
    const from = leader.region;
    const pieces = { leader: 1, ...groupOf(readyIn(G, order, from), freeIn(G, from, 0)) };
    origins.add({ from, way: route.way, pieces, all: true });
  }
  const refuge = route?.to ?? leader.region;
  const away = distancesTo(G, refuge);
  const others = regionsOf(G).filter((region) => region !== leader.region && freeIn(G, region, 1) > 0);
  const inOrder = play
    .shuffle(others)
    .map((region) => ({ region, count: freeIn(G, region, 1), price: origins.priceOf(region) }))
    .sort((a, b) => a.price - b.price || b.count - a.count);
  const closer = (from: RegionId) =>
    adjacentTo(G, from).filter((to) => mayEnd(order, to) && far(away, to) < far(away, from));
  const able = inOrder.filter(({ region }) => closer(region).length > 0);
  for (const { region: from, count } of origins.bestOf(able)) {
    const to = choose(play, closer(from));
    if (to === undefined) continue;
    const pieces = groupOf(readyIn(G, order, from), count);
    origins.add({ from, way: [to], pieces, all: true, leaves: 1 });
  }
  return origins.journeys;
}

/** Returns the game as it will be when they have Devastated, which comes before they move (8.7.1). */
function devastatedFirst(G: G, order: Order): G {
  const regions = devastatedAhead(G, order);
  return withDevastated(afterDevastation(G, regions), regions);
}

function wayOut(G: G, play: Play<G>, order: Order, from: RegionId) {
  const routes = routesFrom(G, order, from, freeIn(G, from, 0));
  const joining = best(routes, ({ to }) => piecesIn(G, to, 'arverni'));
  return choose(play, joining, ...EASIEST);
}

function far(distances: ReadonlyMap<RegionId, number>, region: RegionId): number {
  return distances.get(region) ?? Number.POSITIVE_INFINITY;
}

/** Returns how many borders the Arverni cross from each Region to one. */
function distancesTo(G: G, goal: RegionId): Map<RegionId, number> {
  const distances = new Map<RegionId, number>([[goal, 0]]);
  for (const [region, distance] of distances)
    for (const next of adjacentTo(G, region))
      if (!distances.has(next) && mayStack(next, 'arverni')) distances.set(next, distance + 1);
  return distances;
}
