/* The way out for Vercingetorix: the path to the edge of the board that asks least to be fought for. */
import { onceEach } from '../../kit/once';
import { type Box, boxOf } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { lately } from '../fast/lately';
import { type Field, fieldOf } from '../field';
import { groundOf, hexesWithin, SIDES_OF_A_HEX } from '../movement/ground';
import { type G, TOWN } from '../state';
import { Frontier } from './frontier';

/** The hexes of a way out from the town or from where he is, and what it costs: 2 for each free hex. */
export interface Route {
  hexes: readonly number[];
  cost: number;
}

/** What a free hex of a way costs. */
export const FREE = 2;
/** What each combat factor of Romans in a hex of the way costs, ramparts and forts counted in, and their control of it. */
const PER_FACTOR = 1;
const CONTROLLED = 3;
/** What the range of each fort costs him, in which he may not move (19.2). */
const FORT = 5;
/** Rivers and the trench hold him up (8.1). */
const RESTRICTIVE = 6;

const FORT_RANGE = 3;

/** What it costs to bring the whole relieving army a zone farther round: off the board in a turn, on it in several. */
const ROUND = 14;
const ROUND_ON_BOARD = 28;

/** The ways out from everywhere. */
export interface Ways {
  /** What the way out from each hex costs, without the hex itself; -1 where there is none. */
  costs: Int32Array;
  /** How many movement factors it takes at least, the one for leaving counted in (11.5). */
  steps: Int16Array;
  /** The hex that comes next on it; {@link OFF_BOARD} at its end. */
  next: Int16Array;
}

/** Returns the way out that costs least, counting how far the relieving army is from its end; null where he is gone or walled in. */
export function wayOut(G: G): Route | null {
  return knownWays(G).route;
}

/** Returns the ways out from everywhere, by the same costs as {@link wayOut}. */
export function waysOut(G: G): Ways {
  return knownWays(G).ways;
}

/** What was found, by who stands where and by where the relieving army is. */
const found = new WeakMap<Field, { zones: string; ways: Ways; route: Route | null }>();

function knownWays(G: G): { ways: Ways; route: Route | null } {
  const field = fieldOf(G);
  const zones = Object.values(G.secret.zones).join();
  const before = found.get(field);
  if (before?.zones === zones) return before;
  const ways = cheapest(boxOf(G), costsOf(G), endsOf(G));
  const after = { zones, ways, route: routeBy(G, ways) };
  found.set(field, after);
  return after;
}

function routeBy(G: G, { costs, next }: Ways): Route | null {
  const box = boxOf(G);
  const [leader] = box.leaders.gallic;
  const at = leader === undefined ? undefined : G.at[leader.id];
  const start = at === TOWN ? box.walls : at !== undefined && box.hex[at] !== undefined ? [box.hex[at]] : [];
  let first = OFF_BOARD;
  for (const { number } of start)
    if (costs[number] >= 0 && (first === OFF_BOARD || costs[number] < costs[first])) first = number;
  if (first === OFF_BOARD) return null;
  const hexes: number[] = [];
  for (let hex = first; hex !== OFF_BOARD; hex = next[hex]) hexes.push(hex);
  return { hexes, cost: costs[first] };
}

/** Returns what each hex costs, whoever stands there. */
const groundCosts = onceEach(
  ({ hexes }: Box): Int16Array => Int16Array.from(hexes, (hex) => FREE + (holdsUp(hex) ? RESTRICTIVE : 0)),
);

/** Returns what entering each hex costs. */
function costsOf(G: G): Int16Array {
  const box = boxOf(G);
  const { stacks, controlled } = fieldOf(G);
  const ground = groundOf(box);
  const costs = groundCosts(box).slice();
  for (let number = 0; number < costs.length; number++) {
    if (controlled.roman[number] > 0) costs[number] += CONTROLLED;
    const stack = stacks[number];
    if (stack === undefined || stack[0].side !== 'roman') continue;
    let strength = 0;
    for (const { kind, combat } of stack) {
      if (kind === 'fort') for (const near of hexesWithin(ground, number, FORT_RANGE)) costs[near] += FORT;
      strength += combat;
    }
    costs[number] += strength * PER_FACTOR * (ground.ramparts[number] > 0 ? 2 : 1);
  }
  return costs;
}

function holdsUp({ river, trench, bridge }: Hex): boolean {
  return (count(river) > 1 && !bridge) || count(trench) > 1;
}

function count(flags: readonly boolean[]): number {
  return flags.filter((flag) => flag).length;
}

/** Returns the ways out by what entering each hex costs, and what it costs to end at each hex of the edge, in their order. */
const cheapest = lately((box: Box, costs, ends): Ways => {
  const { hexes } = box;
  const { neighbours, town } = groundOf(box);
  const ways: Ways = {
    costs: new Int32Array(hexes.length).fill(-1),
    steps: new Int16Array(hexes.length),
    next: new Int16Array(hexes.length).fill(OFF_BOARD),
  };
  const frontier = new Frontier();
  edgeOf(box).forEach(({ number }, index) => {
    ways.costs[number] = ends[index];
    ways.steps[number] = 1;
    frontier.add(number, ends[index]);
  });
  for (let hex = frontier.take(); hex !== undefined; hex = frontier.take()) {
    if (frontier.cost > ways.costs[hex] || town[hex]) continue;
    const sum = frontier.cost + costs[hex];
    for (let side = hex * SIDES_OF_A_HEX; side < (hex + 1) * SIDES_OF_A_HEX; side++) {
      const neighbour = neighbours[side];
      if (neighbour === OFF_BOARD) continue;
      if (ways.costs[neighbour] >= 0 && ways.costs[neighbour] <= sum) continue;
      ways.costs[neighbour] = sum;
      ways.steps[neighbour] = ways.steps[hex] + 1;
      ways.next[neighbour] = hex;
      frontier.add(neighbour, sum);
    }
  }
  return ways;
});

const edgeOf = onceEach(({ hexes }: Box): readonly Hex[] => hexes.filter(({ edge }) => edge));

/**
 * Returns what it costs that a way ends at each hex of the edge: more, the farther round the army is that waits off the board, and still more, the
 * farther round those are who have come in, so that what has been begun is gone through with. Nothing at the zone that suits the army best.
 */
function endsOf(G: G): Int16Array {
  const box = boxOf(G);
  const { zoneIds, units, hex } = box;
  const mass = new Float64Array(zoneIds.length);
  const inertia = new Float64Array(zoneIds.length);
  const count = (zone: number, combat: number, round: number) => {
    mass[zone] += combat;
    inertia[zone] += combat * round;
  };
  for (const unit of units) {
    if (unit.force !== 'relieving' || unit.kind !== 'infantry') continue;
    const sector = hex[G.at[unit.id]]?.sector ?? -1;
    const zone = G.secret.zones[unit.id];
    if (sector >= 0) count(sector, unit.combat, ROUND_ON_BOARD);
    else if (zone !== undefined && zone !== '') count(zoneIds.indexOf(zone), unit.combat, ROUND);
  }
  if (!mass.some((each) => each > 0)) for (const zone of G.presence) count(zoneIds.indexOf(zone), 1, ROUND);
  const all = mass.reduce((sum, each) => sum + each, 0) || 1;
  const costs = zoneIds.map((_, zone) =>
    inertia.reduce((sum, each, other) => {
      const apart = Math.abs(zone - other);
      return sum + (Math.min(apart, zoneIds.length - apart) * each) / all;
    }, 0),
  );
  const least = Math.min(...costs);
  return Int16Array.from(edgeOf(box), ({ zones }) =>
    Math.round(Math.min(...zones.map((zone) => costs[zoneIds.indexOf(zone)])) - least),
  );
}

const UNKNOWN = -1;

/** Returns how far each hex is from the nearest of some, not through hexes that are barred; -1 where none can be reached. */
export function distances(box: Box, goals: Iterable<number>, isBarred: (hex: number) => boolean): Int16Array {
  const { count, neighbours } = groundOf(box);
  const far = new Int16Array(count).fill(UNKNOWN);
  const reached: number[] = [];
  for (const goal of goals) {
    far[goal] = 0;
    reached.push(goal);
  }
  for (let index = 0; index < reached.length; index++) {
    const hex = reached[index];
    for (let side = hex * SIDES_OF_A_HEX; side < (hex + 1) * SIDES_OF_A_HEX; side++) {
      const neighbour = neighbours[side];
      if (neighbour === OFF_BOARD || far[neighbour] !== UNKNOWN || isBarred(neighbour)) continue;
      far[neighbour] = far[hex] + 1;
      reached.push(neighbour);
    }
  }
  return far;
}
