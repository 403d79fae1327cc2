/* Who stands where and what he controls. */
import { boxOf, type Unit } from './components/box';
import type { Cause } from './components/components';
import { type Field, fieldOf, noteChange, put } from './fast/field';
import { type G, TOWN } from './state';

export { type Field, fieldOf, put };

const NOBODY: readonly Unit[] = [];

/** Disrupts units (21.1); who is disrupted stays so (21.6). */
export function disrupt(G: G, units: readonly string[]): void {
  G.disrupted = [...new Set([...G.disrupted, ...units])];
  noteChange(G, units);
}

/** Takes units off the list of those that are disrupted. */
export function disruptedNoMore(G: G, units: readonly string[]): void {
  G.disrupted = G.disrupted.filter((id) => !units.includes(id));
  noteChange(G, units);
}

/** Turns all disrupted units face up (21.4). */
export function rally(G: G): void {
  const rallied = G.disrupted;
  G.disrupted = [];
  noteChange(G, rallied);
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

/** Returns the combat factors of the units among some counters. */
export function strengthOf(counters: readonly Unit[]): number {
  return counters.reduce((sum, counter) => sum + (isUnit(counter) ? counter.combat : 0), 0);
}

/** Says whether a hex is in a zone of control of a cause (6.1), whatever friends or rivers are there (6.5). */
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
