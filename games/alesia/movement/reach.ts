/* How far a unit comes: one search from where it is over all hexes it could enter. */
import { findFrame } from '../../kit/frame';
import { mayLeaveTown } from '../command';
import { boxOf, type Unit } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { entriesFor } from '../offboard';
import { type Cause, type G, OFF, TOWN } from '../state';
import { closedTo } from './closed';
import { allowanceOf, HALVES, HEX, RAMPART, wallExitCost } from './costs';
import { type Ground, groundOf, SIDES_OF_A_HEX } from './ground';
import { type Hindrance, hindranceOf } from './hindrance';

/** What a place costs that cannot be reached. */
export const UNREACHED = 255;

/** A rule that a search may leave out of account, to learn whether it is what stands in the way. */
export type Relaxed = 'control' | 'water';

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
  /** Says whether the unit leaves by that way what it began its turn on or in (8.2, 9.4). */
  leaves(place: number): boolean;
}

/** The places on the way are in two layers: before and after the unit has left the river, trench or town where it began. */
const LAYERS = 2;

const NOWHERE = -1;

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
  return new Search(G, cause, boxOf(G).unit[unit], spent, began, relaxed).from(
    from,
    Number.POSITIVE_INFINITY,
  );
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
  return new Search(G, cause, boxOf(G).unit[unit], spent, began).from(from, 1).places.length > 0;
}

class Search implements Reach {
  readonly costs: Uint8Array;
  readonly places: number[] = [];
  readonly exits: number[] = [];
  readonly #G: G;
  readonly #ground: Ground;
  readonly #hindrance: Hindrance;
  readonly #closed: (hex: number) => boolean;
  readonly #relaxed: Relaxed | undefined;
  readonly #unit: Unit;
  readonly #limit: number;
  readonly #spent: number;
  readonly #waters: number;
  readonly #beganInTown: boolean;
  readonly #mayLeaveTown: boolean;
  readonly #appeared: Readonly<Record<string, number>>;
  readonly #best: Uint8Array;
  readonly #before: Int16Array;
  readonly #queue: number[][] = [];
  #origin = NOWHERE;

  constructor(G: G, cause: Cause, unit: Unit, spent: number, began: string | null, relaxed?: Relaxed) {
    const box = boxOf(G);
    this.#G = G;
    this.#ground = groundOf(box);
    this.#hindrance = hindranceOf(G, cause);
    this.#closed = closedTo(G, unit);
    this.#relaxed = relaxed;
    this.#unit = unit;
    this.#limit = allowanceOf(G, unit.id);
    this.#spent = spent;
    const start = began === null ? undefined : box.hex[began]?.number;
    this.#waters = start === undefined ? 0 : this.#ground.waters[start];
    this.#beganInTown = began === TOWN || (start !== undefined && this.#ground.town[start] === 1);
    this.#mayLeaveTown = unit.force !== 'besieged' || mayLeaveTown(G);
    this.#appeared = findFrame(G, 'movement')?.appeared ?? {};
    const layer = this.#ground.count + 1;
    this.costs = new Uint8Array(layer).fill(UNREACHED);
    this.#best = new Uint8Array(layer * LAYERS).fill(UNREACHED);
    this.#before = new Int16Array(layer * LAYERS).fill(NOWHERE);
  }

  /** Searches from a place until it knows so many others. */
  from(place: string, enough: number): this {
    const { count, waters, town } = this.#ground;
    if (place === OFF) {
      const { hex } = boxOf(this.#G);
      for (const entry of entriesFor(this.#G, this.#unit.id, { appeared: this.#appeared })) {
        const number = hex[entry.hex].number;
        if (this.#isOpen(number)) this.#enter(count + 1 + number, this.#spent + entry.cost, NOWHERE);
      }
    } else {
      const number = place === TOWN ? count : boxOf(this.#G).hex[place].number;
      const stays =
        number === count || town[number] ? this.#beganInTown : (waters[number] & this.#waters) !== 0;
      this.#origin = stays ? number : count + 1 + number;
      this.#enter(this.#origin, this.#spent, NOWHERE);
    }
    for (let cost = this.#spent; cost <= this.#limit; cost++) {
      const queue = this.#queue[cost];
      if (queue === undefined) continue;
      for (let index = 0; index < queue.length && this.places.length < enough; index++)
        if (this.#best[queue[index]] === cost) this.#goOn(queue[index], cost);
    }
    return this;
  }

  wayTo(place: number): number[] {
    const { count } = this.#ground;
    const way: number[] = [];
    if (this.costs[place] === UNREACHED) return way;
    for (let node = this.#nodeOf(place); node !== NOWHERE && node !== this.#origin; node = this.#before[node])
      way.push(node > count ? node - count - 1 : node);
    return way.reverse();
  }

  leaves(place: number): boolean {
    return this.#nodeOf(place) > this.#ground.count;
  }

  /** The node by which a place is reached at the least cost, before leaving where that costs no more. */
  #nodeOf(place: number): number {
    return this.#best[place] === this.costs[place] ? place : place + this.#ground.count + 1;
  }

  #enter(node: number, cost: number, before: number): void {
    if (cost > this.#limit || cost >= this.#best[node]) return;
    this.#best[node] = cost;
    this.#before[node] = before;
    const queue = this.#queue[cost];
    if (queue === undefined) this.#queue[cost] = [node];
    else queue.push(node);
  }

  #goOn(node: number, cost: number): void {
    const { count, town } = this.#ground;
    const hasLeft = node > count;
    const place = hasLeft ? node - count - 1 : node;
    if (cost < this.costs[place]) {
      this.costs[place] = cost;
      if (node !== this.#origin) this.places.push(place);
    }
    if (place === count) this.#appear(node, cost, hasLeft);
    else if (town[place]) this.#leaveWall(node, place, cost, hasLeft);
    else this.#march(node, place, cost, hasLeft);
  }

  /** From within the town onto the walls (9.3). */
  #appear(node: number, cost: number, hasLeft: boolean): void {
    const { count, walls } = this.#ground;
    const { hexes } = boxOf(this.#G);
    for (const wall of walls) {
      if (!this.#isOpen(wall)) continue;
      const exit = wallExitCost(this.#appeared[hexes[wall].id] ?? 0);
      this.#enter(hasLeft ? count + 1 + wall : wall, cost + exit, node);
    }
  }

  /** From the walls into the town, or out where the unit has not come in during this turn (9.4). */
  #leaveWall(node: number, place: number, cost: number, hasLeft: boolean): void {
    const { count, neighbours, town } = this.#ground;
    this.#enter(hasLeft ? 2 * count + 1 : count, cost, node);
    if (hasLeft || !this.#mayLeaveTown) return;
    for (let side = 0; side < SIDES_OF_A_HEX; side++) {
      const next = neighbours[place * SIDES_OF_A_HEX + side];
      if (next === OFF_BOARD || town[next] || !this.#isOpen(next)) continue;
      this.#enter(count + 1 + next, cost + HEX, node);
    }
  }

  #march(node: number, place: number, cost: number, hasLeft: boolean): void {
    const { count, neighbours, along, rampart, ramparts, waters } = this.#ground;
    const { controlled, forts } = this.#hindrance;
    const inControl = controlled[place] > 0 && this.#relaxed !== 'control';
    if (inControl && (node !== this.#origin || this.#spent > 0)) return;
    const held = hasLeft && this.#isHeld(place);
    if (cost + HALVES <= this.#limit && !held && boxOf(this.#G).hexes[place].edge) this.exits.push(place);
    for (let side = 0; side < SIDES_OF_A_HEX; side++) {
      const edge = place * SIDES_OF_A_HEX + side;
      const next = neighbours[edge];
      if (next === OFF_BOARD || (held && !along[edge]) || !this.#isOpen(next)) continue;
      if (inControl && controlled[next]) continue;
      const isRampart =
        rampart[edge] ||
        (forts[place] && (ramparts[next] || forts[next])) ||
        (forts[next] && ramparts[place]);
      const stays = !hasLeft && along[edge] && (waters[next] & this.#waters) !== 0;
      this.#enter(stays ? next : count + 1 + next, cost + (isRampart ? RAMPART : HEX), node);
    }
  }

  #isOpen(hex: number): boolean {
    return !this.#hindrance.enemies[hex] && !this.#closed(hex);
  }

  /** Says whether river or trench hold the unit up in a hex, so that it may only go on along them (8.1, 8.2, 8.4). */
  #isHeld(hex: number): boolean {
    if (this.#relaxed === 'water') return false;
    const { ford, trench } = this.#ground;
    if (ford[hex] && !this.#hindrance.forts[hex]) return true;
    if (!trench[hex]) return false;
    return this.#unit.kind === 'cavalry' || !this.#G.filled.includes(boxOf(this.#G).hexes[hex].id);
  }
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
