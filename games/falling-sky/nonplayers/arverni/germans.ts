/* Commands that the Non-player Arverni execute with Germans, as an Event grants them (8.2.3). */

import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { forceIn, piecesIn, troopsOf } from '../../forces';
import { adjacentTo, mayStack, regionsOf } from '../../places';
import type { G } from '../../state';
import type { Journey } from '../chart';
import { choose } from '../select';
import { groupOf, mayEnd, Origins, readyIn } from './routes';

/**
 * Returns the groups of a Germanic March: all Warbands of each Region into an adjacent one with the most Legions, or else with the
 * most Romans and Aedui; none where there are neither (8.7.6 without a Leader).
 */
export function marchGermans(G: G, play: Play<G>, order: Order): Journey[] {
  const origins = new Origins(G, order);
  const legions = (region: RegionId) => forceIn(G, region, 'romans').legions;
  const enemies = (region: RegionId) => piecesIn(G, region, 'romans') + piecesIn(G, region, 'aedui');
  const from = (region: RegionId) => troopsOf(forceIn(G, region, 'germans'));
  for (const region of regionsOf(G)) {
    if (from(region) === 0 || legions(region) > 0 || !origins.allows(region)) continue;
    const goals = adjacentTo(G, region).filter(
      (to) => mayStack(to, 'germans') && mayEnd(order, to) && enemies(to) > enemies(region),
    );
    const to = choose(play, goals, legions, enemies);
    if (to === undefined) continue;
    origins.add({ from: region, way: [to], pieces: groupOf(readyIn(G, order, region), from(region)) });
  }
  return origins.journeys;
}
