/* How far a unit comes: one search from where it is over all hexes it could enter. */
import { boxOf } from '../components/box';
import { type Cause, type G, TOWN } from '../state';
import { groundOf } from './ground';
import { hindranceOf } from './hindrance';
import { leastFireRoute } from './routes';
import { type Relaxed, type Start, search, UNREACHED, waterAt } from './search';

export { type Relaxed, UNREACHED } from './search';

/** Where a unit can come. Places are numbers of hexes; the town comes after the last of them. */
export interface Reach {
  /** What each place costs from the beginning of the turn, in half movement factors; {@link UNREACHED} where it cannot come. */
  costs: Uint8Array;
  /** The places it can come to, those first that are the cheapest by any way; not the one where it is. */
  places: readonly number[];
  /** Hexes at the edge from where it can leave the board (11.5), the cheapest first; also the one where it is. */
  exits: readonly number[];
  /** Returns the places on the way to one, which is the last. Empty when it cannot be reached. */
  wayTo(place: number): readonly number[];
  /** Says whether the unit leaves by that way what it began its turn on or in (8.2, 9.4), or began on or in none. */
  leaves(place: number): boolean;
  /** Returns what keeps the unit from going on as it likes once it has gone that way; null for nothing but its movement factor. */
  stopAt(place: number): Stop | null;
}

/** An enemy zone of control (6.2 to 6.4), a river or the trench (8.1), or the town that it has come into (9.4). */
export type Stop = 'control' | 'river' | 'trench' | 'town';

/**
 * Returns where a unit can come that is at `from` and has spent so many half movement factors: within its movement (5.3), round enemies
 * (5.5), stopped by their zones of control (6), ramparts at half the cost (7), rivers and trench unless it is filled in (8, 8.4), the town (9), Outer Works (22.1), what is
 * closed to leaders (19.2) and missile units (20.2). Stacking counts only at the end (10.2). `began` is where it began its turn as long as it
 * has not left the river, the trench or the town there; null once it has. `relaxed` leaves a rule out of account.
 *
 * The way to a place is the cheapest, and of those that cost the same one with the least fire to fear (5.2). To what is next to it a unit goes
 * straight, whatever that costs, so that its commander can choose any way step by step: to a hex beside its own, from within the town to a wall
 * hex (9.3), from off the board to a hex of the edge (11.1).
 */
export function reach(
  G: G,
  cause: Cause,
  unit: string,
  from: string,
  spent: number,
  began: string | null,
  relaxed?: Relaxed,
): Reach {
  const start: Start = { from, spent, began, relaxed };
  const found = search(G, cause, unit, start);
  const best = found.best.slice();
  const before = found.before.slice();
  const { origin, places, exits, entries } = found;
  const box = boxOf(G);
  const ground = groundOf(box);
  const layer = ground.count + 1;
  const isOfTown = (place: number) => place === ground.count || ground.town[place] > 0;
  const costs = best.slice(0, layer);
  const reckonCost = (place: number) => {
    const gone = best[layer + place];
    if (gone < costs[place] && (costs[place] === UNREACHED || !isOfTown(place))) costs[place] = gone;
  };
  if (origin >= 0) reckonCost(origin % layer);
  for (const place of places) reckonCost(place);
  const entered = new Set<number>();
  for (const { hex, cost } of entries) {
    entered.add(box.hex[hex].number);
    costs[box.hex[hex].number] = spent + cost;
  }
  const reckon = (place: number): readonly number[] => {
    if (costs[place] === UNREACHED) return [];
    if (entered.has(place)) return [layer + place];
    const nodes = [place, layer + place].filter((node) => best[node] === costs[place]);
    const next = nodes.find((node) => before[node] === origin);
    return next === undefined ? leastFireRoute(G, cause, unit, start, { origin, before }, nodes) : [next];
  };
  const ways = new Map<number, readonly number[]>();
  const nodesTo = (place: number): readonly number[] => {
    const known = ways.get(place) ?? reckon(place);
    ways.set(place, known);
    return known;
  };
  const leaves = (place: number) => {
    const nodes = nodesTo(place);
    return nodes.length > 0 && nodes[nodes.length - 1] >= layer;
  };
  return {
    costs,
    places,
    exits,
    leaves,
    wayTo: (place) => nodesTo(place).map((node) => node % layer),
    stopAt(place) {
      if (isOfTown(place)) return leaves(place) ? 'town' : null;
      const hindrance = hindranceOf(G, cause);
      if (hindrance.controlled[place]) return 'control';
      const water = waterAt(G, box.unit[unit], ground, hindrance, place);
      return water !== null && leaves(place) ? water : null;
    },
  };
}

/** Says whether a unit can come anywhere; the arguments are those of {@link reach}. */
export function canSetOut(
  G: G,
  cause: Cause,
  unit: string,
  from: string,
  spent: number,
  began: string | null,
): boolean {
  return search(G, cause, unit, { from, spent, began, enough: 1 }).places.length > 0;
}

/** Returns what places of a {@link Reach} are called: hexes by their coordinates, and the town. */
export function namesOf(G: G, places: readonly number[]): string[] {
  const { hexes } = boxOf(G);
  return places.map((place) => (place === hexes.length ? TOWN : hexes[place].id));
}

/** Returns the place of a {@link Reach} that has a name. */
export function placeOf(G: G, name: string): number {
  const { hexes, hex } = boxOf(G);
  return name === TOWN ? hexes.length : hex[name].number;
}
