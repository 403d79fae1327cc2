/* What may come of something, each with its chance. */

/** Something that may come to be, and how likely it is, from 0 to 1. */
export interface Chance<T> {
  readonly value: T;
  readonly chance: number;
}

/** Returns what comes of each of some things: `then` says what comes of one, and those with the same key count as one. */
export function spread<T>(
  from: readonly Chance<T>[],
  then: (value: T) => readonly Chance<T>[],
  keyOf: (value: T) => string,
): Chance<T>[] {
  const found = new Map<string, Chance<T>>();
  for (const { value, chance } of from) {
    for (const later of then(value)) {
      const key = keyOf(later.value);
      const before = found.get(key)?.chance ?? 0;
      found.set(key, { value: found.get(key)?.value ?? later.value, chance: before + chance * later.chance });
    }
  }
  return [...found.values()];
}

/** Returns the mean of a number. */
export function meanOf<T>(cases: readonly Chance<T>[], numberOf: (value: T) => number): number {
  return cases.reduce((sum, { value, chance }) => sum + chance * numberOf(value), 0);
}

/** Returns the greatest that a number can be; 0 where there is nothing. */
export function greatestOf<T>(cases: readonly Chance<T>[], numberOf: (value: T) => number): number {
  return Math.max(0, ...cases.map(({ value }) => numberOf(value)));
}
