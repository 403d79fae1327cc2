/* The March of the Non-player Arverni to mass their army (8.7.6). */
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { mobileOf } from '../../pieces/force';
import { forceIn, leaderOf, piecesByFaction, piecesIn } from '../../pieces/forces';
import { leadingOf } from '../../pieces/presence';
import { adjacentTo, borderBetween, regionsOf } from '../../places';
import type { G } from '../../state';
import { choose } from '../select';
import type { Group } from '../sources';
import { EASIEST, freeIn, groupOf, Origins, type Route, readyIn, routesFrom } from './routes';

/** A Region where the army could mass, and how. */
interface Mass {
  route: Route;
  journeys: Journey[];
  /** Mobile Arverni who come there, less what Harassment may cost. */
  arriving: number;
}

/**
 * Returns the groups of a March to mass: the Leader and all Warbands that can reach him add Control of a Region with a Legion; or
 * else gather, but one in each origin, next to a Legion. None where neither can be done, as without a Leader (8.7.6).
 */
export function marchToMass(G: G, play: Play<G>, order: Order): Journey[] {
  const from = leaderOf(G, 'arverni')?.region;
  if (from === undefined || !order.terms.march.leader) return [];
  const others = play.shuffle(regionsOf(G).filter((region) => region !== from));
  if (!new Origins(G, order).allows(from)) return [];
  const masses = (leaves: number, isGoal: (to: RegionId) => boolean): Mass[] => {
    const sources = sourcesAmong(G, others, leaves);
    return routesFrom(G, order, from, freeIn(G, from, leaves))
      .filter(({ to }) => isGoal(to))
      .map((route) => massAt(G, order, from, sources, route, leaves));
  };
  const easiest = EASIEST.map(
    (priority) =>
      ({ route }: Mass) =>
        priority(route),
  );
  const attack = choose(
    play,
    masses(0, (to) => lacksControlOfLegions(G, 'arverni', to)).filter(({ route, arriving }) =>
      addsControlOfLegions(G, 'arverni', route.to, arriving),
    ),
    ...easiest,
  );
  if (attack !== undefined) return attack.journeys;
  const approach = choose(
    play,
    masses(1, (to) => isNextToLegion(G, to)),
    ({ route, arriving }) => piecesIn(G, route.to, 'arverni') + arriving,
    ...easiest,
  );
  return approach?.journeys ?? [];
}

/** Returns the Warbands of some Regions that can leave, the most first. */
function sourcesAmong(G: G, regions: readonly RegionId[], leaves: number): Group[] {
  return regions
    .map((region) => ({ region, count: freeIn(G, region, leaves) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function massAt(
  G: G,
  order: Order,
  from: RegionId,
  sources: readonly Group[],
  route: Route,
  leaves: number,
): Mass {
  const origins = new Origins(G, order);
  const own = groupOf(readyIn(G, order, from), freeIn(G, from, leaves));
  origins.add({ from, way: route.way, pieces: { leader: 1, ...own }, leaves });
  let arriving = freeIn(G, from, leaves) + 1 - route.losses;
  const near = sources.filter(({ region }) => borderBetween(G, region, route.to) !== null);
  for (const { region, count } of origins.bestOf(near)) {
    const pieces = groupOf(readyIn(G, order, region), count);
    origins.add({ from: region, way: [route.to], pieces, leaves });
    arriving += count;
  }
  return { route, journeys: origins.journeys, arriving };
}

function hasLegion(G: G, region: RegionId): boolean {
  return forceIn(G, region, 'romans').legions > 0;
}

/** Says whether a Region is adjacent to a Legion (8.7.6). */
export function isNextToLegion(G: G, region: RegionId): boolean {
  return adjacentTo(G, region).some((other) => hasLegion(G, other));
}

/** Says whether there is a Legion in a Region that a Faction does not Control (8.7.6). */
export function lacksControlOfLegions(G: G, faction: Faction, region: RegionId): boolean {
  return hasLegion(G, region) && controllerOf(G, region) !== faction;
}

/**
 * Says whether so many more of a Faction would add its Control of a Region with a Legion, and outnumber Caesar there more than two
 * to one (8.7.6).
 */
export function addsControlOfLegions(G: G, faction: Faction, to: RegionId, arriving: number): boolean {
  if (!lacksControlOfLegions(G, faction, to)) return false;
  const after = piecesByFaction(G, to);
  after[faction] += arriving;
  if (leadingOf(after) !== faction) return false;
  const roman = forceIn(G, to, 'romans');
  return roman.leader !== 'named' || mobileOf(forceIn(G, to, faction)) + arriving > 2 * mobileOf(roman);
}
