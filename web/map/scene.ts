import type { PieceArt } from './art';
import type { Thing } from './Clickable';
import type { Hover } from './hover';
import type { Camp, Look, Piece } from './piece';

/** What the map shows of what can be done, and what a click on it does. */
export interface Scene<Place extends string, P extends Piece<Place>> {
  /** The pieces in each place. */
  camps: ReadonlyMap<Place, Camp<P>>;
  art: PieceArt<P>;
  /** The place whose pieces are spread out. */
  open: Place | null;
  /** Places a click does something with. */
  offered: ReadonlySet<Place>;
  /** Places the selected pieces can go to. */
  goals: ReadonlySet<Place>;
  /** Places marked for what is done with them together. */
  marked: ReadonlySet<Place>;
  placeName(place: Place): string;
  placeThing(place: Place): Thing;
  pieceThing(piece: P): Thing | null;
  /** Says why nothing can be done with a piece, at a point of the window; returns whether there was a reason. */
  explain(piece: P, at: { x: number; y: number }): boolean;
  lookOf(piece: P): Look;
  hover: Hover<Place>;
}

/** What the map shows of its places, which legends explain: whatever is new in a scene is such a mark. */
export type SceneMark = Exclude<
  keyof Scene<string, Piece>,
  'camps' | 'art' | 'placeName' | 'placeThing' | 'pieceThing' | 'explain' | 'lookOf' | 'hover'
>;
