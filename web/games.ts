import type { AnyGame } from '../games/kit/game';
import type { Rulebook } from '../games/kit/rulebook';

/** The rules of a game: what boardgame.io runs, and what the table asks for prompts and legal moves. */
export interface GameRules {
  game: AnyGame;
  rulebook: Rulebook;
}

/** Loads each game by itself; see gamesOfList in plugins.ts. */
const loaders = import.meta.glob<GameRules>('../games/*/index.ts');

/** Loads the rules of a game, which the lobby does without. Rejects for an unknown game. */
export async function loadRules(id: string): Promise<GameRules> {
  const load = loaders[`../games/${id}/index.ts`];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  const { game, rulebook } = await load();
  return { game, rulebook };
}
