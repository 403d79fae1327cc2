/* Who stands where and what he controls, reckoned once for all that asks between two changes. */
import { type Box, boxOf, type Unit } from './components/box';
import type { Cause } from './components/components';
import { isFaceless } from './components/faceless';
import { OFF_BOARD } from './components/hex';
import { type G, TOWN } from './state';

/** The field of battle as it stands. Hexes go by their numbers. */
export interface Field {
  /** The counters in each hex in the order of the components: units, leaders, a fort; undefined where there are none. */
  stacks: readonly (readonly Unit[] | undefined)[];
  /** Which hexes are in the zones of control of each cause (6.1): over 0 for yes. */
  controlled: Readonly<Record<Cause, Uint8Array>>;
}

const fields = new WeakMap<G['at'], Field>();
const NOBODY: readonly Unit[] = [];

/** Returns the field as it stands. */
export function fieldOf(G: G): Field {
  const known = fields.get(G.at);
  if (known !== undefined) return known;
  const field = reckon(boxOf(G), G);
  fields.set(G.at, field);
  return field;
}

/** Puts a counter somewhere: a hex, the town, off the board, out of the game. What was known of the field is forgotten. */
export function put(G: G, unit: string, place: string): void {
  G.at[unit] = place;
  fields.delete(G.at);
}

/** Disrupts units (21.1); who is disrupted stays so (21.6). */
export function disrupt(G: G, units: readonly string[]): void {
  G.disrupted = [...new Set([...G.disrupted, ...units])];
  fields.delete(G.at);
}

/** Takes units off the list of those that are disrupted. */
export function disruptedNoMore(G: G, units: readonly string[]): void {
  G.disrupted = G.disrupted.filter((id) => !units.includes(id));
  fields.delete(G.at);
}

/** Turns all disrupted units face up (21.4). */
export function rally(G: G): void {
  G.disrupted = [];
  fields.delete(G.at);
}

/** Returns the counters in a hex: units, leaders and a fort. */
export function countersIn(G: G, hex: string): readonly Unit[] {
  return fieldOf(G).stacks[boxOf(G).hex[hex].number] ?? NOBODY;
}

/** Returns the units of a hex, which count for stacking, disrupted or not (21.3): neither leaders nor forts (10.4). */
export function unitsIn(G: G, hex: string): Unit[] {
  return countersIn(G, hex).filter(isUnit);
}

/** Says whether a counter is a unit: no leader and no fort. */
export function isUnit({ kind }: Unit): boolean {
  return kind !== 'leader' && kind !== 'fort';
}

/** Says whether a hex is in a zone of control of a cause. */
export function isControlled(G: G, cause: Cause, hex: string): boolean {
  return fieldOf(G).controlled[cause][boxOf(G).hex[hex].number] > 0;
}

/** Says whether a fort stands in a hex. */
export function hasFort(G: G, hex: string): boolean {
  return countersIn(G, hex).some(({ kind }) => kind === 'fort');
}

/** Says whether a place is the town or one of its hexes (9.1). */
export function isOfTown(G: G, place: string): boolean {
  return place === TOWN || boxOf(G).hex[place]?.terrain === 'town';
}

/** Says whether a unit has a zone of control (6.1): no leader, no fort, nobody in the town, in a fort (24.7, 24.71) or disrupted (6.6, 21.2). */
export function exertsControl(G: G, { id, kind }: Unit): boolean {
  const hex = boxOf(G).hex[G.at[id]];
  if (hex === undefined || hex.terrain === 'town' || kind === 'leader' || kind === 'fort') return false;
  return !G.disrupted.includes(id) && !hasFort(G, hex.id);
}

/** Neither rivers nor friends in a hex keep a zone of control from it (6.5), but the town and forts do (9.1, 24.7). */
function reckon(box: Box, { at, disrupted, variants }: G): Field {
  const count = box.hexes.length;
  const stacks: (Unit[] | undefined)[] = new Array(count).fill(undefined);
  const occupied: number[] = [];
  const forts = new Set<number>();
  const stand = (unit: Unit) => {
    const hex = box.hex[at[unit.id]];
    if (hex === undefined) return;
    const { number } = hex;
    const stack = stacks[number];
    if (stack === undefined) {
      stacks[number] = [unit];
      occupied.push(number);
    } else stack.push(unit);
    if (unit.kind === 'fort') forts.add(number);
  };
  for (const unit of box.units) stand(unit);
  if (variants.hiddenStacks) for (const id in at) if (isFaceless(id)) stand(box.unit[id]);
  const controlled = { roman: new Uint8Array(count), gallic: new Uint8Array(count) };
  for (const number of occupied) {
    const { terrain, neighbours } = box.hexes[number];
    const holder = stacks[number]?.find(({ id, kind }) => kind !== 'leader' && !disrupted.includes(id));
    if (holder === undefined || terrain === 'town' || forts.has(number)) continue;
    for (const neighbour of neighbours) {
      if (neighbour === OFF_BOARD || box.hexes[neighbour].terrain === 'town' || forts.has(neighbour))
        continue;
      controlled[holder.side][neighbour] = 1;
    }
  }
  return { stacks, controlled };
}
