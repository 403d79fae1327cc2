import type { CatalogueEntry } from './entry';

/** Written into the bundle from the rulebooks when the app is built, so that the lobby loads no rules. */
declare const CATALOGUE: readonly CatalogueEntry[];

/** The games of the package, in the order in which the lobby shows them. */
export const catalogue: readonly CatalogueEntry[] = CATALOGUE;

/** Returns a game of the catalogue, or undefined if there is none of that id. */
export function entryOf(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}
