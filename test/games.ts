import { JuliusCaesar, rulebooks } from '../games';
import { rulebook as juliusCaesar } from '../games/julius-caesar';
import { juliusCaesarInvariant } from './tools/invariants';
import { subject } from './tools/subject';

/** The games under test. A new game joins the battery, the fuzzer and the benches by its line here. */
export const subjects = [subject(JuliusCaesar, juliusCaesar, juliusCaesarInvariant)];

/** The ids of all rulebooks of the package; the battery checks that none is left out above. */
export const ids = Object.keys(rulebooks);
