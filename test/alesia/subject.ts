import { Alesia, defaultComponents } from '../../games/alesia';
import { openBox } from '../../games/alesia/components/box';
import { subject } from '../tools/subject';
import { alesiaInvariant } from './invariant';

const { hexes, zoneIds } = openBox(defaultComponents);

/** Alesia, as the tests of all games look at it. */
export const alesia = subject(Alesia, {
  invariant: alesiaInvariant,
  seatsMayChange: true,
  places: [...hexes.map(({ id }) => id), ...zoneIds],
});
