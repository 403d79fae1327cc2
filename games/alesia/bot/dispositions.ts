/* Where the units of a side are to stand when it has moved, as far as that has been settled. */
import { defenceFactor } from '../combat/defence';
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import { reachOf, unitsToMove } from '../movement/movers';
import { STACKING } from '../movement/overstacking';
import type { Reach } from '../movement/reach';
import { type G, OFF } from '../state';
import type { Beginning, Errand } from './plan';

/** The units of a side as a movement begins, and where each can come. */
export class Muster {
  /** The units that may be moved, in the order of the components. */
  readonly units: readonly Unit[];
  readonly #arrivals = new Map<number, Unit[]>();
  readonly #reaches = new Map<string, Reach>();

  constructor(readonly beginning: Beginning) {
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

const NOBODY: readonly Unit[] = [];

/** Where the units of a side stand, can come and have been sent. */
export class Dispositions {
  /** Where those will be who have been sent somewhere or told to stay. */
  readonly #settled = new Map<string, number>();
  readonly #count: Uint8Array;
  readonly #strength: Float64Array;
  readonly #forts: Uint8Array;

  constructor(private readonly muster: Muster) {
    const { G, frame } = muster.beginning;
    const { stacks } = fieldOf(G);
    this.#count = new Uint8Array(stacks.length);
    this.#strength = new Float64Array(stacks.length);
    this.#forts = new Uint8Array(stacks.length);
    stacks.forEach((stack, number) => {
      if (stack?.[0].side !== frame.cause) return;
      this.#forts[number] = Number(stack.some(({ kind }) => kind === 'fort'));
      for (const unit of stack) if (isUnit(unit)) this.#add(number, unit, 1);
    });
  }

  /** Returns the same dispositions, to be changed apart. */
  copy(): Dispositions {
    const copy = new Dispositions(this.muster);
    for (const [unit, to] of this.#settled) copy.send(boxOf(this.muster.beginning.G).unit[unit], to);
    return copy;
  }

  /** Who has been sent where, in the order in which they were sent first. */
  get errands(): Errand[] {
    const { G } = this.muster.beginning;
    const { hex } = boxOf(G);
    const sent = [...this.#settled].filter(([unit, to]) => hex[G.at[unit]]?.number !== to);
    return sent.map(([unit, to]) => ({ unit, to }));
  }

  /** Returns the state as it is meant to be, where all go where they have been sent. */
  get foreseen(): G {
    const { G } = this.muster.beginning;
    const { hexes } = boxOf(G);
    const at = { ...G.at };
    for (const [unit, to] of this.#settled) at[unit] = hexes[to].id;
    return { ...G, at };
  }

  /** Returns the units that have neither been sent anywhere nor told to stay. */
  get free(): Unit[] {
    return this.muster.units.filter(({ id }) => !this.#settled.has(id));
  }

  /** Returns the number of the hex in which a unit will be; undefined where it will be in none. */
  placeOf({ id }: Unit): number | undefined {
    const { G } = this.muster.beginning;
    return this.#settled.get(id) ?? boxOf(G).hex[G.at[id]]?.number;
  }

  /** Returns where a unit can come. */
  reachOf(unit: Unit): Reach {
    return this.muster.reachOf(unit);
  }

  /** Returns the units that are free and are in a hex or can come there from within the board. */
  arrivals(number: number): Unit[] {
    return this.muster.arrivals(number).filter(({ id }) => !this.#settled.has(id));
  }

  /** Returns how many units will be in a hex, those of `moved` who are there now not counted. */
  othersIn(number: number, moved: ReadonlySet<string>): number {
    let count = this.#count[number];
    const { unit } = boxOf(this.muster.beginning.G);
    for (const id of moved) if (this.placeOf(unit[id]) === number) count--;
    return count;
  }

  /** Returns how many units more there is room for in a hex (10.1). */
  roomIn(number: number): number {
    return STACKING[this.muster.beginning.frame.cause] - this.#count[number];
  }

  /** Returns how many units will be in a hex. */
  countIn(number: number): number {
    return this.#count[number];
  }

  /** Returns how strong in defence those are who will be in a hex. */
  strengthIn(number: number): number {
    return this.#strength[number];
  }

  /** Says whether a fort of the side stands in a hex. */
  isFort(number: number): boolean {
    return this.#forts[number] > 0;
  }

  /** Says whether units of the side will stand in a hex or control it, once some have come to where they attack from (6.1). */
  holds(number: number, coming: readonly { from: Hex }[] = []): boolean {
    if (number === OFF_BOARD) return false;
    const { hexes } = boxOf(this.muster.beginning.G);
    const isManned = (at: number) => this.#count[at] > 0 || coming.some(({ from }) => from.number === at);
    if (isManned(number)) return true;
    if (hexes[number].terrain === 'town' || this.#forts[number] > 0) return false;
    return hexes[number].neighbours.some(
      (near) => near !== OFF_BOARD && this.#forts[near] === 0 && isManned(near),
    );
  }

  /** Sends a unit to a hex, or lets it stay there. */
  send(unit: Unit, to: number): void {
    const from = this.placeOf(unit);
    this.#settled.set(unit.id, to);
    if (from === to) return;
    if (from !== undefined) this.#add(from, unit, -1);
    this.#add(to, unit, 1);
  }

  /** Lets all units stay that are still free in a hex. */
  keep(number: number): void {
    for (const unit of this.free) if (this.placeOf(unit) === number) this.send(unit, number);
  }

  #add(number: number, unit: Unit, sign: 1 | -1): void {
    if (!isUnit(unit)) return;
    this.#count[number] += sign;
    this.#strength[number] += sign * defenceFactor(unit);
  }
}
