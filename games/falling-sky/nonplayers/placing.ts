/* In which Regions Non-players place Warbands by Rally, where not all can be paid for (8.5.3, 8.7.3). */
import { costOf } from '../commands/costs';
import type { Order } from '../commands/order';
import { ownAvailable, rallyPrice, warbandsToRally } from '../commands/rallying';
import type { RegionId } from '../components/map';
import type { G } from '../state';
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
  return mostFrom(sources, { ...means, groups: Number.POSITIVE_INFINITY });
}
