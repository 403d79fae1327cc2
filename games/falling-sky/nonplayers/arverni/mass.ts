/* The March of the Non-player Arverni to mass their army (8.7.6). */
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../control';
import { forceIn, leaderOf, mobileOf, piecesByFaction, piecesIn } from '../../forces';
import { adjacentTo, borderBetween, regionsOf } from '../../places';
import { leadingOf } from '../../presence';
import type { G } from '../../state';
import type { Journey } from '../chart';
import { choose } from '../select';
import { EASIEST, freeIn, groupOf, Origins, type Route, readyIn, routesFrom } from './routes';

/** A Region where the army could mass, and how. */
interface Muster {
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
  const musters = (leaves: number) =>
    routesFrom(G, order, from, freeIn(G, from, leaves))
      .map((route) => musterAt(G, order, from, others, route, leaves))
      .filter((muster) => muster !== null);
  const easiest = EASIEST.map(
    (priority) =>
      ({ route }: Muster) =>
        priority(route),
  );
  const attack = choose(
    play,
    musters(0).filter(({ route, arriving }) => addsControlOfLegions(G, 'arverni', route.to, arriving)),
    ...easiest,
  );
  if (attack !== undefined) return attack.journeys;
  const approach = choose(
    play,
    musters(1).filter(({ route }) => isNextToLegion(G, route.to)),
    ({ route, arriving }) => piecesIn(G, route.to, 'arverni') + arriving,
    ...easiest,
  );
  return approach?.journeys ?? [];
}

function musterAt(
  G: G,
  order: Order,
  from: RegionId,
  others: readonly RegionId[],
  route: Route,
  leaves: number,
): Muster | null {
  const origins = new Origins(G, order);
  if (!origins.allows(from)) return null;
  const send = (region: RegionId, way: RegionId[], leader: boolean): number => {
    const count = freeIn(G, region, leaves);
    const pieces = { ...(leader && { leader: 1 }), ...groupOf(readyIn(G, order, region), count) };
    origins.add({ from: region, way, pieces, leaves });
    return count + Number(leader);
  };
  let arriving = send(from, route.way, true) - route.losses;
  const near = others.filter(
    (region) => freeIn(G, region, leaves) > 0 && borderBetween(region, route.to) !== null,
  );
  const inOrder = near.sort((a, b) => freeIn(G, b, leaves) - freeIn(G, a, leaves));
  for (const region of origins.bestOf(inOrder, (each) => freeIn(G, each, leaves)))
    arriving += send(region, [route.to], false);
  return { route, journeys: origins.journeys, arriving };
}

function hasLegion(G: G, region: RegionId): boolean {
  return forceIn(G, region, 'romans').legions > 0;
}

/** Says whether a Region is adjacent to a Legion (8.7.6). */
export function isNextToLegion(G: G, region: RegionId): boolean {
  return adjacentTo(G, region).some((other) => hasLegion(G, other));
}

/**
 * Says whether so many more of a Faction would add its Control of a Region with a Legion, and outnumber Caesar there more than two
 * to one (8.7.6).
 */
export function addsControlOfLegions(
  G: G,
  faction: 'arverni' | 'germans',
  to: RegionId,
  arriving: number,
): boolean {
  if (!hasLegion(G, to) || controllerOf(G, to) === faction) return false;
  const after = piecesByFaction(G, to);
  after[faction] += arriving;
  if (leadingOf(after) !== faction) return false;
  const roman = forceIn(G, to, 'romans');
  return roman.leader !== 'named' || mobileOf(forceIn(G, to, faction)) + arriving > 2 * mobileOf(roman);
}
