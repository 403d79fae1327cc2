import { Alesia, defaultComponents } from '../../games/alesia';
import { boxOf, openBox } from '../../games/alesia/components/box';
import { type Cause, causeOf, enemyOf, type G, LOST, type Side } from '../../games/alesia/state';
import { subjectOf } from '../tools/subject';
import { alesiaInvariant } from './invariant';

const { hexes, zoneIds } = openBox(defaultComponents);

/** Returns which share of the combat factors of its units, forts apart, a cause has lost. */
function shareLost(G: G, cause: Cause): number {
  const units = boxOf(G).units.filter(({ side, kind }) => side === cause && kind !== 'fort');
  const factors = (lost: boolean) =>
    units.reduce((sum, { id, combat }) => sum + (!lost || G.at[id] === LOST ? combat : 0), 0);
  return factors(true) / factors(false);
}

/** Returns how much more of the enemy's combat factors have been lost than of the own ones: the rules know no other result than victory and defeat (26). */
export function credit(G: G, side: Side): number {
  const cause = causeOf(side);
  return shareLost(G, enemyOf(cause)) - shareLost(G, cause);
}

/** Alesia, as the tests of all games look at it. */
export const subject = subjectOf(Alesia, {
  invariant: alesiaInvariant,
  seatsMayChange: true,
  share: 0.3,
  credit,
  places: [...hexes.map(({ id }) => id), ...zoneIds],
});
