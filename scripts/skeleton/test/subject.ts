import { subjectOf } from '../../../test/tools/subject';
import { ThreeHills } from '../game';
import { PLACES } from '../game/components/map';
import { threeHillsInvariant } from './invariant';

/** Three Hills, as the tests of all games look at it. */
export const subject = subjectOf(ThreeHills, { invariant: threeHillsInvariant, places: PLACES });
