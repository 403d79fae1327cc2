/* Which Regions Enlist can affect (4.5.1). */
import { type Order, withEnlisted } from '../commands/order';
import { commandFrame, orderUnderWay } from '../commands/underWay';
import { REGIONS, type RegionId } from '../components/map';
import { troopsOf } from '../pieces/force';
import { availableTroops, forceIn, piecesIn } from '../pieces/forces';
import { withStack } from '../pieces/hypothetical';
import { groupOf, isHome, isWithinOne } from '../places';
import type { G } from '../state';
import type { Use } from './frames';
import { isSelectable, leaderReaches, mayAccompany, regionsInReach, useFor } from './use';

/** Returns the Regions that Enlist can affect: near Germania or with Germanic pieces, near the Belgic Leader (4.5.1). */
export function affectedRegions(G: G, use: Use): RegionId[] {
  return regionsInReach(G, 'belgae').filter(
    (region) => isSelectable(G, use, region) && isGermanic(G, region),
  );
}

/** Says whether Enlist can affect a Region that may be selected; see {@link affectedRegions}. */
export function isAffected(G: G, region: RegionId): boolean {
  return isGermanic(G, region) && leaderReaches(G, 'belgae', region);
}

function isGermanic(G: G, region: RegionId): boolean {
  return GERMANIA.some((each) => isWithinOne(G, each, region)) || piecesIn(G, region, 'germans') > 0;
}

const GERMANIA = REGIONS.map(({ id }) => id).filter((id) => groupOf(id) === 'Germania');

/** Returns the Regions where the Belgic Command that is accompanied could treat Germanic Warbands as Belgic ones. */
export function regionsToJoin(G: G, use: Use): RegionId[] {
  const order = orderUnderWay(G);
  if (order === null || order.faction !== 'belgae') return [];
  const places = order.command === 'rally' && availableTroops(G, 'germans') > 0;
  return affectedRegions(G, use).filter(
    (region) => !order.enlisted.includes(region) && (places || troopsOf(forceIn(G, region, 'germans')) > 0),
  );
}

/** Says whether it could be used now in any Region (4.5.1); the step calls off what comes to nothing after all. */
export function canEnlist(G: G, use: Use): boolean {
  return (
    affectedRegions(G, use).some(
      (region) => piecesIn(G, region, 'germans') > 0 || isHome(G, region, 'germans'),
    ) || regionsToJoin(G, use).length > 0
  );
}

/**
 * Returns a Belgic Command about to begin, and the game, as if Germanic Warbands had joined it wherever they could; null where
 * Enlist cannot be added to it.
 */
export function asIfEnlisted(G: G, order: Order): { G: G; order: Order } | null {
  if (order.faction !== 'belgae' || !mayAccompany(order, 'enlist')) return null;
  const joined = withEnlisted(order, affectedRegions(G, useFor(order, 'enlist')));
  return { G: withStack(G, [...G.stack, commandFrame(joined)]), order: joined };
}
