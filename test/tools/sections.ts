import { existsSync, readFileSync } from 'node:fs';
import { testFolderOf } from './folder';

/**
 * Returns every numbered section of a rulebook, in the order of the book, as `sections.json` beside the tests of the game lists
 * them. Throws for a game without such a list, or with one that holds something else.
 */
export function sectionsOf(game: string): readonly string[] {
  const file = `${testFolderOf(game)}/sections.json`;
  if (!existsSync(file)) throw new Error(`there is no ${file} that lists the sections of the rulebook`);
  const listed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(listed) || !listed.every(isSection))
    throw new Error(`${file} is no list of sections such as "6.13"`);
  return listed;
}

function isSection(value: unknown): value is string {
  return typeof value === 'string' && /^\d+(\.\d+)*$/.test(value);
}
