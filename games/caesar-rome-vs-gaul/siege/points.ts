/* Siege Points: gained, taken away, and gone when a siege is lifted (14.3.1, 14.4.1). */
import type { Play } from '../../kit/play';
import { hasUnits } from '../pieces';
import { endSiege } from '../removal';
import { enemyOf, type G, type Side } from '../state';
import { countOf, sentence } from '../words';
import { defenceOf, locationName, siegePointsAt } from './defence';
import { fall } from './fall';

/**
 * Changes the Siege Points against the Fortified Location of a space, by the doing of a side: it falls as soon as it has all
 * it needs (14.3.1, 14.4.2, 14.7.2), and never has fewer than none. Throws when there is no Fortified Location.
 */
export function addSiegePoints(play: Play<G>, by: Side, space: string, amount: number): void {
  const { G } = play;
  const marker = G.markers[space];
  const { points: needed } = defenceOf(G, space);
  const before = siegePointsAt(G, space);
  const points = Math.max(0, Math.min(needed, before + amount));
  if (points === before) return;
  if (points === 0) endSiege(G, space);
  else G.sieges = { ...G.sieges, [space]: points };
  const change = `${sentence(countOf(Math.abs(points - before), 'Siege Point'))} ${points > before ? 'more' : 'fewer'}`;
  play.journal('14.3.1', `${change} against ${locationName(G, space)}: ${points} of ${needed}.`, {
    side: by,
    places: [space],
  });
  if (points >= needed) fall(play, enemyOf(marker.side), space);
}

/** Ends every siege without an enemy Army outside, and with it its Siege Points (14.4.1). */
export function liftSieges(play: Play<G>): void {
  const { G } = play;
  for (const space of Object.keys(G.sieges)) {
    const { side } = G.markers[space];
    if (hasUnits(G, enemyOf(side), space, 'outside')) continue;
    endSiege(G, space);
    play.journal('14.4.1', `The siege of ${locationName(G, space)} is lifted: its Siege Points are gone.`, {
      side,
      places: [space],
    });
  }
}
