/* Which blocks stand where, as the viewer sees them. */
import { colourOf, isBlock, kindOf, type Side } from '../../../games/julius-caesar/components/blocks';
import { type BlockFace, type Box, boxOf } from '../../../games/julius-caesar/components/box';
import type { PlaceId } from '../../../games/julius-caesar/components/map';
import { type Block, describeBlock, type G, SIDES } from '../../../games/julius-caesar/state';
import { type BlockPiece, type Face, type Livery, likenessOf } from '../../blocks/blockPiece';
import { OUTLINES } from '../../blocks/outlines';
import { type Camp, campsOf } from '../../map/piece';
import { Emblem, Glyph } from './Glyph';
import css from './liveries.module.css';
import { isPlace } from './selection';

/** The shape of each side's blocks and badge. */
export const SHAPES = { caesar: 'round', pompey: 'cut' } as const;

const LIVERIES: Record<Side | 'blue', (side: Side) => Livery> = {
  caesar: () => livery('caesar', 'caesar'),
  pompey: () => livery('pompey', 'pompey'),
  blue: (side) => livery('blue', side),
};

function livery(name: Side | 'blue', side: Side): Livery {
  return { classes: css[name], outline: OUTLINES[SHAPES[side]], back: <Emblem side={side} /> };
}

/** Returns a side's pieces wherever they are, leaders first. */
export function piecesOf(G: G, side: Side): BlockPiece[] {
  const { blocks } = G.secret[side];
  const box = boxOf(G);
  const rank = (id: string) => RANKS.indexOf(isBlock(id) ? kindOf(id) : '');
  return Object.keys(blocks)
    .sort((a, b) => ((rank(a) + RANKS.length) % RANKS.length) - ((rank(b) + RANKS.length) % RANKS.length))
    .map((id) => pieceOf(box, side, id, blocks[id]));
}

/** The order in which pieces stand beside each other; hidden ones come last. */
const RANKS = ['leader', 'cleopatra', 'legion', 'elephant', 'equitatus', 'auxilia', 'ballista', 'navis', ''];

/** Returns a block as a piece; the id of one that is hidden says no more than its colour. */
export function pieceOf(box: Box, side: Side, id: string, block: Block): BlockPiece {
  const face = box.face[id] ?? null;
  const name = face?.name ?? uncapital(describeBlock(side, id));
  const front = face && frontOf(face);
  const livery = LIVERIES[colourOf(id) === 'blue' ? 'blue' : side](side);
  return {
    id,
    side,
    place: block.place,
    strength: block.strength,
    face: front,
    livery,
    likeness: likenessOf({ face: front, livery }),
    name,
    words: face === null ? name : describe(face, block),
    hasMoved: block.group !== undefined,
  };
}

function uncapital(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function frontOf(face: BlockFace): Face {
  const isNumbered = /\d/.test(face.name) || face.kind === 'leader';
  return {
    glyph: <Glyph face={face} />,
    number: isNumbered ? (/\d+/.exec(face.name)?.[0] ?? face.name.slice(0, 2)) : null,
    rating: ratingOf(face),
    strengths: face.strengths,
    marks: 'numerals',
  };
}

/** Returns the pieces on the map by place. */
export function camps(G: G): Map<PlaceId, Camp<BlockPiece<PlaceId>>> {
  const pieces = SIDES.flatMap((side) => piecesOf(G, side));
  return campsOf(
    SIDES,
    pieces.flatMap((piece) => (isPlace(piece.place) ? [{ ...piece, place: piece.place }] : [])),
  );
}

/** Returns the combat rating such as `C3`; a ballista's is that of a defender. */
export function ratingOf({ initiative, firepower }: BlockFace): string {
  return `${initiative}${firepower}`;
}

function describe(face: BlockFace, block: Block): string {
  const most = face.strengths[face.strengths.length - 1];
  const strength =
    block.strength > 0 ? `, strength ${block.strength} of ${most}` : `, strength up to ${most}`;
  const attacking = face.kind === 'ballista' ? ` (D${face.firepower} when it attacks)` : '';
  return `${face.name}, ${ratingOf(face)}${attacking}${strength}`;
}
