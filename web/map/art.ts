import type { ReactNode } from 'react';
import type { Look, Piece } from './piece';

/** How the pieces of a game are drawn. */
export interface PieceArt<P extends Piece> {
  /** The side of the square that a piece takes on the map, in units of pieces. */
  size: number;
  /** Draws a piece in that square around the origin. */
  draw(piece: P, look: Look): ReactNode;
  /** Draws what is seen of a piece that lies below others. */
  drawBelow(piece: P, look: Look): ReactNode;
}
