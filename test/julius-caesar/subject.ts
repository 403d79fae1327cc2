import { JuliusCaesar } from '../../games/julius-caesar';
import { PLACE_IDS } from '../../games/julius-caesar/components/map';
import { subjectOf } from '../tools/subject';
import { juliusCaesarInvariant } from './invariant';

/** Julius Caesar, as the tests of all games look at it. */
export const subject = subjectOf(JuliusCaesar, { invariant: juliusCaesarInvariant, places: PLACE_IDS });
