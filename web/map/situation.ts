/* What stands on a map and what may be done with it, as a click or a look at it finds it. */
import type { Obstacle } from '../../games/kit/action';
import type { Thing } from './Clickable';
import type { Marking } from './marking';
import { type Camp, contentsOf, idsOf, type Look, type Piece } from './piece';
import {
  destinations,
  type Journey,
  keepSelectable,
  type Offers,
  type Outcome,
  onPiece,
  onPlace,
  piecesOffered,
} from './selection';

/** What a situation is made of. */
interface Facts<Place extends string, P extends Piece<Place>> {
  camps: ReadonlyMap<Place, Camp<P>>;
  offers: Offers<Place>;
  /** The pieces that were selected, of which some may not be selectable any more. */
  chosen: readonly string[];
  /** A piece picked by an earlier move, or null. */
  picked: string | null;
  marking: Marking<Place> | null;
  /** The sides of the viewer. */
  sides: readonly string[];
  placeName(place: Place): string;
}

/** How a thing reads that can be pressed. */
type Caption = Omit<Thing, 'act'>;

/** What stands on a map, what is selected, and what a click on it would lead to. */
export interface Situation<Place extends string, P extends Piece<Place>> extends Facts<Place, P> {
  pieces: readonly P[];
  selected: readonly string[];
  /** The places the selected pieces can go to. */
  goals: ReadonlyMap<Place, readonly Journey<Place>[]>;
  /** The places a click does something with. */
  offered: ReadonlySet<Place>;
  /** Those, and where pieces stand that can be acted with. */
  active: ReadonlySet<Place>;
  idsIn(place: Place): string[];
  /** Says whether a click on a place marks it, or no longer does. */
  marks(place: Place): boolean;
  /** Returns what a click on a place leads to where it does not mark it. */
  outcomeAt(place: Place): Outcome<Place>;
  /** Returns what a click on a piece leads to; null where that is what one on its place does, or nothing. */
  outcomeOf(piece: P): Outcome<Place> | null;
  /** Returns why the selected pieces cannot go to a place, where nothing else is meant by a click on it. */
  refusalAt(place: Place, outcome: Outcome<Place>): Obstacle | null;
  captionOf(place: Place): Caption;
  /** Null for a piece that only stands there. */
  captionOfPiece(piece: P): Caption | null;
  lookOf(piece: P): Look;
}

/** Returns the situation on a map. */
export function situationOf<Place extends string, P extends Piece<Place>>(
  facts: Facts<Place, P>,
): Situation<Place, P> {
  const { camps, offers, marking, sides, placeName } = facts;
  const { deeds, travellers, starts, wordsOf } = offers;
  const pieces = [...camps.values()].flatMap((camp) => camp.flatMap((party) => party.pieces));
  const placeOf = new Map(pieces.map(({ id, place }) => [id, place]));
  const selected = keepSelectable(offers, facts.chosen);
  const goals = destinations(offers, selected);
  const beside = selected.length > 0 ? [] : [...travellers].filter((id) => !placeOf.has(id));
  const acting = piecesOffered(offers);
  const idsIn = (place: Place) => idsOf(camps.get(place));

  const coming = destinations(offers, beside).keys();
  const offered = new Set([...starts, ...coming, ...(marking?.markable ?? [])]);
  for (const { piece, place } of deeds) if (piece === null && place !== null) offered.add(place);
  const active = new Set([...offered, ...[...acting].flatMap((id) => placeOf.get(id) ?? [])]);

  const marks = (place: Place) => marking?.markable.has(place) === true && !goals.has(place);
  const outcomeAt = (place: Place) => onPlace(offers, selected, place, idsIn(place), beside);
  const outcomeOf = (piece: P) => {
    const place = placeOf.get(piece.id);
    return onPiece(offers, selected, piece.id, place === undefined ? [] : idsIn(place));
  };
  const wordsAt = (place: Place): string => {
    if (marks(place)) return `${marking?.marks.includes(place) ? 'Marked' : 'Mark'} ${placeName(place)}`;
    const outcome = outcomeAt(place);
    return outcome.kind === 'play' ? wordsOf(outcome.moves).join('; ') : placeName(place);
  };
  const captionOf = (place: Place): Caption => {
    const contents = contentsOf(camps.get(place));
    const words = marks(place) ? [`${wordsAt(place)}: ${contents}`] : [wordsAt(place), contents];
    return { label: words.filter(Boolean).join(': ') };
  };
  return {
    ...facts,
    pieces,
    selected,
    goals,
    offered,
    active,
    idsIn,
    marks,
    outcomeAt,
    outcomeOf,
    refusalAt(place, outcome) {
      const here = idsIn(place);
      const isElsewhere =
        outcome.kind === 'open' && !here.some((id) => travellers.has(id) || selected.includes(id));
      if (!isElsewhere) return null;
      const reasons = pieces
        .filter(({ id }) => selected.includes(id))
        .map((piece) => offers.obstacleTo(piece, place));
      return reasons.find((reason) => reason !== null) ?? null;
    },
    captionOf,
    captionOfPiece(piece) {
      const outcome = outcomeOf(piece);
      if (outcome?.kind === 'play') return { label: wordsOf(outcome.moves).join('; ') };
      if (outcome !== null)
        return { label: `${selected.includes(piece.id) ? 'Deselect' : 'Select'} ${piece.words}` };
      const place = placeOf.get(piece.id);
      const isOfPlace = place !== undefined && (goals.has(place) || !sides.includes(piece.side));
      return isOfPlace ? { ...captionOf(place), isForPointer: true } : null;
    },
    lookOf: (piece) => ({
      isDimmed: piece.hasMoved && !acting.has(piece.id),
      isSelected: selected.includes(piece.id) || facts.picked === piece.id,
      isOffered: acting.has(piece.id) && !selected.includes(piece.id),
    }),
  };
}
