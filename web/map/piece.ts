/** A piece on the table, as the viewer sees it. */
export interface Piece<Place extends string = string> {
  id: string;
  side: string;
  place: Place;
  /** How it is called. */
  name: string;
  /** Its name and all that is known of it. */
  words: string;
  /** Pieces that have this alike cannot be told apart and are shown with their number; null for one that is known. */
  likeness: string | null;
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

/** How a piece looks that nothing is to be done with. */
export const PLAIN: Look = { isDimmed: false, isSelected: false, isOffered: false };

/** Returns the camps by place; of the pieces in it those of the sides named first stand first. */
export function campsOf<Place extends string, P extends Piece<Place>>(
  sides: readonly string[],
  pieces: readonly P[],
): Map<Place, Camp<P>> {
  const camps = new Map<Place, Map<string, P[]>>();
  for (const piece of pieces) {
    const camp = camps.get(piece.place) ?? new Map<string, P[]>(sides.map((side) => [side, []]));
    camp.get(piece.side)?.push(piece);
    camps.set(piece.place, camp);
  }
  return new Map([...camps].map(([place, camp]) => [place, partiesOf(camp)]));
}

function partiesOf<P extends Piece>(camp: ReadonlyMap<string, P[]>): Camp<P> {
  return [...camp].flatMap(([side, pieces]) => (pieces.length > 0 ? [{ side, pieces }] : []));
}

/** Returns the ids of the pieces of a camp. */
export function idsOf(camp: Camp | undefined): string[] {
  return camp?.flatMap(({ pieces }) => pieces.map(({ id }) => id)) ?? [];
}

/** Returns the pieces of a camp in words, those of each side together; empty for none. */
export function contentsOf(camp: Camp | undefined = []): string {
  return camp
    .map(({ pieces }) => {
      const known = pieces.filter(({ likeness }) => likeness === null).map(({ words }) => words);
      const others = alike(pieces).map(([first, ...rest]) => `${rest.length + 1} × ${first.name}`);
      return [...known, ...others].join('; ');
    })
    .join('; against ');
}

/** Returns the pieces of a camp in words, and for each side whose they are: `Rome: Legion X; Legion XI. The Gauls: ...`. */
export function contentsBySide(camp: Camp, nameOf: (side: string) => string): string {
  return camp.map((party) => `${nameOf(party.side)}: ${contentsOf([party])}`).join('. ');
}

/** Returns the pieces that cannot be told apart, each kind together. */
export function alike<P extends Piece>(pieces: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const piece of pieces) {
    if (piece.likeness === null) continue;
    const group = groups.get(piece.likeness);
    if (group === undefined) groups.set(piece.likeness, [piece]);
    else group.push(piece);
  }
  return [...groups.values()];
}
