/* Which of the cheapest routes a unit takes: the one on which it has the least fire to fear (5.2). */
import { boxOf } from '../components/box';
import { type Exposure, exposedBy, type Risk, riskOf, unexposed } from '../fire';
import { type Cause, type G, TOWN } from '../state';
import { type Found, NOWHERE, type Start, search } from './search';

/** A route to a node, and what the unit has met on it. */
interface Route extends Exposure {
  risk: Risk;
  node: number;
  before: Route | null;
}

const NO_RISK: Risk = { eliminated: 0, hit: 0 };

/**
 * Returns the nodes of a route to one of `goals`, the last of which it is. There is at least one, and all cost the same. Of the cheapest routes it is the
 * one on which a Gaul is least likely to be eliminated if all fire that may, then to be hit at all, then the first that was found, which leads
 * to the first goal. It reckons with what everybody knows; standing orders it does not look at. Romans have no fire to fear. `found` is
 * what was found by a search from `start`.
 */
export function leastFireRoute(
  G: G,
  cause: Cause,
  unit: string,
  start: Start,
  found: Pick<Found, 'origin' | 'before'>,
  goals: readonly number[],
): readonly number[] {
  const first = firstRoute(found, goals[0]);
  if (cause === 'roman') return first;
  const layer = boxOf(G).hexes.length + 1;
  const nameOf = (node: number) => {
    const place = node % layer;
    return place === layer - 1 ? TOWN : boxOf(G).hexes[place].id;
  };
  let exposure = unexposed(G, unit);
  let from = start.from;
  for (const node of first) {
    exposure = exposedBy(G, unit, exposure, from, nameOf(node));
    from = nameOf(node);
  }
  if (exposure.shots.length === 0) return first;
  const { origin, all, passed } = search(G, cause, unit, { ...start, all: true });
  const onTheRoutes = nodesBefore(all, origin, goals);
  const setOut: Route = { ...unexposed(G, unit), risk: NO_RISK, node: origin, before: null };
  const routes = new Map<number, Route>([
    [origin, setOut],
    [NOWHERE, setOut],
  ]);
  for (const node of passed) {
    if (!onTheRoutes.has(node) || node === origin) continue;
    const come = (all.get(node) ?? []).flatMap((last): Route[] => {
      const before = routes.get(last);
      if (before === undefined) return [];
      const place = before === setOut ? start.from : nameOf(last);
      const met = exposedBy(G, unit, before, place, nameOf(node));
      return [{ ...met, risk: riskOf(G, met.shots), node, before }];
    });
    if (come.length > 0) routes.set(node, safestOf(come));
  }
  const nodes: number[] = [];
  const best = safestOf(goals.flatMap((goal) => routes.get(goal) ?? []));
  for (let route: Route | null = best; route !== null && route !== setOut; route = route.before)
    nodes.push(route.node);
  return nodes.reverse();
}

function firstRoute({ origin, before }: Pick<Found, 'origin' | 'before'>, goal: number): number[] {
  const route: number[] = [];
  for (let node = goal; node !== NOWHERE && node !== origin; node = before[node]) route.push(node);
  return route.reverse();
}

/** Returns the nodes of all cheapest routes to some nodes. */
function nodesBefore(all: Found['all'], origin: number, goals: readonly number[]): Set<number> {
  const nodes = new Set(goals);
  for (const node of nodes)
    if (node !== origin) for (const before of all.get(node) ?? []) if (before !== NOWHERE) nodes.add(before);
  return nodes;
}

/** Returns the route on which there is the least to fear; the first of those on which it is the same. There must be one. */
function safestOf(routes: readonly Route[]): Route {
  return routes.reduce((best, route) => (isSafer(route.risk, best.risk) ? route : best));
}

function isSafer(one: Risk, other: Risk): boolean {
  return one.eliminated < other.eliminated || (one.eliminated === other.eliminated && one.hit < other.hit);
}
