/* What a click means: from what may be done and what is selected to what is played, asked or selected next. */
import type { Obstacle } from '../../games/kit/action';
import type { Possibility } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { type Choices, movesFrom } from '../table/choices/choices';
import type { Piece } from './piece';

/** What the arguments of a move stand for. An `aside` is known from the rest, or told apart in a menu. */
export type Part = 'piece' | 'card' | 'place' | 'aside';

/** A legal move and what on the board it is about. */
export interface Choice<Place extends string = string> {
  move: LegalMove;
  piece: string | null;
  place: Place | null;
  card: string | null;
}

/** A way of a piece, and the move that has to be made before it; null where it can be made at once. */
export interface Journey<Place extends string = string> extends Choice<Place> {
  opening: LegalMove | null;
}

/** What a refusal looks at: a piece, where it stands, and whether it has begun to move. */
export type Traveller<Place extends string = string> = Pick<Piece<Place>, 'id' | 'place' | 'hasMoved'>;

/** What may be done on the board. Where pieces may go is worked out for those that are asked about. */
export interface Offers<Place extends string = string> {
  /** What is done at once with a piece, a card or a place. */
  deeds: readonly Choice<Place>[];
  /** The pieces that can be selected to go somewhere, at once or after an opening. */
  travellers: ReadonlySet<string>;
  /** The places whose pieces can go somewhere after an opening. */
  starts: ReadonlySet<Place>;
  /** Returns the ways of a piece. */
  journeysOf(piece: string): readonly Journey<Place>[];
  /** Returns in plain words what moves made one after the other do, their openings left out. */
  wordsOf(moves: readonly LegalMove[]): string[];
  /** Returns why a piece cannot go to a place, or not act at all when that is null; null when no reason is known. */
  obstacleTo(piece: Traveller<Place>, to: Place | null): Obstacle | null;
}

/** What of the table's choices a board asks. */
export type Asked = Pick<Choices, 'possible' | 'next' | 'label' | 'after' | 'whyNot'>;

/** One line of a menu: the moves it makes one after another, or the place it opens. */
export type Option<Place extends string = string> = { moves: LegalMove[] } | { open: Place };

/** What a click leads to. */
export type Outcome<Place extends string = string> =
  | { kind: 'play'; moves: LegalMove[] }
  | { kind: 'choose'; options: Option<Place>[] }
  | { kind: 'select'; pieces: string[] }
  | { kind: 'open'; place: Place };

/** How the moves of a game are made on its board. */
export interface Vocabulary<Place extends string> {
  /** Says whether a move is offered on the board itself, so that no button is needed for it. */
  isOnBoard(possible: Possibility): boolean;
  /** Returns what on the board a move is about. */
  read(move: LegalMove): Choice<Place>;
  /** Returns what may be done on the board. */
  offersOf(choices: Asked): Offers<Place>;
}

/**
 * Returns the vocabulary of a game. `shapes` names the moves that are made on the map, in the hand or in the battle
 * window, by the parts of their arguments; a move without arguments is a button whatever its name. A piece that has a
 * place after it goes there, so that a click on it selects it first. `openings` names the moves that only let pieces of
 * the place they name go: they are not made by themselves, but with the first piece that goes.
 */
export function vocabulary<Place extends string>(
  shapes: Readonly<Record<string, readonly Part[]>>,
  isPlace: (id: string) => id is Place,
  openings: readonly string[] = [],
): Vocabulary<Place> {
  const partsOf = (move: string): readonly Part[] => (Object.hasOwn(shapes, move) ? shapes[move] : []);
  const isJourney = ({ move, stages }: Possibility) => {
    const [first, ...others] = partsOf(move).slice(0, stages);
    return first === 'piece' && others.includes('place');
  };
  const isOpening = (move: string) => openings.includes(move);
  const ofPieces = Object.keys(shapes).filter((move) => shapes[move][0] === 'piece');
  const ofPlaces = Object.keys(shapes).filter((move) => shapes[move][0] === 'place');
  const isOnBoard = ({ move, stages }: Possibility) => partsOf(move).length > 0 && stages > 0;
  const read = (move: LegalMove): Choice<Place> => {
    const choice: Choice<Place> = { move, piece: null, place: null, card: null };
    partsOf(move.move).forEach((part, index) => {
      const value = String(move.args[index]);
      if (part === 'piece') choice.piece = value;
      else if (part === 'card') choice.card = value;
      else if (part === 'place' && isPlace(value)) choice.place = value;
    });
    return choice;
  };
  const journeysIn = ({ possible }: Pick<Choices, 'possible'>) =>
    possible.filter((one) => isOnBoard(one) && isJourney(one));

  const offersOf = (choices: Asked): Offers<Place> => {
    const { possible, next, after } = choices;
    const onBoard = possible.filter(isOnBoard);
    const journeys = journeysIn(choices);
    const direct = new Map(journeys.map(({ move }) => [move, new Set(next(move, []).map(String))]));
    const opened = new Map<string, { opening: LegalMove; later: Choices; ways: Possibility[] }>();
    const starts = new Set<Place>();
    for (const opening of onBoard
      .filter(({ move }) => isOpening(move))
      .flatMap((one) => movesFrom(next, one))) {
      const later = after(opening);
      const { place } = read(opening);
      if (later === null || place === null) continue;
      for (const way of journeysIn(later)) {
        for (const piece of later.next(way.move, []).map(String)) {
          if (direct.get(way.move)?.has(piece)) continue;
          const { ways } = opened.get(piece) ?? { ways: [] };
          opened.set(piece, { opening, later, ways: [...ways, way] });
          starts.add(place);
        }
      }
    }
    const waysOf = (piece: string): Journey<Place>[] => {
      const atOnce = journeys
        .flatMap((one) => movesFrom(next, one, [piece]))
        .map((move) => ({ ...read(move), opening: null }));
      const behind = opened.get(piece);
      if (behind === undefined) return atOnce;
      const { opening, later, ways } = behind;
      const thereafter = ways.flatMap((one) => movesFrom(later.next, one, [piece]));
      return [...atOnce, ...thereafter.map((move) => ({ ...read(move), opening }))];
    };
    const known = new Map<string, readonly Journey<Place>[]>();
    const firstReason = (asked: Pick<Choices, 'whyNot'>, names: readonly string[], args: readonly string[]) =>
      names.map((name) => asked.whyNot(name, args)).find((reason) => reason !== null) ?? null;
    return {
      deeds: onBoard
        .filter((one) => !isJourney(one))
        .flatMap((one) => movesFrom(next, one))
        .filter((move) => !isOpening(move.move) || after(move) === null)
        .map(read),
      travellers: new Set([...[...direct.values()].flatMap((ids) => [...ids]), ...opened.keys()]),
      starts,
      journeysOf(piece) {
        const ways = known.get(piece) ?? waysOf(piece);
        known.set(piece, ways);
        return ways;
      },
      wordsOf(moves) {
        let now: Pick<Choices, 'label' | 'after'> = choices;
        return moves.flatMap((move) => {
          if (!isOpening(move.move)) return now.label(move);
          now = now.after(move) ?? now;
          return [];
        });
      },
      obstacleTo({ id, place, hasMoved }, to) {
        const args = to === null ? [id] : [id, to];
        const laters = openings.flatMap((move) => after({ move, args: [place] }) ?? []);
        const [asked = choices] = hasMoved ? [] : laters;
        const own = firstReason(asked, ofPieces, args);
        if (asked !== choices || hasMoved) return own;
        return firstReason(choices, ofPlaces, [place]) ?? own;
      },
    };
  };
  return { isOnBoard, read, offersOf };
}

/** Returns the pieces that can be acted with. */
export function piecesOffered({ deeds, travellers }: Offers): Set<string> {
  return new Set([...deeds.flatMap(({ piece }) => piece ?? []), ...travellers]);
}

/** Returns the choices a click on a place makes without a piece. */
export function placeChoices<Place extends string>({ deeds }: Offers<Place>, place: Place): Choice<Place>[] {
  return deeds.filter((choice) => choice.piece === null && choice.place === place);
}

/** Returns the places the selected pieces, or some of them, can go to, with the choices for each. */
export function destinations<Place extends string>(
  { journeysOf }: Offers<Place>,
  selected: readonly string[],
): Map<Place, Journey<Place>[]> {
  const goals = new Map<Place, Journey<Place>[]>();
  for (const choice of selected.flatMap(journeysOf)) {
    const { place } = choice;
    if (place !== null) goals.set(place, [...(goals.get(place) ?? []), choice]);
  }
  return goals;
}

/** Returns the selected pieces that still can be selected. */
export function keepSelectable({ travellers }: Offers, selected: readonly string[]): string[] {
  return selected.filter((id) => travellers.has(id));
}

/**
 * Returns what a click on a place leads to: where the selected pieces can go there they go, what else the place
 * offers is played, and so is what can come there from `beside` the map; a place whose pieces can be acted with is
 * opened. Several possibilities make a menu.
 */
export function onPlace<Place extends string>(
  offers: Offers<Place>,
  selected: readonly string[],
  place: Place,
  piecesThere: readonly string[],
  beside: readonly string[] = [],
): Outcome<Place> {
  const journeys = destinations(offers, selected).get(place);
  if (journeys !== undefined) return decide(waysOf(journeys));
  const coming = destinations(offers, beside).get(place) ?? [];
  const options: Option<Place>[] = [...placeChoices(offers, place), ...coming].map(optionOf);
  if (options.length === 0) return { kind: 'open', place };
  const offered = piecesOffered(offers);
  if (piecesThere.some((id) => offered.has(id))) options.push({ open: place });
  return decide(options);
}

/** Returns what a click on a piece leads to. Pieces that are selected together stand in one place. */
export function onPiece<Place extends string>(
  { deeds, travellers, journeysOf }: Offers<Place>,
  selected: readonly string[],
  piece: string,
  piecesBeside: readonly string[],
): Outcome<Place> | null {
  const own = deeds.filter((choice) => choice.piece === piece).map(optionOf);
  if (!travellers.has(piece)) return own.length === 0 ? null : decide(own);
  if (own.length === 0) return { kind: 'select', pieces: toggle(selected, piece, piecesBeside) };
  return { kind: 'choose', options: [...own, ...journeysOf(piece).map(optionOf)] };
}

function optionOf<Place extends string>({ move }: Choice<Place>): Option<Place> {
  return { moves: [move] };
}

function toggle(selected: readonly string[], piece: string, piecesBeside: readonly string[]): string[] {
  if (selected.includes(piece)) return selected.filter((id) => id !== piece);
  return [...selected.filter((id) => piecesBeside.includes(id)), piece];
}

/**
 * Puts the journeys of several pieces that go the same way together: by road, or over one sea. Those that need an
 * opening follow it, after the others.
 */
function waysOf<Place extends string>(journeys: readonly Journey<Place>[]): Option<Place>[] {
  const ways = new Map<string, Journey<Place>[]>();
  for (const journey of journeys) {
    const { move, args } = journey.move;
    const way = [move, ...args.slice(1)].join(' ');
    ways.set(way, [...(ways.get(way) ?? []), journey]);
  }
  return [...ways.values()].map((together) => {
    const atOnce = together.filter(({ opening }) => opening === null);
    const behind = together.filter(({ opening }) => opening !== null);
    const [first] = behind.flatMap(({ opening }) => opening ?? []);
    const moves = [...atOnce, ...behind].map(({ move }) => move);
    if (first !== undefined) moves.splice(atOnce.length, 0, first);
    return { moves };
  });
}

function decide<Place extends string>(options: Option<Place>[]): Outcome<Place> {
  const [only] = options;
  if (options.length === 1 && 'moves' in only) return { kind: 'play', moves: only.moves };
  return { kind: 'choose', options };
}
