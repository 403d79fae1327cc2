/* Places that are marked by clicks before one button makes the moves for all of them. */
import type { LegalMove } from '../../games/kit/move';
import type { Asked, Vocabulary } from './selection';

/** How a game marks places. */
export interface MarkingMoves {
  /** The move that is made for each place marked. */
  mark: string;
  /** The move that ends the marking, where it does not end by itself. */
  close: string;
}

/** What a click on a place marks, and what is marked. */
export interface Marking<Place extends string> {
  /** The places marked, in the order of the clicks; one may be marked several times. */
  marks: readonly Place[];
  /** The places that a click marks or unmarks. */
  markable: ReadonlySet<Place>;
  /** Returns the marks after a click on a place: marked once more as long as it may be, else not at all. */
  toggled(place: Place): Place[];
  /** Returns the moves for marks, with the end of the marking. */
  movesFor(marks: readonly Place[]): LegalMove[];
  /** Returns where pieces of a place could go if it were marked. */
  reachOf(place: Place): readonly Place[];
}

/** Returns how places are marked now, or null when nothing is to be marked. `plan` holds the moves planned so far. */
export function markingOf<Place extends string>(
  choices: Asked,
  { read, offersOf }: Vocabulary<Place>,
  { mark, close }: MarkingMoves,
  plan: readonly LegalMove[],
): Marking<Place> | null {
  if (!choices.possible.some(({ move }) => move === mark)) return null;
  const placesIn = (moves: readonly LegalMove[]) =>
    moves.flatMap((move) => (move.move === mark ? (read(move).place ?? []) : []));
  const moveFor = (place: Place): LegalMove => ({ move: mark, args: [place] });
  const afterAll = (moves: readonly LegalMove[]) =>
    moves.reduce<Asked | null>((now, move) => now?.after(move) ?? null, choices);
  const open = (marks: readonly Place[]) => {
    const later = afterAll(marks.map(moveFor));
    return placesIn(later?.next(mark, []).map((place) => ({ move: mark, args: [place] })) ?? []);
  };
  const movesFor = (marks: readonly Place[]) => {
    const moves = marks.map(moveFor);
    const later = afterAll(moves);
    const ends = later?.possible.some(({ move }) => move === close) === true;
    return ends ? [...moves, { move: close, args: [] }] : moves;
  };
  const marks = placesIn(plan);
  return {
    marks,
    markable: new Set([...open(marks), ...marks]),
    toggled: (place) =>
      open(marks).includes(place) ? [...marks, place] : marks.filter((other) => other !== place),
    movesFor,
    reachOf(place) {
      const later = afterAll(movesFor([place]));
      if (later === null) return [];
      const { travellers, journeysOf } = offersOf(later);
      return [...new Set([...travellers].flatMap(journeysOf).flatMap((journey) => journey.place ?? []))];
    },
  };
}
