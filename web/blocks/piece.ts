import type { ReactNode } from 'react';

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
export interface Piece<Place extends string = string> {
  id: string;
  side: string;
  place: Place;
  /** 0 when it is hidden from the viewer. */
  strength: number;
  /** Null when it is hidden from the viewer. */
  face: Face | null;
  livery: Livery;
  /** How it is called. */
  name: string;
  /** Its name, rating and strength. */
  words: string;
  /** It has begun to move, and is drawn pale once it can go no further. */
  hasMoved: boolean;
}

/** The pieces of one side in a place. */
export interface Party<P extends Piece = Piece> {
  side: string;
  pieces: readonly P[];
}

/** The pieces in a place, side by side; a side without any is left out. */
export type Camp<P extends Piece = Piece> = readonly Party<P>[];

/** How a piece is drawn at the moment. */
export interface Look {
  isDimmed: boolean;
  isSelected: boolean;
  isOffered: boolean;
}

/** Returns the camps by place; of the pieces in it those of the sides named first stand first. */
export function campsOf<Place extends string>(
  sides: readonly string[],
  pieces: readonly Piece<Place>[],
): Map<Place, Camp<Piece<Place>>> {
  const camps = new Map<Place, Camp<Piece<Place>>>();
  for (const place of new Set(pieces.map((piece) => piece.place))) {
    const parties = sides.map((side) => ({
      side,
      pieces: pieces.filter((piece) => piece.place === place && piece.side === side),
    }));
    camps.set(
      place,
      parties.filter((party) => party.pieces.length > 0),
    );
  }
  return camps;
}

/** Returns the ids of the pieces of a camp. */
export function idsOf(camp: Camp | undefined): string[] {
  return camp?.flatMap(({ pieces }) => pieces.map(({ id }) => id)) ?? [];
}
