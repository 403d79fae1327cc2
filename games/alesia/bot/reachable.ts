/* Where the units of a side can come in a movement that begins: the same for all plans that are laid for it. */
import { onceEach } from '../../kit/once';
import { boxOf, type Unit } from '../components/box';
import { reachOf, unitsToMove } from '../movement/movers';
import type { Reach } from '../movement/reach';
import { OFF } from '../state';
import type { Beginning } from './plan';

const NOBODY: readonly Unit[] = [];

/** The units of a side that may be moved, and where they can come. */
export class Reachable {
  /** The units, in the order of the components. */
  readonly units: readonly Unit[];
  readonly #arrivals = new Map<number, Unit[]>();
  readonly #reaches = new Map<string, Reach>();

  constructor(private readonly beginning: Beginning) {
    const { G, frame, side } = beginning;
    this.units = unitsToMove(G, frame, side);
    for (const unit of this.units) {
      const from = boxOf(G).hex[G.at[unit.id]]?.number;
      if (from !== undefined) this.#arrive(from, unit);
      if (G.at[unit.id] === OFF) continue;
      for (const place of this.reachOf(unit).places) this.#arrive(place, unit);
    }
  }

  /** Returns where a unit can come: those that set out alike come to the same places. */
  reachOf({ id, kind, movement, force }: Unit): Reach {
    const { G, frame, side } = this.beginning;
    const key = [G.at[id], G.secret.zones[id], kind, movement, force].join(' ');
    const known = this.#reaches.get(key) ?? reachOf(G, frame, side, id);
    this.#reaches.set(key, known);
    return known;
  }

  /** Returns the units that are in a hex or can come there from within the board. */
  arrivals(number: number): readonly Unit[] {
    return this.#arrivals.get(number) ?? NOBODY;
  }

  #arrive(place: number, unit: Unit): void {
    const units = this.#arrivals.get(place);
    if (units === undefined) this.#arrivals.set(place, [unit]);
    else units.push(unit);
  }
}

/** Returns where the units of a side can come in a movement that begins. */
export const reachableFrom = onceEach((beginning: Beginning) => new Reachable(beginning));
