/* Taking pieces off the map (1.4.1). */
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import type { Lie } from './force';
import { forceIn, isPermanent, kindsIn, type Piece, tribeOfPiece } from './forces';
import { clearTribe } from './tribes';
import { forceToWrite, tidy, toWrite } from './writing';

/** Takes a piece off the map without saying where it goes. Throws when there is none. */
export function takePiece(G: G, region: RegionId, faction: Faction, piece: Piece): void {
  const tribe = tribeOfPiece(piece);
  if (tribe !== null) {
    clearTribe(G, tribe);
    return;
  }
  if (!kindsIn(G, region, faction).includes(piece))
    throw new Error(`the ${faction} have no ${piece} in ${region}`);
  const force = forceToWrite(G, region, faction);
  if (piece === 'leader') force.leader = null;
  else if (piece === 'legion') force.legions--;
  else if (piece === 'fort') force.fort = false;
  else if (piece === 'hidden' || piece === 'revealed' || piece === 'scouted') force[piece]--;
  tidy(G, region, faction);
}

/**
 * Removes a piece from the map: to Available, a Legion to the Fallen box, the Legions track or out of the game (1.4.1).
 * Throws when there is none or it is the permanent Fort.
 */
export function removePiece(
  G: G,
  region: RegionId,
  faction: Faction,
  piece: Piece,
  legionsTo: 'fallen' | 'track' = 'fallen',
): void {
  if (isPermanent(region, piece)) throw new Error('the Fort of Provincia stays');
  takePiece(G, region, faction, piece);
  if (piece === 'legion') toWrite(G).legions[legionsTo]++;
}

/** Removes Warbands or Auxilia, as many of `count` as lie so there; returns how many. */
export function removeTroops(G: G, region: RegionId, faction: Faction, lie: Lie, count: number): number {
  const removed = Math.min(count, forceIn(G, region, faction)[lie]);
  for (let left = removed; left > 0; left--) takePiece(G, region, faction, lie);
  return removed;
}
