/* How a fault of a set of components is told. */

/** Tells of a fault: where it is, and what is wrong. */
export type Tell = (where: string, what: string) => void;

/** Looks for faults of a set and tells of each. */
export type Check<Set> = (set: Set, tell: Tell) => void;

/** Returns what checks find wrong with a set, each time with the place it is about; nothing where all is well. */
export function faultsFoundBy<Set>(checks: readonly Check<Set>[], set: Set): string[] {
  const faults: string[] = [];
  for (const check of checks) check(set, (where, what) => faults.push(`${where}: ${what}`));
  return faults;
}

/** Returns where an item of a list is, with its id. */
export function at(list: string, index: number, id: string): string {
  return `${list}[${index}] (${id})`;
}
