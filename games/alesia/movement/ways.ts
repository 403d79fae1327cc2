/* Which of the cheapest ways a unit goes: the one on which it has the least fire to fear (5.2). */
import { boxOf } from '../components/box';
import { type Exposure, exposedBy, type Risk, riskOf, unexposed } from '../fire';
import { type Cause, type G, TOWN } from '../state';
import { type Found, NOWHERE, type Start, search } from './search';

/** A way to a node, and what the unit has met on it. */
interface Way extends Exposure {
  risk: Risk;
  node: number;
  before: Way | null;
}

const NO_RISK: Risk = { eliminated: 0, hit: 0 };

/**
 * Returns the nodes of a way to one of `goals`, the last of which it is. There is at least one, and all cost the same. Of the cheapest ways it is the
 * one on which a Gaul is least likely to be eliminated if all fire that may, then to be hit at all, then the first that was found, which leads
 * to the first goal. It reckons with what everybody knows; standing orders it does not look at. Romans have no fire to fear. `found` is
 * what was found by a search from `start`.
 */
export function leastFireWay(
  G: G,
  cause: Cause,
  unit: string,
  start: Start,
  found: Pick<Found, 'origin' | 'before'>,
  goals: readonly number[],
): readonly number[] {
  const first = firstWay(found, goals[0]);
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
  const onTheWay = nodesBefore(all, origin, goals);
  const setOut: Way = { ...unexposed(G, unit), risk: NO_RISK, node: origin, before: null };
  const ways = new Map<number, Way>([
    [origin, setOut],
    [NOWHERE, setOut],
  ]);
  for (const node of passed) {
    if (!onTheWay.has(node) || node === origin) continue;
    const come = (all.get(node) ?? []).flatMap((last): Way[] => {
      const before = ways.get(last);
      if (before === undefined) return [];
      const place = before === setOut ? start.from : nameOf(last);
      const met = exposedBy(G, unit, before, place, nameOf(node));
      return [{ ...met, risk: riskOf(G, met.shots), node, before }];
    });
    if (come.length > 0) ways.set(node, safestOf(come));
  }
  const nodes: number[] = [];
  const best = safestOf(goals.flatMap((goal) => ways.get(goal) ?? []));
  for (let way: Way | null = best; way !== null && way !== setOut; way = way.before) nodes.push(way.node);
  return nodes.reverse();
}

function firstWay({ origin, before }: Pick<Found, 'origin' | 'before'>, goal: number): number[] {
  const way: number[] = [];
  for (let node = goal; node !== NOWHERE && node !== origin; node = before[node]) way.push(node);
  return way.reverse();
}

/** Returns the nodes of all cheapest ways to some nodes. */
function nodesBefore(all: Found['all'], origin: number, goals: readonly number[]): Set<number> {
  const nodes = new Set(goals);
  for (const node of nodes)
    if (node !== origin) for (const before of all.get(node) ?? []) if (before !== NOWHERE) nodes.add(before);
  return nodes;
}

/** Returns the way on which there is the least to fear; the first of those on which it is the same. There must be one. */
function safestOf(ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (isSafer(way.risk, best.risk) ? way : best));
}

function isSafer(one: Risk, other: Risk): boolean {
  return one.eliminated < other.eliminated || (one.eliminated === other.eliminated && one.hit < other.hit);
}
