/* How far Legions come on their way to winter camp (16.2.2). */
import type { Obstacle } from '../../kit/action';
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import { regionOf } from '../control';
import { hasGermans, hasUnits } from '../pieces';
import type { G } from '../state';

/** What paths cost a Legion that marches alone (10.4.1). */
const COSTS: Record<PathKind, number> = {
  path: 1,
  rough: 2,
  channel: 2,
  viaDomitia: Number.POSITIVE_INFINITY,
};

/** One path of a march. */
export interface Leg {
  from: string;
  to: string;
  kind: PathKind;
  cost: number;
}

/** Returns why no Legion winters in a space to which it would have to march, or null (16.2.2, 10.7). */
export function campObstacle(G: G, space: string): Obstacle | null {
  const obstacle = wayObstacle(G, space);
  if (obstacle !== null) return obstacle;
  return hasUnits(G, 'gallic', space, 'outside')
    ? { rule: '16.2.2', text: 'A Gallic Leader winters here, and no battles are fought in winter.' }
    : null;
}

/** Returns why no Legion marches through a space in winter, or null (16.2.2, 10.7). */
function wayObstacle(G: G, space: string): Obstacle | null {
  if (hasGermans(G, space)) return { rule: '16.2.2', text: 'No Legion marches to the German Tribe.' };
  if (boxOf(G).space[space].kind === 'stronghold' && regionOf(G, space) === 'germania')
    return { rule: '10.7', text: 'Nobody may enter the Strongholds of Germania.' };
  return null;
}

/** Returns the cheapest routes from a space to all in which a Legion may winter that it can reach with some Movement Points (16.2.2, 10.4.1). */
export function routesFrom(G: G, start: string, points: number): Map<string, readonly Leg[]> {
  const routes = new Map<string, readonly Leg[]>([[start, []]]);
  const edge = [start];
  for (let from = edge.shift(); from !== undefined; from = edge.shift()) {
    const route = routes.get(from) ?? [];
    for (const { to, kind } of boxOf(G).exits[from]) {
      const leg = { from, to, kind, cost: COSTS[kind] };
      const known = routes.get(to);
      const cost = costOf(route) + leg.cost;
      if (cost > points || (known !== undefined && cost >= costOf(known)) || wayObstacle(G, to) !== null)
        continue;
      routes.set(to, [...route, leg]);
      edge.push(to);
    }
  }
  routes.delete(start);
  for (const space of routes.keys()) if (campObstacle(G, space) !== null) routes.delete(space);
  return routes;
}

function costOf(route: readonly Leg[]): number {
  return route.reduce((sum, { cost }) => sum + cost, 0);
}
