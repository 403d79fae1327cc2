/*
 * The field of battle as it stands, kept from step to step: only the hexes that counters have left or come to, and those around them, are
 * reckoned anew.
 */
import { onceEach } from '../../kit/once';
import { type Box, boxOf, type Unit } from '../components/box';
import type { Cause } from '../components/components';
import { isFaceless } from '../components/faceless';
import { OFF_BOARD } from '../components/hex';
import type { G } from '../state';

/** The field of battle as it stands. Hexes go by their numbers. */
export interface Field {
  /** The counters in each hex in the order of the components: units, leaders, a fort; undefined where there are none. */
  stacks: readonly (readonly Unit[] | undefined)[];
  /** Which hexes are in the zones of control of each cause (6.1): over 0 for yes. */
  controlled: Readonly<Record<Cause, Uint8Array>>;
}

/** What is known of a field, and what has changed since. */
interface Known {
  field: Field;
  /** Which cause has a zone of control around each hex: the place of it among {@link CAUSES}, 0 for none. */
  exerted: Uint8Array;
  /** The counters that have been moved, and the hexes where something has changed. */
  moved: Set<string>;
  touched: Set<number>;
}

const CAUSES: readonly (Cause | null)[] = [null, 'roman', 'gallic'];

const fields = new WeakMap<G['at'], Known>();

/** Returns the field as it stands. It does not change: once something moves there is another one. */
export function fieldOf(G: G): Field {
  let known = fields.get(G.at);
  if (known === undefined) known = reckoned(G);
  else if (known.touched.size > 0) known = renewed(G, known);
  else return known.field;
  fields.set(G.at, known);
  return known.field;
}

/** Puts a counter somewhere: a hex, the town, off the board, out of the game. */
export function put(G: G, unit: string, place: string): void {
  const from = G.at[unit];
  G.at[unit] = place;
  const known = fields.get(G.at);
  if (known === undefined) return;
  if (isFaceless(unit)) {
    fields.delete(G.at);
    return;
  }
  known.moved.add(unit);
  touch(G, known, from);
  touch(G, known, place);
}

/** Notes that units have been disrupted, or are so no more. */
export function noteChange(G: G, units: readonly string[]): void {
  const known = fields.get(G.at);
  if (known !== undefined) for (const id of units) touch(G, known, G.at[id]);
}

function touch(G: G, { touched }: Known, place: string): void {
  const hex = boxOf(G).hex[place];
  if (hex !== undefined) touched.add(hex.number);
}

function reckoned(G: G): Known {
  const box = boxOf(G);
  const { at, variants } = G;
  const count = box.hexes.length;
  const stacks: (Unit[] | undefined)[] = new Array(count).fill(undefined);
  const occupied: number[] = [];
  const stand = (unit: Unit) => {
    const hex = box.hex[at[unit.id]];
    if (hex === undefined) return;
    const stack = stacks[hex.number];
    if (stack !== undefined) stack.push(unit);
    else {
      stacks[hex.number] = [unit];
      occupied.push(hex.number);
    }
  };
  for (const unit of box.units) stand(unit);
  if (variants.hiddenStacks) for (const id in at) if (isFaceless(id)) stand(box.unit[id]);
  const exerted = new Uint8Array(count);
  const controlled = { roman: new Uint8Array(count), gallic: new Uint8Array(count) };
  for (const hex of occupied) exerted[hex] = exertedFrom(G, box, hex, stacks[hex]);
  for (const hex of occupied) {
    const cause = CAUSES[exerted[hex]];
    if (cause === null) continue;
    for (const near of box.hexes[hex].neighbours)
      if (near !== OFF_BOARD && !isSheltered(box, near, stacks[near])) controlled[cause][near] = 1;
  }
  return { field: { stacks, controlled }, exerted, moved: new Set(), touched: new Set() };
}

function renewed(G: G, { field, exerted: before, moved, touched }: Known): Known {
  const box = boxOf(G);
  const stacks = field.stacks.slice();
  const exerted = before.slice();
  const around = new Set<number>();
  for (const hex of touched) {
    stacks[hex] = stackIn(G, box, hex, field.stacks[hex], moved);
    exerted[hex] = exertedFrom(G, box, hex, stacks[hex]);
    if (exerted[hex] !== before[hex]) for (const near of box.hexes[hex].neighbours) around.add(near);
    if (hasFort(stacks[hex]) !== hasFort(field.stacks[hex])) around.add(hex);
  }
  around.delete(OFF_BOARD);
  let { controlled } = field;
  if (around.size > 0) {
    controlled = { roman: controlled.roman.slice(), gallic: controlled.gallic.slice() };
    for (const hex of around) {
      const causes = isSheltered(box, hex, stacks[hex])
        ? []
        : box.hexes[hex].neighbours.map((near) => exerted[near]);
      controlled.roman[hex] = Number(causes.includes(CAUSES.indexOf('roman')));
      controlled.gallic[hex] = Number(causes.includes(CAUSES.indexOf('gallic')));
    }
  }
  return { field: { stacks, controlled }, exerted, moved: new Set(), touched: new Set() };
}

/** Returns the counters of a hex: those that were there and have not moved, and those that have come. */
function stackIn(
  G: G,
  box: Box,
  hex: number,
  before: readonly Unit[] | undefined,
  moved: ReadonlySet<string>,
): readonly Unit[] | undefined {
  const { id } = box.hexes[hex];
  const stack = (before ?? []).filter((unit) => !moved.has(unit.id));
  const order = orderIn(box);
  for (const unit of moved) {
    if (G.at[unit] !== id) continue;
    const place = stack.findIndex(
      (other) => (order.get(other.id) ?? box.units.length) > (order.get(unit) ?? 0),
    );
    stack.splice(place < 0 ? stack.length : place, 0, box.unit[unit]);
  }
  return stack.length === 0 ? undefined : stack;
}

/** The place of each counter among the components. */
const orderIn = onceEach(({ units }: Box) => new Map(units.map(({ id }, index) => [id, index])));

/** Returns which cause has a zone of control around a hex, as a place among {@link CAUSES} (6.1, 6.6, 9.1, 24.7). */
function exertedFrom(G: G, box: Box, hex: number, stack: readonly Unit[] | undefined): number {
  if (stack === undefined || isSheltered(box, hex, stack)) return 0;
  const holder = stack.find(({ id, kind }) => kind !== 'leader' && !G.disrupted.includes(id));
  return holder === undefined ? 0 : CAUSES.indexOf(holder.side);
}

/** Says whether no zone of control reaches into a hex nor out of it: the town's and those of forts (9.1, 24.7). */
function isSheltered({ hexes }: Box, hex: number, stack: readonly Unit[] | undefined): boolean {
  return hexes[hex].terrain === 'town' || hasFort(stack);
}

function hasFort(stack: readonly Unit[] | undefined): boolean {
  return stack?.some(({ kind }) => kind === 'fort') === true;
}
