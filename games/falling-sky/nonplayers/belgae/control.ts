/* Who stands against Belgic Control of a Region, as the Non-player Belgae reckon with it (1.6, 8.5.1, 8.5.3, 8.5.5). */
import type { RegionId } from '../../components/map';
import { presenceIn } from '../../presence';
import type { G } from '../../state';

/** Returns how many pieces all other Factions have in a Region: the Belgae Control it if they have more. */
export function othersIn(G: G, region: RegionId): number {
  const { romans, arverni, aedui, germans } = presenceIn(G, region).pieces;
  return romans + arverni + aedui + germans;
}
