/* Card 49: where a Non-player puts the Devastated marker (8.2.1). */
import { FACTIONS, type Faction, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../pieces/forces';
import { regionsOf } from '../../places';
import type { G } from '../../state';
import { isRunByPlayer } from '../priorities';

/**
 * Returns how many others lose a piece in a Region that is Devastated, less than anywhere else where it does itself; for Romans and Aedui null but
 * where Arverni or Belgae of players do: for Romans with no Non-players, for Aedui with nobody else.
 */
export function starvation(G: G, side: Player, region: RegionId): number | null {
  const losers = FACTIONS.filter(
    (faction) => piecesIn(G, region, faction) - Number(faction === 'romans' && region === 'provincia') > 0,
  );
  if (side === 'arverni' || side === 'belgae')
    return (
      losers.filter((faction) => faction !== side).length - FACTIONS.length * Number(losers.includes(side))
    );
  const isMeant = (faction: Faction) =>
    (faction === 'arverni' || faction === 'belgae') && isRunByPlayer(G, faction);
  const struck = losers.filter(isMeant);
  const mayBeStruck = (faction: Faction) =>
    isMeant(faction) || (side === 'romans' && (faction === 'germans' || isRunByPlayer(G, faction)));
  return struck.length > 0 && losers.every(mayBeStruck) ? struck.length : null;
}

/** Says whether there is any Region where a Non-player would put the marker. */
export function hasRegionToStarve(G: G, side: Player): boolean {
  return regionsOf(G).some(
    (region) => !G.devastated.includes(region) && starvation(G, side, region) !== null,
  );
}
