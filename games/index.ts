/* The one list of games: tests, tools, pages and server follow from it, each with what lies in the folders of a game's id. */
import { Alesia, rulebook as alesia } from './alesia';
import { CaesarRomeVsGaul, rulebook as caesarRomeVsGaul } from './caesar-rome-vs-gaul';
import { CaesarsGallicWar, rulebook as caesarsGallicWar } from './caesars-gallic-war';
import { FallingSky, rulebook as fallingSky } from './falling-sky';
import { JuliusCaesar, rulebook as juliusCaesar } from './julius-caesar';
import type { AnyGame } from './kit/game';

export { Alesia, CaesarRomeVsGaul, CaesarsGallicWar, FallingSky, JuliusCaesar };

/** Every boardgame.io `Game` of the package, in the order in which the lobby shows them. */
export const games: AnyGame[] = [JuliusCaesar, CaesarsGallicWar, FallingSky, CaesarRomeVsGaul, Alesia];

/** Every rulebook by game id, in the same order. */
export const rulebooks = {
  'julius-caesar': juliusCaesar,
  'caesars-gallic-war': caesarsGallicWar,
  'falling-sky': fallingSky,
  'caesar-rome-vs-gaul': caesarRomeVsGaul,
  alesia,
};
