import { CaesarsGallicWar } from '../../games/caesars-gallic-war';
import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { subjectOf } from '../tools/subject';
import { caesarsGallicWarInvariant } from './invariant';

/** Caesar's Gallic War, as the tests of all games look at it. */
export const subject = subjectOf(CaesarsGallicWar, {
  invariant: caesarsGallicWarInvariant,
  places: [...AREA_IDS, OFF_MAP],
  seatsMayChange: true,
});
