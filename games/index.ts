import { JuliusCaesar, rulebook as juliusCaesar } from './julius-caesar';

export { JuliusCaesar };

/** Every boardgame.io `Game` of the package. */
export const games = [JuliusCaesar];

/** Every rulebook by game id. */
export const rulebooks = { [juliusCaesar.id]: juliusCaesar };
