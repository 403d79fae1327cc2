/* Which blocks stand where, as the viewer sees them. */
import { BLOCKS, type BlockFace, type Side } from '../../../games/julius-caesar/blocks';
import type { PlaceId } from '../../../games/julius-caesar/map';
import { type Block, type G, SIDES } from '../../../games/julius-caesar/state';
import { isPlace } from './selection';

/** A block on the table: its face is null when it is hidden from the viewer. */
export interface Piece {
  id: string;
  side: Side;
  face: BlockFace | null;
  block: Block;
}

/** The pieces of both sides in a place. */
export type Camp = Record<Side, Piece[]>;

/** Returns a side's pieces wherever they are, leaders first. */
export function piecesOf(G: G, side: Side): Piece[] {
  const { blocks } = G.secret[side];
  return Object.keys(blocks)
    .map((id) => ({ id, side, face: BLOCKS[id] ?? null, block: blocks[id] }))
    .sort((a, b) => rank(a) - rank(b));
}

function rank({ face }: Piece): number {
  if (face === null) return 9;
  return ['leader', 'cleopatra', 'legion', 'elephant', 'equitatus', 'auxilia', 'ballista', 'navis'].indexOf(
    face.kind,
  );
}

/** Returns the pieces on the map by place. */
export function camps(G: G): Map<PlaceId, Camp> {
  const found = new Map<PlaceId, Camp>();
  for (const side of SIDES) {
    for (const piece of piecesOf(G, side)) {
      const { place } = piece.block;
      if (!isPlace(place)) continue;
      const camp = found.get(place) ?? { caesar: [], pompey: [] };
      camp[side].push(piece);
      found.set(place, camp);
    }
  }
  return found;
}

/** Returns how a piece is called: its name, or whose it is. */
export function pieceName({ face, side }: Piece): string {
  if (face !== null) return face.name;
  return side === 'caesar' ? 'a block of Caesar' : 'a block of Pompey';
}

/** Returns the combat rating such as `C3`; a ballista's is that of a defender. */
export function ratingOf({ initiative, firepower }: BlockFace): string {
  return `${initiative}${firepower}`;
}

/** Returns a piece in words: name, rating and strength. */
export function describe(piece: Piece): string {
  const { face, block } = piece;
  if (face === null) return pieceName(piece);
  const most = face.strengths[face.strengths.length - 1];
  const strength =
    block.strength > 0 ? `, strength ${block.strength} of ${most}` : `, strength up to ${most}`;
  const attacking = face.kind === 'ballista' ? ` (D${face.firepower} when it attacks)` : '';
  return `${face.name}, ${ratingOf(face)}${attacking}${strength}`;
}
