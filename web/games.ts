import type { AnyGame } from '../games/kit/game';
import type { Rulebook } from '../games/kit/rulebook';

/** The rules of a game: what boardgame.io runs, and what the table asks for prompts and legal moves. */
export interface GameRules {
  game: AnyGame;
  rulebook: Rulebook;
}

const loaders: Record<string, () => Promise<GameRules>> = {
  'julius-caesar': async () => {
    const { JuliusCaesar, rulebook } = await import('../games/julius-caesar/index');
    return { game: JuliusCaesar, rulebook };
  },
  'caesars-gallic-war': async () => {
    const { CaesarsGallicWar, rulebook } = await import('../games/caesars-gallic-war/index');
    return { game: CaesarsGallicWar, rulebook };
  },
  'falling-sky': async () => {
    const { FallingSky, rulebook } = await import('../games/falling-sky/index');
    return { game: FallingSky, rulebook };
  },
  'caesar-rome-vs-gaul': async () => {
    const { CaesarRomeVsGaul, rulebook } = await import('../games/caesar-rome-vs-gaul/index');
    return { game: CaesarRomeVsGaul, rulebook };
  },
  alesia: async () => {
    const { Alesia, rulebook } = await import('../games/alesia/index');
    return { game: Alesia, rulebook };
  },
};

/** Loads the rules of a game, which the lobby does without. Rejects for an unknown game. */
export function loadRules(game: string): Promise<GameRules> {
  const load = loaders[game];
  return load === undefined ? Promise.reject(new Error(`there is no game ${game}`)) : load();
}
