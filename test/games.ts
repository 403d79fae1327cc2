import { CaesarsGallicWar, JuliusCaesar, rulebooks } from '../games';
import { AREA_IDS, OFF_MAP } from '../games/caesars-gallic-war/components/areas';
import { PLACE_IDS } from '../games/julius-caesar/components/map';
import { alesia } from './alesia/subject';
import { caesarRomeVsGaul } from './caesar-rome-vs-gaul/subject';
import { fallingSky } from './falling-sky/subject';
import { Quarters } from './kit/quarters';
import { quartersInvariant } from './kit/quarters/invariant';
import { SITES } from './kit/quarters/state';
import { caesarsGallicWarInvariant, juliusCaesarInvariant } from './tools/invariants';
import { subject } from './tools/subject';

export const juliusCaesar = subject(JuliusCaesar, { invariant: juliusCaesarInvariant, places: PLACE_IDS });

export const caesarsGallicWar = subject(CaesarsGallicWar, {
  invariant: caesarsGallicWarInvariant,
  places: [...AREA_IDS, OFF_MAP],
  seatsMayChange: true,
});

export { alesia, caesarRomeVsGaul, fallingSky };

/** The small game of four sides by which the kit is tested. */
export const quarters = subject(Quarters, { invariant: quartersInvariant, places: SITES });

/** The games of the package. A new game joins the fuzzer, the benches and the tests of all games by its line here, and .ci/run by its name there. */
export const subjects = [juliusCaesar, caesarsGallicWar, fallingSky, caesarRomeVsGaul, alesia];

/** The games of the package and the small one; each has a file in test/battery. */
export const allSubjects = [...subjects, quarters];

/** The ids of all rulebooks of the package; a test checks that none is left out above. */
export const ids = Object.keys(rulebooks);
