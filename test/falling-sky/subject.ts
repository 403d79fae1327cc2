import { FallingSky } from '../../games/falling-sky';
import { REGIONS } from '../../games/falling-sky/components/map';
import { subjectOf } from '../tools/subject';
import { fallingSkyInvariant } from './invariant';

/** Falling Sky, as the tests of all games look at it. */
export const subject = subjectOf(FallingSky, {
  invariant: fallingSkyInvariant,
  places: REGIONS.map(({ id }) => id),
  kinds: [
    ...['leader', 'legion', 'hidden', 'revealed', 'scouted', 'fort'],
    ...REGIONS.flatMap(({ tribes }) => tribes.flatMap(({ id }) => [`ally ${id}`, `citadel ${id}`])),
    ...['ally colony', 'citadel colony'],
  ],
});
