/* What is in the box of a game, in the same form for every game: for pages, tools and studies that want the map without the rules. */

/**
 * Where an item is known from: the rulebook; public material, such as transcriptions of the published components; the data that the
 * designer published for a second edition; or our own reconstruction, which agrees with the rulebook.
 */
export type Source = 'rulebook' | 'public' | 'designer-2e' | 'reconstruction';

/** A place of the map. */
export interface Place<Id extends string = string, Kind extends string = string> {
  /** As moves and the journal name it. */
  id: Id;
  /** As players call it. */
  name: string;
  /** What it is, in the words of its game. */
  kind: Kind;
  /** Where it lies, for drawing: `[x, y]` in what its game says it measures in. */
  position: readonly [number, number];
  /** Where it is known from. */
  source: Source;
}

/** A way between two places, usable in both directions. */
export interface Connection<Id extends string = string, Kind extends string = string> {
  /** The id of one of the two places. */
  a: Id;
  /** The id of the other. */
  b: Id;
  /** What it is, in the words of its game. */
  kind: Kind;
  /** Where it is known from. */
  source: Source;
}

/** A card; its text, where it has one here, is in our own words. */
export interface Card<Kind extends string = string> {
  /** As moves and the journal name it. */
  id: string;
  /** As players call it. */
  name: string;
  /** What it is, in the words of its game. */
  kind: Kind;
  /** Where it is known from. */
  source: Source;
}

/** A piece, or several that are alike. */
export interface Piece<Side extends string = string, Kind extends string = string> {
  /** As moves and the journal name it. */
  id: string;
  /** As players call it. */
  name: string;
  /** What it is, in the words of its game. */
  kind: Kind;
  /** Whose it is; null for pieces of nobody. */
  side: Side | null;
  /** How many there are. */
  count: number;
  /** Where it is known from. */
  source: Source;
}

/** What is in a box, each list in the order of the game's components. */
export interface Contents<
  P extends Place = Place,
  C extends Connection = Connection,
  K extends Card = Card,
  U extends Piece = Piece,
> {
  /** The places of the map. */
  places: readonly P[];
  /** The ways between them, each once. */
  connections: readonly C[];
  /** The cards; empty in a game without any. */
  cards: readonly K[];
  /** The pieces. */
  pieces: readonly U[];
}
