/* Out of which Region Mons Cevenna leads, and into which (card 9, 8.2.3). */
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../pieces/forces';
import { adjacentTo, withinOne } from '../../places';
import { choose } from '../select';
import { goalOfMarch, originOfMarch } from './marches';
import type { Alternative, EventMoment } from './pick';
import { regionOfArgument } from './read';

/**
 * Returns the Region that the March of the flowchart would leave, then the one that it would enter; where there is no such March,
 * Regions that lead to the most own pieces, for the Command that follows.
 */
export function chooseCrossing(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { G, side, frame, play } = at;
  const ownIn = (region: RegionId) => piecesIn(G, region, side);
  if (frame.regions.length > 0) {
    const goal = goalOfMarch(at, alternatives, { regions: [...frame.regions], most: 1 });
    return goal ?? choose(play, alternatives, ([region]) => ownIn(regionOfArgument(region))) ?? null;
  }
  const near = withinOne(G, 'provincia');
  const mostBeside = ([region]: Alternative) =>
    Math.max(...adjacentTo(G, regionOfArgument(region)).map((to) => (near.includes(to) ? ownIn(to) : 0)));
  return originOfMarch(at, alternatives, [...near]) ?? choose(play, alternatives, mostBeside) ?? null;
}
