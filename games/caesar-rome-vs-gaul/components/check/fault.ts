/* How a fault of a set of components is told. */

/** Tells of a fault: where it is, and what is wrong. */
export type Tell = (where: string, what: string) => void;

/** Returns where an item of a list is, with its id. */
export function at(list: string, index: number, id: string): string {
  return `${list}[${index}] (${id})`;
}

/** Says whether a space is a Town for every rule. */
export function isTown(kind: string | undefined): boolean {
  return kind === 'town' || kind === 'vp';
}
