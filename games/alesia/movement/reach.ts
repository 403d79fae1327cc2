/* How far a unit comes: one search from where it is over all hexes it could enter. */
import { boxOf } from '../components/box';
import { type Cause, type G, TOWN } from '../state';
import { NOWHERE, type Relaxed, search, UNREACHED } from './search';

export { type Relaxed, UNREACHED } from './search';

/** Where a unit can come. Places are numbers of hexes; the town comes after the last of them. */
export interface Reach {
  /** What each place costs from the beginning of the turn, in half movement factors; {@link UNREACHED} where it cannot come. */
  costs: Uint8Array;
  /** The places it can come to, the cheapest first; not the one where it is. */
  places: readonly number[];
  /** Hexes at the edge from where it can leave the board (11.5), the cheapest first; also the one where it is. */
  exits: readonly number[];
  /** Returns the places on the cheapest way to one, which is the last. Empty when it cannot be reached. */
  wayTo(place: number): number[];
  /** Says whether the unit leaves by that way what it began its turn on or in (8.2, 9.4), or began on or in none. */
  leaves(place: number): boolean;
}

/**
 * Returns where a unit can come that is at `from` and has spent so many half movement factors: within its movement (5.3), round enemies
 * (5.5), stopped by their zones of control (6), ramparts at half the cost (7), rivers and trench (8), the town (9), Outer Works (22.1), what is
 * closed to leaders (19.2) and missile units (20.2). Stacking counts only at the end (10.2). `began` is where it began its turn as long as it
 * has not left the river, the trench or the town there; null once it has. `relaxed` leaves a rule out of account.
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
  const found = search(G, cause, unit, { from, spent, began, relaxed });
  const { origin, places, exits } = found;
  const layer = boxOf(G).hexes.length + 1;
  const best = found.best.slice();
  const before = found.before.slice();
  const costs = best.slice(0, layer);
  for (let place = 0; place < layer; place++)
    if (best[layer + place] < costs[place]) costs[place] = best[layer + place];
  const nodeOf = (place: number) => (best[place] === costs[place] ? place : place + layer);
  return {
    costs,
    places,
    exits,
    leaves: (place) => nodeOf(place) >= layer,
    wayTo(place) {
      const way: number[] = [];
      if (costs[place] === UNREACHED) return way;
      for (let node = nodeOf(place); node !== NOWHERE && node !== origin; node = before[node])
        way.push(node % layer);
      return way.reverse();
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
