/* What a click means: from what may be done and what is selected to what is played, asked or selected next. */
import type { Possibility } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { type Choices, movesFrom } from '../table/choices';

/** What the arguments of a move stand for. An `aside` is known from the rest, or told apart in a menu. */
export type Part = 'piece' | 'card' | 'place' | 'aside';

/** A legal move and what on the board it is about. */
export interface Choice<Place extends string = string> {
  move: LegalMove;
  piece: string | null;
  place: Place | null;
  card: string | null;
}

/** What may be done on the board. Where pieces may go is worked out for those that are asked about. */
export interface Offers<Place extends string = string> {
  /** What is done at once with a piece, a card or a place. */
  deeds: readonly Choice<Place>[];
  /** The pieces that can be selected to go somewhere. */
  travellers: ReadonlySet<string>;
  /** Returns the ways of a piece. */
  journeysOf(piece: string): readonly Choice<Place>[];
}

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
  offersOf(choices: Pick<Choices, 'possible' | 'next'>): Offers<Place>;
}

/**
 * Returns the vocabulary of a game. `shapes` names the moves that are made on the map, in the hand or in the battle
 * window, by the parts of their arguments; a move without arguments is a button whatever its name. A piece that has a
 * place after it goes there, so that a click on it selects it first.
 */
export function vocabulary<Place extends string>(
  shapes: Readonly<Record<string, readonly Part[]>>,
  isPlace: (id: string) => id is Place,
): Vocabulary<Place> {
  const partsOf = (move: string): readonly Part[] => (Object.hasOwn(shapes, move) ? shapes[move] : []);
  const isJourney = ({ move, stages }: Possibility) => {
    const [first, ...others] = partsOf(move).slice(0, stages);
    return first === 'piece' && others.includes('place');
  };
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
  const offersOf = ({ possible, next }: Pick<Choices, 'possible' | 'next'>): Offers<Place> => {
    const onBoard = possible.filter(isOnBoard);
    const journeys = onBoard.filter(isJourney);
    const known = new Map<string, readonly Choice<Place>[]>();
    return {
      deeds: onBoard.filter((one) => !isJourney(one)).flatMap((one) => movesFrom(next, one).map(read)),
      travellers: new Set(journeys.flatMap(({ move }) => next(move, []).map(String))),
      journeysOf(piece) {
        const ways = known.get(piece) ?? journeys.flatMap((one) => movesFrom(next, one, [piece]).map(read));
        known.set(piece, ways);
        return ways;
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
): Map<Place, Choice<Place>[]> {
  const goals = new Map<Place, Choice<Place>[]>();
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
 * offers is played, and a place whose pieces can be acted with is opened. Several possibilities make a menu.
 */
export function onPlace<Place extends string>(
  offers: Offers<Place>,
  selected: readonly string[],
  place: Place,
  piecesThere: readonly string[],
): Outcome<Place> {
  const journeys = destinations(offers, selected).get(place);
  if (journeys !== undefined) return decide(waysOf(journeys));
  const options: Option<Place>[] = placeChoices(offers, place).map(optionOf);
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

/** Puts the journeys of several pieces that go the same way together: by road, or over one sea. */
function waysOf<Place extends string>(journeys: readonly Choice<Place>[]): Option<Place>[] {
  const ways = new Map<string, LegalMove[]>();
  for (const { move } of journeys) {
    const way = [move.move, ...move.args.slice(1)].join(' ');
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  return [...ways.values()].map((moves) => ({ moves }));
}

function decide<Place extends string>(options: Option<Place>[]): Outcome<Place> {
  const [only] = options;
  if (options.length === 1 && 'moves' in only) return { kind: 'play', moves: only.moves };
  return { kind: 'choose', options };
}
