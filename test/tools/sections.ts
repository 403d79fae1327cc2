import numbers from '../rules/sections.json';

/** Returns every numbered section of a rulebook, in the order of the book. Throws for an unknown game. */
export function sectionsOf(game: string): readonly string[] {
  const found = Object.entries(numbers).find(([id]) => id === game);
  if (found === undefined) throw new Error(`test/rules/sections.json does not list ${game}`);
  return found[1];
}
