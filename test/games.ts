import { CaesarsGallicWar, JuliusCaesar, rulebooks } from '../games';
import { rulebook as caesarsGallicWar } from '../games/caesars-gallic-war';
import { rulebook as juliusCaesar } from '../games/julius-caesar';
import { caesarsGallicWarInvariant, juliusCaesarInvariant } from './tools/invariants';
import { subject } from './tools/subject';

/** The games under test. A new game joins the battery, the fuzzer and the benches by its line here. */
export const subjects = [
  subject(JuliusCaesar, juliusCaesar, juliusCaesarInvariant),
  subject(CaesarsGallicWar, caesarsGallicWar, caesarsGallicWarInvariant),
];

/** The ids of all rulebooks of the package; the battery checks that none is left out above. */
export const ids = Object.keys(rulebooks);
