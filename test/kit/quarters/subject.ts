import { subjectOf } from '../../tools/subject';
import { Quarters } from './index';
import { quartersInvariant } from './invariant';
import { SITES } from './state';

/** The small game of four sides by which the kit is tested, as the tests of all games look at it. */
export const subject = subjectOf(Quarters, { invariant: quartersInvariant, places: SITES });
