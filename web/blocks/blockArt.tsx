import type { PieceArt } from '../map/art';
import { Block } from './Block';
import type { BlockPiece } from './blockPiece';

/** The size of a block on the map, next to the 40 it is drawn in. */
const SCALE = 0.74;

/** How blocks stand on a map. */
export const blockArt: PieceArt<BlockPiece> = {
  size: 40 * SCALE,
  draw: (piece, look) => (
    <g transform={`scale(${SCALE})`}>
      <Block piece={piece} {...look} />
    </g>
  ),
  drawBelow: (piece, { isDimmed }) => (
    <g transform={`scale(${SCALE})`}>
      <Block piece={{ ...piece, face: null }} isDimmed={isDimmed} />
    </g>
  ),
};
