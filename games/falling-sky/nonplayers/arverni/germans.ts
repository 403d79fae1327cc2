/* Commands that the Non-player Arverni execute with Germans, as an Event grants them (8.2.3). */

import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { borderBetween, mayStack, regionsOf } from '../../places';
import type { G } from '../../state';
import { choose } from '../select';
import { addsControlOfLegions, isNextToLegion, lacksControlOfLegions } from './mass';
import { groupOf, mayEnd, Origins, readyIn } from './routes';

/** Where Germans could mass, and how. */
interface GermanicMass {
  to: RegionId;
  journeys: Journey[];
  arriving: number;
}

/**
 * Returns the groups of a Germanic March to mass, which needs no Leader: all that can reach it add Germanic Control of a Region with
 * a Legion; or else gather, but one in each origin, next to a Legion; or else all go where an Event says (8.2.3, 8.7.6).
 */
export function marchGermans(G: G, play: Play<G>, order: Order): Journey[] {
  const goals = regionsOf(G).filter((to) => mayStack(to, 'germans') && mayEnd(order, to));
  const regions = play.shuffle(regionsOf(G));
  const masses = (leaves: number, isGoal: (to: RegionId) => boolean) =>
    goals
      .filter(isGoal)
      .map((to) => massAt(G, order, regions, to, leaves))
      .filter(({ journeys }) => journeys.length > 0);
  const mass =
    choose(
      play,
      masses(0, (to) => lacksControlOfLegions(G, 'germans', to)).filter(({ to, arriving }) =>
        addsControlOfLegions(G, 'germans', to, arriving),
      ),
    ) ??
    choose(
      play,
      masses(1, (to) => isNextToLegion(G, to)),
      ({ to, arriving }) => piecesIn(G, to, 'germans') + arriving,
    ) ??
    choose(play, order.terms.into === null ? [] : masses(0, () => true));
  return mass?.journeys ?? [];
}

/** Returns who can come to a Region out of those next to it: the most Warbands first, of equal ones those that come first. */
function massAt(
  G: G,
  order: Order,
  regions: readonly RegionId[],
  to: RegionId,
  leaves: number,
): GermanicMass {
  const origins = new Origins(G, order);
  const free = (region: RegionId) => troopsOf(forceIn(G, region, 'germans')) - leaves;
  let arriving = 0;
  const near = regions.filter((region) => borderBetween(G, region, to) !== null);
  for (const from of near.sort((a, b) => free(b) - free(a))) {
    if (free(from) <= 0 || !origins.allows(from)) continue;
    arriving += free(from);
    origins.add({ from, way: [to], pieces: groupOf(readyIn(G, order, from), free(from)), leaves });
  }
  return { to, journeys: origins.journeys, arriving };
}
