import type { GameRules } from '../games';
import type { BoardModule } from '../table/board';

/** What a table needs of a game: its rules and its board. */
export interface GameParts {
  rules: GameRules;
  board: BoardModule;
  /** Loads all of the rules, where a table of a match kept elsewhere does with fewer. */
  whole?: () => Promise<GameRules>;
}

/** What each game's folder here hands out, in one download. A table gives its board the state of the game of the same name, and no other. */
interface Parts extends GameRules, Pick<GameParts, 'board' | 'whole'> {}

/** Loads each game by itself; see gamesOfList in plugins.ts. */
const loaders = import.meta.glob<Parts>('./*/index.ts');

/** Loads what a table needs of a game. Rejects for an unknown game. */
export async function loadGame(id: string): Promise<GameParts> {
  const load = loaders[`./${id}/index.ts`];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  const { game, rulebook, board, whole } = await load();
  return { rules: { game, rulebook }, board, whole };
}

/** Loads what a game on this device needs, where all of its rules are played. Rejects for an unknown game. */
export async function loadWholeGame(id: string): Promise<GameParts> {
  const { whole, ...parts } = await loadGame(id);
  return whole === undefined ? parts : { ...parts, rules: await whole() };
}
