/* Card 49: where a Non-player puts the Devastated marker (8.2.1). */
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../forces';
import { regionsOf } from '../../places';
import type { G } from '../../state';
import { isRunByPlayer } from '../priorities';

/**
 * Returns how many others lose a piece in a Region that is Devastated, twice less where it does itself; for Romans and Aedui null but
 * where Arverni or Belgae of players do and no Romans, nor themselves.
 */
export function starvation(G: G, side: Player, region: RegionId): number | null {
  const losers = (['romans', 'arverni', 'aedui', 'belgae'] as const).filter(
    (faction) => piecesIn(G, region, faction) - Number(faction === 'romans' && region === 'provincia') > 0,
  );
  if (side === 'arverni' || side === 'belgae')
    return losers.filter((faction) => faction !== side).length - 2 * Number(losers.includes(side));
  const struck = losers.filter((faction) => faction === 'arverni' || faction === 'belgae');
  const ofPlayers = struck.length > 0 && struck.every((faction) => isRunByPlayer(G, faction));
  return ofPlayers && !losers.includes('romans') && !losers.includes(side) ? struck.length : null;
}

/** Says whether there is any Region where a Non-player would put the marker. */
export function hasRegionToStarve(G: G, side: Player): boolean {
  return regionsOf(G).some(
    (region) => !G.devastated.includes(region) && starvation(G, side, region) !== null,
  );
}
