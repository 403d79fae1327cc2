import { Alesia, defaultComponents } from '../../games/alesia';
import { openBox } from '../../games/alesia/components/box';
import { subjectOf } from '../tools/subject';
import { alesiaInvariant } from './invariant';

const { hexes, zoneIds } = openBox(defaultComponents);

/** Alesia, as the tests of all games look at it. */
export const subject = subjectOf(Alesia, {
  invariant: alesiaInvariant,
  seatsMayChange: true,
  share: 0.3,
  places: [...hexes.map(({ id }) => id), ...zoneIds],
});
