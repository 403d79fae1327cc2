import type { ReactNode } from 'react';
import type { Piece } from '../map/piece';

/** What the front of a block shows. */
export interface Face {
  /** The sign of its troops, in a square of 24 around the origin. */
  glyph: ReactNode;
  /** The number of a legion or the first letters of a name, beside the sign; null when there is none. */
  number: string | null;
  /** The combat rating, such as `C3`. */
  rating: string;
  /** The strengths it can have, the least first. */
  strengths: readonly number[];
  /** How its edges show a strength. */
  marks: 'numerals' | 'pips';
}

/** The colour and shape that say whose a block is. */
export interface Livery {
  /** The classes of its drawing, which set the colours. */
  classes: string;
  /** Path data in a square of 40 around the origin. */
  outline: string;
  /** What is seen of a block from behind. */
  back: ReactNode;
}

/** A block on the table, as the viewer sees it. */
export interface BlockPiece<Place extends string = string> extends Piece<Place> {
  /** 0 when it is hidden from the viewer. */
  strength: number;
  /** Null when it is hidden from the viewer. */
  face: Face | null;
  livery: Livery;
}

type OfABlock = Pick<BlockPiece, 'face' | 'livery'>;

/** Returns by what blocks are told apart: those that are hidden look alike where their backs do. */
export function likenessOf({ face, livery }: OfABlock): string | null {
  return face === null ? livery.classes : null;
}
