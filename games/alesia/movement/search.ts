/* The search behind a reach: the cheapest first, over places before and after the unit has left what it began on. */
import { findFrame } from '../../kit/frame';
import { mayLeaveTown } from '../command';
import { type Box, boxOf, type Unit } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { type Entry, entriesFor } from '../offboard';
import { type Cause, type G, OFF, TOWN } from '../state';
import { closedTo } from './closed';
import { allowanceOf, HALVES, HEX, RAMPART, wallExitCost } from './costs';
import { type Ground, groundOf, SIDES_OF_A_HEX } from './ground';
import { type Hindrance, hindranceOf } from './hindrance';

/** What a place costs that cannot be reached. */
export const UNREACHED = 255;

/** What comes before the first place of a way. */
export const NOWHERE = -1;

/** A rule that a search may leave out of account, to learn whether it is what stands in the way. */
export type Relaxed = 'control' | 'water';

/** Where a search begins, and how far it goes. */
export interface Start {
  from: string;
  spent: number;
  /** Where the unit began its turn as long as it has not left the river, trench or town there; null once it has. */
  began: string | null;
  relaxed?: Relaxed;
  /** The search ends when it knows so many places. */
  enough?: number;
  /** All cheapest ways are noted, not one of them. */
  all?: boolean;
}

/**
 * What a search has found. A node is a place where the unit has not yet left what it began on or in, or, a layer further, where it has. The
 * arrays are written to by the next search.
 */
export interface Found {
  best: Uint8Array;
  before: Int16Array;
  origin: number;
  places: number[];
  exits: number[];
  /** The hexes on which a unit off the board may appear, and what each costs if it appears on that hex itself (11.1). */
  entries: readonly Entry[];
  /** Where that has been asked for: all nodes that come before each on a cheapest way, and the nodes in the order in which ways come to them. */
  all: ReadonlyMap<number, readonly number[]>;
  passed: Iterable<number>;
}

/** Searches all places that a unit can come to; see `reach`, whose rules these are. */
export function search(G: G, cause: Cause, unit: string, start: Start): Found {
  const box = boxOf(G);
  return new Search(G, box, box.unit[unit], hindranceOf(G, cause), start).run();
}

const NONE: readonly Entry[] = [];

/** The arrays of the last search, by how many nodes there are. */
let scratch = { best: new Uint8Array(0), before: new Int16Array(0), known: new Uint8Array(0) };

function scratchOf(nodes: number): typeof scratch {
  if (scratch.best.length !== nodes)
    scratch = {
      best: new Uint8Array(nodes),
      before: new Int16Array(nodes),
      known: new Uint8Array(nodes),
    };
  scratch.best.fill(UNREACHED);
  scratch.known.fill(0);
  return scratch;
}

/** Returns the water that holds a unit up in a hex when it comes there (8.1, 25.5), cavalry where the trench is filled in, too (8.4); null for none. */
export function waterAt(
  G: G,
  { kind }: Unit,
  { ford, trench }: Ground,
  { forts }: Hindrance,
  hex: number,
): 'river' | 'trench' | null {
  if (ford[hex] && !forts[hex]) return 'river';
  if (!trench[hex]) return null;
  return kind === 'cavalry' || !G.filled.includes(boxOf(G).hexes[hex].id) ? 'trench' : null;
}

class Search implements Found {
  readonly best: Uint8Array;
  readonly before: Int16Array;
  readonly places: number[] = [];
  readonly exits: number[] = [];
  readonly all = new Map<number, number[]>();
  readonly passed = new Set<number>();
  entries: readonly Entry[] = NONE;
  origin = NOWHERE;
  readonly #ground: Ground;
  readonly #layer: number;
  readonly #closed: (hex: number) => boolean;
  readonly #limit: number;
  readonly #waters: number;
  readonly #beganInTown: boolean;
  readonly #mayLeaveTown: boolean;
  readonly #appeared: Readonly<Record<string, number>>;
  readonly #queue: number[][] = [];
  /** The places that have been found, and the one where the unit is. */
  readonly #known: Uint8Array;
  readonly #notesAll: boolean;

  constructor(
    private readonly G: G,
    private readonly box: Box,
    private readonly unit: Unit,
    private readonly hindrance: Hindrance,
    private readonly start: Start,
  ) {
    this.#ground = groundOf(box);
    this.#layer = this.#ground.count + 1;
    this.#closed = closedTo(G, unit);
    this.#limit = allowanceOf(G, unit.id);
    const began = start.began === null ? undefined : box.hex[start.began]?.number;
    this.#waters = began === undefined ? 0 : this.#ground.waters[began];
    this.#beganInTown = start.began === TOWN || (began !== undefined && this.#ground.town[began] === 1);
    this.#mayLeaveTown = unit.force !== 'besieged' || mayLeaveTown(G);
    this.#appeared = findFrame(G, 'movement')?.appeared ?? {};
    const { best, before, known } = scratchOf(this.#layer * 2);
    this.best = best;
    this.before = before;
    this.#known = known;
    this.#notesAll = start.all === true;
  }

  run(): this {
    const { spent, enough = Number.POSITIVE_INFINITY } = this.start;
    this.#begin();
    for (let cost = spent; cost <= this.#limit; cost++) {
      const queue = this.#queue[cost];
      if (queue === undefined) continue;
      for (let index = 0; index < queue.length; index++) {
        if (this.places.length >= enough) return this;
        if (this.best[queue[index]] === cost) this.#goOn(queue[index], cost);
      }
    }
    return this;
  }

  #begin(): void {
    const { from, spent } = this.start;
    const { count, waters, town } = this.#ground;
    if (from === OFF) {
      this.entries = entriesFor(this.G, this.unit.id, { appeared: this.#appeared });
      for (const { hex, cost } of this.entries)
        this.#enter(this.#layer + this.box.hex[hex].number, spent + cost, NOWHERE);
      return;
    }
    const place = from === TOWN ? count : this.box.hex[from].number;
    const isTown = place === count || town[place] > 0;
    const stays = isTown ? this.#beganInTown : (waters[place] & this.#waters) !== 0;
    this.origin = stays ? place : this.#layer + place;
    this.#known[place] = 1;
    this.#enter(this.origin, spent, NOWHERE);
  }

  #enter(node: number, cost: number, before: number): void {
    if (cost > this.#limit || cost >= this.best[node]) {
      if (this.#notesAll && cost === this.best[node]) this.all.get(node)?.push(before);
      return;
    }
    this.best[node] = cost;
    this.before[node] = before;
    if (this.#notesAll) this.all.set(node, [before]);
    const queue = this.#queue[cost];
    if (queue === undefined) this.#queue[cost] = [node];
    else queue.push(node);
  }

  #goOn(node: number, cost: number): void {
    if (this.#notesAll) this.passed.add(node);
    const { count, town } = this.#ground;
    const hasLeft = node >= this.#layer;
    const place = hasLeft ? node - this.#layer : node;
    if (!this.#known[place]) this.places.push(place);
    this.#known[place] = 1;
    if (place === count) this.#appear(node, cost, hasLeft);
    else if (town[place]) this.#leaveWall(node, place, cost, hasLeft);
    else this.#march(node, place, cost, hasLeft);
  }

  /** From within the town onto the walls (9.3). */
  #appear(node: number, cost: number, hasLeft: boolean): void {
    for (const wall of this.#ground.walls) {
      if (!this.#isOpen(wall)) continue;
      const exit = wallExitCost(this.#appeared[this.box.hexes[wall].id] ?? 0);
      this.#enter(hasLeft ? this.#layer + wall : wall, cost + exit, node);
    }
  }

  /** From the walls into the town, or out where the unit has not come in during this turn (9.4). */
  #leaveWall(node: number, place: number, cost: number, hasLeft: boolean): void {
    const { count, neighbours, town } = this.#ground;
    this.#enter(hasLeft ? this.#layer + count : count, cost, node);
    if (hasLeft || !this.#mayLeaveTown) return;
    for (let side = 0; side < SIDES_OF_A_HEX; side++) {
      const next = neighbours[place * SIDES_OF_A_HEX + side];
      if (next === OFF_BOARD || town[next] || !this.#isOpen(next)) continue;
      this.#enter(this.#layer + next, cost + HEX, node);
    }
  }

  #march(node: number, place: number, cost: number, hasLeft: boolean): void {
    const { neighbours, along, waters } = this.#ground;
    const { controlled } = this.hindrance;
    const isControlled = controlled[place] > 0 && this.start.relaxed !== 'control';
    if (isControlled && (node !== this.origin || this.start.spent > 0)) return;
    const isHeld = hasLeft && this.#holds(place);
    if (cost + HALVES <= this.#limit && !isHeld && this.box.hexes[place].edge) this.exits.push(place);
    for (let side = 0; side < SIDES_OF_A_HEX; side++) {
      const hexside = place * SIDES_OF_A_HEX + side;
      const next = neighbours[hexside];
      if (next === OFF_BOARD || (isHeld && !along[hexside])) continue;
      const stays = !hasLeft && along[hexside] && (waters[next] & this.#waters) !== 0;
      const to = stays ? next : this.#layer + next;
      const sum = cost + (this.#isLinked(hexside, place, next) ? RAMPART : HEX);
      if (sum > this.best[to] || (isControlled && controlled[next]) || !this.#isOpen(next)) continue;
      this.#enter(to, sum, node);
    }
  }

  /** Says whether a rampart or a fort of its own joins two hexes (7.1, 24.8). */
  #isLinked(hexside: number, place: number, next: number): boolean {
    const { rampart, ramparts } = this.#ground;
    const { forts } = this.hindrance;
    if (rampart[hexside]) return true;
    return forts[place] > 0 ? ramparts[next] + forts[next] > 0 : forts[next] > 0 && ramparts[place] > 0;
  }

  #isOpen(hex: number): boolean {
    return !this.hindrance.enemies[hex] && !this.#closed(hex);
  }

  #holds(hex: number): boolean {
    return (
      this.start.relaxed !== 'water' && waterAt(this.G, this.unit, this.#ground, this.hindrance, hex) !== null
    );
  }
}
