/* The borders between areas (2.1, 5.2.1 E). */
import type { Link } from '../../kit/graph';
import { type AreaId, GERMAN_HOME, type Place, type Source } from './areas';

/** A black border lets six units cross, a blue one two (5.2.1 E). */
export type BorderKind = 'black' | 'blue';

/** A border: its kind, where we know of it and of its kind from, and the river or range it follows. */
export interface Border extends Link<AreaId, BorderKind> {
  /** Where it is known from. */
  source: Source;
  /** Where its kind is known from. */
  kindSource: Source;
  /** The river or range that it follows; null for none. */
  feature: string | null;
}

/** How many of a player's units may cross a border of each kind (5.2.1 E). */
const LIMITS: Record<BorderKind, number> = { black: 6, blue: 2 };

/** Returns how many of a player's units may cross a border of this kind (5.2.1 E). */
export function borderLimit(kind: BorderKind): number {
  return LIMITS[kind];
}

/** Says whether two areas lie on opposite banks of the Rhine, which bounds Germania (5.2.2 B). */
export function isRhine(a: Place, b: Place): boolean {
  return a === GERMAN_HOME || b === GERMAN_HOME;
}
