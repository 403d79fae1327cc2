import { loadBoard } from '../boards/index';
import { type GameRules, loadRules } from '../games';
import type { BoardModule } from '../table/board';
import { plainBoard } from '../table/plainBoard';

/** What a table needs of a game. */
export interface GameParts {
  rules: GameRules;
  board: BoardModule;
}

/** Loads the rules and the board of a game; a board that cannot be loaded is replaced by a plain one. */
export async function loadGame(game: string): Promise<GameParts> {
  const [rules, board] = await Promise.all([loadRules(game), loadBoard(game).catch(() => undefined)]);
  return { rules, board: board ?? plainBoard };
}
