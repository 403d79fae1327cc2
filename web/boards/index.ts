import type { Stacked } from '../../games/kit/frame';
import type { GameRules } from '../games';
import type { BoardModule } from '../table/board';

/** What a table needs of a game: its rules and its board. */
export interface GameParts {
  rules: GameRules;
  board: BoardModule;
  /** Loads all of the rules, where a table of a match kept elsewhere does with fewer. */
  whole?: () => Promise<GameRules>;
}

/** What each game's folder here hands out, in one download. */
interface Parts<G extends Stacked> extends GameRules, Pick<GameParts, 'whole'> {
  board: BoardModule<G>;
}

const loaders: Record<string, () => Promise<GameParts>> = {
  'julius-caesar': async () => partsOf(await import('./julius-caesar/index')),
  'caesars-gallic-war': async () => partsOf(await import('./caesars-gallic-war/index')),
  'falling-sky': async () => partsOf(await import('./falling-sky/index')),
  'caesar-rome-vs-gaul': async () => partsOf(await import('./caesar-rome-vs-gaul/index')),
  alesia: async () => partsOf(await import('./alesia/index')),
};

/** Loads what a table needs of a game. Rejects for an unknown game. */
export function loadGame(game: string): Promise<GameParts> {
  const load = loaders[game];
  return load === undefined ? Promise.reject(new Error(`there is no game ${game}`)) : load();
}

/** Loads what a game on this device needs, where all of its rules are played. Rejects for an unknown game. */
export async function loadWholeGame(game: string): Promise<GameParts> {
  const { whole, ...parts } = await loadGame(game);
  return whole === undefined ? parts : { ...parts, rules: await whole() };
}

function partsOf<G extends Stacked>({ game, rulebook, board, whole }: Parts<G>): GameParts {
  return { rules: { game, rulebook }, board: forAnyState(board), whole };
}

/** A table knows no game's state; it gives each board the state of the game of the same name, and no other. */
function forAnyState<G extends Stacked>(board: BoardModule<G>): BoardModule {
  return board as unknown as BoardModule;
}
