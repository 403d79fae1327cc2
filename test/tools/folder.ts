import { existsSync } from 'node:fs';

/** Returns the folder of a game's tests; that of the small game of the kit holds its rules, too. Throws for a game without tests. */
export function testFolderOf(game: string): string {
  const found = [`test/${game}`, `test/kit/${game}`].find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${game} has no folder of tests`);
  return found;
}
