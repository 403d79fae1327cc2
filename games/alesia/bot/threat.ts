/* Where the Romans can come in their next movement: where Vercingetorix must not be found (26.2). */
import { onceEach } from '../../kit/once';
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { exertsControl, type Field, fieldOf, isUnit } from '../field';
import { HALVES, HEX, RAMPART } from '../movement/costs';
import { type Ground, groundOf, hexesWithin, SIDES_OF_A_HEX } from '../movement/ground';
import type { G } from '../state';

/**
 * Returns for each hex over 0 where some Roman unit or leader can be after the next Roman movement, as the Gauls stand now (5 to 8, 22.1). Those next to Romans
 * may go on, fall back or be lost when they fight, so that they bar nobody.
 */
export function romanReach(G: G): Uint8Array {
  return reachIn(fieldOf(G), G);
}

const reachIn = onceEach((field: Field, G: G) => reckon(G, field, field.controlled.gallic));

/** Returns the same as {@link romanReach} if those Gauls who are next to Romans stop nobody either (6.2). */
export function romanReachAtWorst(G: G): Uint8Array {
  return worstReachIn(fieldOf(G), G);
}

const worstReachIn = onceEach((field: Field, G: G) => reckon(G, field, controlledAtWorst(G, field)));

/** Returns what Gauls control who are next to no Romans. */
function controlledAtWorst(G: G, { stacks, controlled }: Field): Uint8Array {
  const ground = groundOf(boxOf(G));
  const kept = new Uint8Array(ground.count);
  stacks.forEach((stack, number) => {
    if (stack?.[0].side !== 'gallic' || isEngaged(ground, stacks, number)) return;
    if (!stack.some((unit) => exertsControl(G, unit))) return;
    for (const near of hexesWithin(ground, number, 1)) kept[near] = controlled.gallic[near];
  });
  return kept;
}

/** Says whether Romans are next to a hex, be it in a fort. */
function isEngaged({ neighbours }: Ground, stacks: Field['stacks'], number: number): boolean {
  for (let side = number * SIDES_OF_A_HEX; side < (number + 1) * SIDES_OF_A_HEX; side++)
    if (stacks[neighbours[side]]?.some((unit) => unit.side === 'roman' && isUnit(unit)) === true) return true;
  return false;
}

/** Units that go by the same rules. */
interface Kind {
  units: Unit[];
  closed: Readonly<Uint8Array>;
  /** Whether rivers and the trench hold them up: those who begin their turn there may cross them (8.2). */
  isHeldUp: boolean;
}

/** Cavalry goes where no works are, all others everywhere but into the town (9.1, 22.1). */
function reckon(G: G, field: Field, stops: Readonly<Uint8Array>): Uint8Array {
  const ground = groundOf(boxOf(G));
  const { town, works } = ground;
  const barred = town.map((each, hex) => each | works[hex]);
  const kinds: Kind[] = [barred, town].flatMap((closed) => [
    { units: [], closed, isHeldUp: true },
    { units: [], closed, isHeldUp: false },
  ]);
  field.stacks.forEach((stack, number) => {
    for (const unit of stack ?? [])
      if (unit.side === 'roman' && unit.kind !== 'fort')
        kinds[(unit.kind === 'cavalry' ? 0 : 2) + Number(holdsUp(ground, number))].units.push(unit);
  });
  const reach = new Uint8Array(ground.count);
  for (const kind of kinds) sweep(G, field, kind, stops, reach);
  return reach;
}

/** Notes where any of some units can be: all at once, the one with most movement left first. */
function sweep(
  G: G,
  { stacks }: Field,
  { units, closed, isHeldUp }: Kind,
  stops: Readonly<Uint8Array>,
  reach: Uint8Array,
): void {
  if (units.length === 0) return;
  const { hex } = boxOf(G);
  const ground = groundOf(boxOf(G));
  const { neighbours, rampart, ramparts, along } = ground;
  const hasFort = (at: number) => stacks[at]?.some(({ kind }) => kind === 'fort') === true;
  const isRoad = (at: number) => ramparts[at] > 0 || hasFort(at);
  const left = new Int8Array(ground.count).fill(-1);
  const buckets: number[][] = [];
  const enter = (from: number, halves: number, isHeld: boolean) => {
    for (let side = from * SIDES_OF_A_HEX; side < (from + 1) * SIDES_OF_A_HEX; side++) {
      const next = neighbours[side];
      if (next === OFF_BOARD || closed[next] || (isHeld && !along[side])) continue;
      if (stacks[next]?.[0].side === 'gallic' && !isEngaged(ground, stacks, next)) continue;
      const isLinked = rampart[side] > 0 || (hasFort(from) ? isRoad(next) : hasFort(next) && isRoad(from));
      const rest = halves - (isLinked ? RAMPART : HEX);
      if (rest < 0 || rest <= left[next]) continue;
      left[next] = rest;
      reach[next] = 1;
      if (buckets[rest] === undefined) buckets[rest] = [];
      buckets[rest].push(next);
    }
  };
  for (const { id, movement } of units) {
    const { number } = hex[G.at[id]];
    reach[number] = 1;
    enter(number, HALVES * movement, false);
  }
  for (let halves = buckets.length - 1; halves > 0; halves--) {
    for (const at of buckets[halves] ?? []) {
      if (left[at] !== halves || stops[at] > 0) continue;
      enter(at, halves, isHeldUp && holdsUp(ground, at) && !hasFort(at));
    }
  }
}

/** Says whether a river or the trench holds up who comes to a hex (8.1). */
function holdsUp({ ford, trench }: Ground, hex: number): boolean {
  return ford[hex] > 0 || trench[hex] > 0;
}

/** Returns the hex where Vercingetorix is, outside the town; undefined where the Romans cannot catch him. */
export function preyOf(G: G): Hex | undefined {
  const { hex, leaders } = boxOf(G);
  const [leader] = leaders.gallic;
  const at = leader === undefined ? undefined : hex[G.at[leader.id]];
  return at?.terrain === 'town' ? undefined : at;
}

/** Returns on how many hexes, his own and those next to it, Romans could stand who can come where `reach` says. */
export function dangerAt(G: G, reach: Uint8Array, hex: number): number {
  let danger = reach[hex];
  for (const neighbour of boxOf(G).hexes[hex].neighbours)
    if (neighbour !== OFF_BOARD) danger += reach[neighbour];
  return danger;
}
