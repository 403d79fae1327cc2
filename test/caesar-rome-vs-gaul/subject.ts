import { CaesarRomeVsGaul, defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { subjectOf } from '../tools/subject';
import { romeVsGaulInvariant } from './invariant';

/** Caesar: Rome vs Gaul, as the tests of all games look at it. */
export const subject = subjectOf(CaesarRomeVsGaul, {
  invariant: romeVsGaulInvariant,
  places: defaultComponents.spaces.map(({ id }) => id),
});
