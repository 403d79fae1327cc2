/* What Non-player Gauls place by Rally, and where, as not all can be paid for (8.5.3, 8.6.3, 8.7.3). */
import type { Argument, LegalMove } from '../../kit/move';
import { canPay, costOf } from '../commands/costs';
import { maySelect, type Order } from '../commands/order';
import type { Plan } from '../commands/plan';
import {
  alliesToRally,
  citadelsToRally,
  obstacleToRally,
  ownAvailable,
  rallyPrice,
  warbandsToRally,
} from '../commands/rallying';
import type { RegionId } from '../components/map';
import { type AllyOrCitadel, availableAt } from '../pieces/tribes';
import { regionsOf } from '../places';
import type { FrameOf, G } from '../state';
import { type Moment, make } from './moment';
import { type Group, type Means, mostFrom, type Source } from './sources';

/** What a Rally may still use. */
export type RallyMeans = Pick<Means, 'resources' | 'origins' | 'pieces'>;

/** Returns what a Rally under way may still use, with so many Resources. */
export function rallyMeans(G: G, order: Order, resources: number): RallyMeans {
  const { terms, selected } = order;
  const origins = (terms.most ?? Number.POSITIVE_INFINITY) - selected.length;
  return { resources, origins, pieces: ownAvailable(G, order) };
}

/**
 * Returns those of some Regions, none of them selected yet, in which Rally places the most Warbands together, and how many in each, one at least;
 * of as many rather those that cost less, then those that come first.
 */
export function mostByRally(G: G, order: Order, regions: readonly RegionId[], means: RallyMeans): Group[] {
  if (means.pieces === 0) return [];
  const sources: Source[] = [];
  for (const region of regions) {
    const count = warbandsToRally(G, order, region);
    if (count > 0)
      sources.push({ region, count, price: costOf(G, order, rallyPrice(G, order, region)), isNew: true });
  }
  sources.sort((a, b) => a.price - b.price || b.count - a.count);
  const { resources, origins, pieces } = means;
  return mostFrom(sources, { resources, origins, groups: Number.POSITIVE_INFINITY, pieces });
}

/** Returns the Regions in each of which a Rally could begin. */
export function regionsToRally(G: G, order: Order): RegionId[] {
  return regionsOf(G).filter(
    (region) =>
      maySelect(order, region) &&
      obstacleToRally(G, order, region) === null &&
      canPay(G, order, rallyPrice(G, order, region)),
  );
}

/** Says whether Rally would place an Ally or a Citadel in any of some Regions. */
export function canStandIn(G: G, order: Order, regions: readonly RegionId[]): boolean {
  const { faction } = order;
  const [hasAlly, hasCitadel] = [availableAt(G, faction, 'ally') > 0, availableAt(G, faction, 'citadel') > 0];
  return regions.some(
    (region) =>
      (hasAlly && alliesToRally(G, order, region, true).length > 0) ||
      (hasCitadel && citadelsToRally(G, order, region, true).length > 0),
  );
}

/**
 * Returns the move that places a Citadel, or else an Ally, at one of those Tribes at which it may stand, as `choice` decides; null where
 * there are none. Where none is found none will be in the rest of the Rally, which selects each Region just once.
 */
export function nextStanding(
  at: Moment<FrameOf<'rally'>>,
  plan: Plan,
  choice: (tribes: readonly Argument[]) => Argument | undefined,
): LegalMove | null {
  const next = (move: AllyOrCitadel) =>
    availableAt(at.G, at.frame.order.faction, move) === 0 ? undefined : choice(at.options(move));
  if (plan.part === undefined) {
    const citadel = next('citadel');
    if (citadel !== undefined) return make('citadel', citadel);
    plan.part = 'ally';
  }
  if (plan.part === 'warbands') return null;
  const ally = next('ally');
  if (ally !== undefined) return make('ally', ally);
  plan.part = 'warbands';
  return null;
}
