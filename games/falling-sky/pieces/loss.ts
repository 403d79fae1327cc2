/* Pieces that a Faction has lost, as the journal counts them. */
import type { Loss } from '../../kit/journal';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { tribeName } from '../places';
import type { G } from '../state';
import { type Piece, tribeOfPiece } from './forces';
import { hasCitadel } from './tribes';

/** Returns alike pieces that a Faction is about to lose in a Region, however Warbands and Auxilia lie. */
export function lossOf(G: G, place: RegionId, side: Faction, piece: Piece, count = 1): Loss {
  return { side, place, count, ...namesOf(G, side, piece) };
}

function namesOf(G: G, side: Faction, piece: Piece): Pick<Loss, 'one' | 'many'> {
  const tribe = tribeOfPiece(piece);
  if (tribe !== null)
    return { one: `the ${hasCitadel(G, tribe) ? 'Citadel' : 'Ally'} at ${tribeName(G, tribe)}` };
  switch (piece) {
    case 'leader':
      return { one: 'the Leader' };
    case 'fort':
      return { one: 'the Fort' };
    case 'legion':
      return { one: 'Legion', many: 'Legions' };
    default:
      return side === 'romans' ? { one: 'Auxilia', many: 'Auxilia' } : { one: 'Warband', many: 'Warbands' };
  }
}
