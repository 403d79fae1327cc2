/* What a click means: from the legal moves and what is selected to what is played, asked or selected next. */
import { isCity, isSea, type PlaceId } from '../../../games/julius-caesar/map';
import type { LegalMove } from '../../../games/kit/rulebook';

/** What the arguments of a move stand for. An `aside` is known from the rest, or told apart in a menu. */
type Part = 'block' | 'card' | 'place' | 'aside';

/** The moves that are made on the map, in the hand or in the battle window, by the parts of their arguments. */
const SHAPES: Readonly<Record<string, readonly Part[]>> = {
  pick: ['block'],
  swap: ['block'],
  discard: ['card'],
  play: ['card'],
  group: ['place'],
  move: ['block', 'place'],
  embark: ['block', 'place'],
  sail: ['place'],
  land: ['place'],
  main: ['aside', 'place'],
  target: ['place'],
  defect: ['place'],
  levy: ['block'],
  raise: ['place'],
  fight: ['place'],
  surprise: ['place'],
  fire: ['block'],
  retreat: ['block', 'place'],
  retreatBySea: ['block', 'place', 'aside'],
  pass: ['block'],
  take: ['block'],
  regroup: ['block', 'place'],
  port: ['block', 'place'],
  disband: ['block'],
};

/** A legal move and what on the board it is about. */
export interface Choice {
  move: LegalMove;
  block: string | null;
  place: PlaceId | null;
  card: string | null;
}

/** One line of a menu: the moves it makes one after another, or the place it opens. */
export type Option = { moves: LegalMove[] } | { open: PlaceId };

/** What a click leads to. */
export type Outcome =
  | { kind: 'play'; moves: LegalMove[] }
  | { kind: 'choose'; options: Option[] }
  | { kind: 'select'; blocks: string[] }
  | { kind: 'open'; place: PlaceId };

/** Says whether a move is offered on the board itself, so that no button is needed for it. */
export function isOnBoard({ move }: LegalMove): boolean {
  return Object.hasOwn(SHAPES, move);
}

/** Returns what on the board each legal move is about; moves that are buttons of the table are left out. */
export function choicesOf(legal: readonly LegalMove[]): Choice[] {
  return legal.filter(isOnBoard).map(read);
}

function read(move: LegalMove): Choice {
  const choice: Choice = { move, block: null, place: null, card: null };
  SHAPES[move.move].forEach((part, index) => {
    const value = String(move.args[index]);
    if (part === 'block') choice.block = value;
    else if (part === 'card') choice.card = value;
    else if (part === 'place' && isPlace(value)) choice.place = value;
  });
  return choice;
}

/** Says whether an id is that of a place of the map. */
export function isPlace(id: string): id is PlaceId {
  return isCity(id) || isSea(id);
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
export function placeChoices(choices: readonly Choice[], place: PlaceId): Choice[] {
  return choices.filter((choice) => choice.block === null && choice.place === place);
}

/** Returns the places the selected blocks, or some of them, can go to, with the choices for each. */
export function destinations(
  choices: readonly Choice[],
  selected: readonly string[],
): Map<PlaceId, Choice[]> {
  const goals = new Map<PlaceId, Choice[]>();
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
export function onPlace(
  choices: readonly Choice[],
  selected: readonly string[],
  place: PlaceId,
  blocksThere: readonly string[],
): Outcome {
  const journeys = destinations(choices, selected).get(place);
  if (journeys !== undefined) return decide(waysOf(journeys));
  const options: Option[] = placeChoices(choices, place).map(({ move }) => ({ moves: [move] }));
  if (options.length === 0) return { kind: 'open', place };
  const offered = blocksOffered(choices);
  if (blocksThere.some((id) => offered.has(id))) options.push({ open: place });
  return decide(options);
}

/** Returns what a click on a block leads to. Blocks that are selected together stand in one place. */
export function onBlock(
  choices: readonly Choice[],
  selected: readonly string[],
  block: string,
  blocksBeside: readonly string[],
): Outcome | null {
  const own = choices.filter((choice) => choice.block === block);
  const deeds: Option[] = own.filter((choice) => !isJourney(choice)).map(({ move }) => ({ moves: [move] }));
  if (own.some(isJourney)) {
    if (deeds.length === 0) return { kind: 'select', blocks: toggle(selected, block, blocksBeside) };
    const ways = own.filter(isJourney).map((choice): Option => ({ moves: [choice.move] }));
    return { kind: 'choose', options: [...deeds, ...ways] };
  }
  return deeds.length === 0 ? null : decide(deeds);
}

function toggle(selected: readonly string[], block: string, blocksBeside: readonly string[]): string[] {
  if (selected.includes(block)) return selected.filter((id) => id !== block);
  return [...selected.filter((id) => blocksBeside.includes(id)), block];
}

/** Puts the journeys of several blocks that go the same way together: by road, or over one sea. */
function waysOf(journeys: readonly Choice[]): Option[] {
  const ways = new Map<string, LegalMove[]>();
  for (const { move } of journeys) {
    const way = [move.move, ...move.args.slice(1)].join(' ');
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  return [...ways.values()].map((moves) => ({ moves }));
}

function decide(options: Option[]): Outcome {
  const [only] = options;
  if (options.length === 1 && 'moves' in only) return { kind: 'play', moves: only.moves };
  return { kind: 'choose', options };
}

/** Says whether two moves are the same. */
export function sameMove(a: LegalMove, b: LegalMove): boolean {
  return (
    a.move === b.move &&
    a.args.length === b.args.length &&
    a.args.every((arg, index) => arg === b.args[index])
  );
}

/**
 * Returns what is to be sent next of moves queued one after another, and what stays queued. Moves that have become
 * illegal (a road is full) fall out. While the move sent last is still legal it has not arrived, and nothing is sent.
 */
export function nextInQueue(
  queue: readonly LegalMove[],
  legal: readonly LegalMove[],
  sent: LegalMove | null,
): { send: LegalMove | null; rest: LegalMove[] } {
  const isLegal = (move: LegalMove) => legal.some((other) => sameMove(move, other));
  if (sent !== null && isLegal(sent)) return { send: null, rest: [...queue] };
  const good = queue.filter(isLegal);
  return { send: good[0] ?? null, rest: good.slice(1) };
}
