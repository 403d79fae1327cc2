/* Counters that a player sees without their faces (25.7): that something stands in a hex, and whose it is. */
import type { Cause } from './components';
import type { Unit } from './unit';

const MARK = '?';

/** Returns the id by which a counter is known whose face is hidden: one of those in a hex. */
export function facelessId(side: Cause, hex: string, number: number): string {
  return `${MARK}${side} ${hex} ${number}`;
}

/** Says whether an id is of a faceless counter. */
export function isFaceless(id: string): boolean {
  return id.startsWith(MARK);
}

/** Returns counters by id, with whatever faceless ones are asked for. */
export function withFaceless(units: Record<string, Unit>): Readonly<Record<string, Unit>> {
  const faceless = new Proxy<Record<string, Unit>>(
    {},
    { get: (_none, id) => (typeof id === 'string' && isFaceless(id) ? facelessUnit(id) : undefined) },
  );
  return Object.setPrototypeOf(units, faceless);
}

function facelessUnit(id: string): Unit {
  const isRoman = id.startsWith(`${MARK}roman`);
  return {
    id,
    name: isRoman ? 'A Roman unit' : 'A Gallic unit',
    side: isRoman ? 'roman' : 'gallic',
    kind: isRoman ? 'cohort' : 'infantry',
    combat: 0,
    movement: 0,
    force: null,
  };
}
