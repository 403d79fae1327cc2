/* What a click means: from the legal moves and what is selected to what is played, asked or selected next. */
import type { LegalMove } from '../../games/kit/move';

/** What the arguments of a move stand for. An `aside` is known from the rest, or told apart in a menu. */
export type Part = 'block' | 'card' | 'place' | 'aside';

/** A legal move and what on the board it is about. */
export interface Choice<Place extends string = string> {
  move: LegalMove;
  block: string | null;
  place: Place | null;
  card: string | null;
}

/** One line of a menu: the moves it makes one after another, or the place it opens. */
export type Option<Place extends string = string> = { moves: LegalMove[] } | { open: Place };

/** What a click leads to. */
export type Outcome<Place extends string = string> =
  | { kind: 'play'; moves: LegalMove[] }
  | { kind: 'choose'; options: Option<Place>[] }
  | { kind: 'select'; blocks: string[] }
  | { kind: 'open'; place: Place };

/** How the moves of a game are made on its board. */
export interface Vocabulary<Place extends string> {
  /** Says whether a move is offered on the board itself, so that no button is needed for it. */
  isOnBoard(move: LegalMove): boolean;
  /** Returns what on the board each legal move is about; moves that are buttons of the table are left out. */
  choicesOf(legal: readonly LegalMove[]): Choice<Place>[];
}

/**
 * Returns the vocabulary of a game. `shapes` names the moves that are made on the map, in the hand or in the battle
 * window, by the parts of their arguments; a move without arguments is a button whatever its name.
 */
export function vocabulary<Place extends string>(
  shapes: Readonly<Record<string, readonly Part[]>>,
  isPlace: (id: string) => id is Place,
): Vocabulary<Place> {
  const isOnBoard = ({ move, args }: LegalMove) => Object.hasOwn(shapes, move) && args.length > 0;
  const read = (move: LegalMove): Choice<Place> => {
    const choice: Choice<Place> = { move, block: null, place: null, card: null };
    shapes[move.move].forEach((part, index) => {
      const value = String(move.args[index]);
      if (part === 'block') choice.block = value;
      else if (part === 'card') choice.card = value;
      else if (part === 'place' && isPlace(value)) choice.place = value;
    });
    return choice;
  };
  return { isOnBoard, choicesOf: (legal) => legal.filter(isOnBoard).map(read) };
}

/** Says whether a block goes somewhere with this choice, so that a click on it selects it first. */
function isJourney({ block, place }: Choice): boolean {
  return block !== null && place !== null;
}

/** Returns the blocks that can be acted with. */
export function blocksOffered(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap(({ block }) => block ?? []));
}

/** Returns the blocks that can be selected to go somewhere. */
export function travellers(choices: readonly Choice[]): Set<string> {
  return new Set(choices.filter(isJourney).flatMap(({ block }) => block ?? []));
}

/** Returns the choices a click on a place makes without a block. */
export function placeChoices<Place extends string>(
  choices: readonly Choice<Place>[],
  place: Place,
): Choice<Place>[] {
  return choices.filter((choice) => choice.block === null && choice.place === place);
}

/** Returns the places the selected blocks, or some of them, can go to, with the choices for each. */
export function destinations<Place extends string>(
  choices: readonly Choice<Place>[],
  selected: readonly string[],
): Map<Place, Choice<Place>[]> {
  const goals = new Map<Place, Choice<Place>[]>();
  for (const choice of choices) {
    const { block, place } = choice;
    if (block === null || place === null || !selected.includes(block)) continue;
    goals.set(place, [...(goals.get(place) ?? []), choice]);
  }
  return goals;
}

/** Returns the selected blocks that still can be selected. */
export function keepSelectable(choices: readonly Choice[], selected: readonly string[]): string[] {
  const able = travellers(choices);
  return selected.filter((id) => able.has(id));
}

/**
 * Returns what a click on a place leads to: where the selected blocks can go there they go, what else the place
 * offers is played, and a place whose blocks can be acted with is opened. Several possibilities make a menu.
 */
export function onPlace<Place extends string>(
  choices: readonly Choice<Place>[],
  selected: readonly string[],
  place: Place,
  blocksThere: readonly string[],
): Outcome<Place> {
  const journeys = destinations(choices, selected).get(place);
  if (journeys !== undefined) return decide(waysOf(journeys));
  const options: Option<Place>[] = placeChoices(choices, place).map(({ move }) => ({ moves: [move] }));
  if (options.length === 0) return { kind: 'open', place };
  const offered = blocksOffered(choices);
  if (blocksThere.some((id) => offered.has(id))) options.push({ open: place });
  return decide(options);
}

/** Returns what a click on a block leads to. Blocks that are selected together stand in one place. */
export function onBlock<Place extends string>(
  choices: readonly Choice<Place>[],
  selected: readonly string[],
  block: string,
  blocksBeside: readonly string[],
): Outcome<Place> | null {
  const own = choices.filter((choice) => choice.block === block);
  const deeds: Option<Place>[] = own
    .filter((choice) => !isJourney(choice))
    .map(({ move }) => ({ moves: [move] }));
  if (own.some(isJourney)) {
    if (deeds.length === 0) return { kind: 'select', blocks: toggle(selected, block, blocksBeside) };
    const ways = own.filter(isJourney).map((choice): Option<Place> => ({ moves: [choice.move] }));
    return { kind: 'choose', options: [...deeds, ...ways] };
  }
  return deeds.length === 0 ? null : decide(deeds);
}

function toggle(selected: readonly string[], block: string, blocksBeside: readonly string[]): string[] {
  if (selected.includes(block)) return selected.filter((id) => id !== block);
  return [...selected.filter((id) => blocksBeside.includes(id)), block];
}

/** Puts the journeys of several blocks that go the same way together: by road, or over one sea. */
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
