import { CaesarsGallicWar, rulebook as caesarsGallicWar } from './caesars-gallic-war';
import { JuliusCaesar, rulebook as juliusCaesar } from './julius-caesar';

export { CaesarsGallicWar, JuliusCaesar };

/** Every boardgame.io `Game` of the package. */
export const games = [JuliusCaesar, CaesarsGallicWar];

/** Every rulebook by game id. */
export const rulebooks = { [juliusCaesar.id]: juliusCaesar, [caesarsGallicWar.id]: caesarsGallicWar };
