import type { Stacked } from '../../games/kit/frame';
import type { BoardModule } from '../table/board';

/** The board of every game that has one of its own, loaded when the game is. */
const boards: Record<string, () => Promise<BoardModule>> = {
  'julius-caesar': async () => forAnyState((await import('./julius-caesar/index')).board),
  'caesars-gallic-war': async () => forAnyState((await import('./caesars-gallic-war/index')).board),
  'falling-sky': async () => forAnyState((await import('./falling-sky/index')).board),
};

/** Loads the board of a game; undefined if it has none of its own. */
export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  return boards[game]?.();
}

/** A table knows no game's state; it gives each board the state of the game of the same name, and no other. */
function forAnyState<G extends Stacked>(board: BoardModule<G>): BoardModule {
  return board as unknown as BoardModule;
}
