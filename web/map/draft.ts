/* What is chosen so far of a move on the map, and what a click leads to: to a move, a menu, or the next stage. */
import type { Possibility } from '../../games/kit/legality';
import type { Argument, LegalMove } from '../../games/kit/move';
import { type Choices, movesFrom } from '../table/choices/choices';

/** A move of which some arguments are chosen. */
export interface Draft extends Possibility {
  args: readonly Argument[];
}

/** What of the table's choices the map asks. */
export type Answers = Pick<Choices, 'possible' | 'next' | 'label'>;

/** What of the table's choices tells what a move is about. */
type Asking = Pick<Choices, 'next' | 'label'>;

/** How the moves of a game are read. */
export interface Reading {
  /** Returns the places of the map where what may be chosen next is pressed; none for what is not chosen on the map. */
  placesOf(option: Argument, draft: Draft, options: readonly Argument[]): readonly string[];
  /** Says whether what is chosen next in a draft is where somebody goes. */
  isGoal(draft: Draft): boolean;
  /** Returns what a move does, in a few words. */
  titleOf(move: string): string;
  /** Returns what was chosen in a stage, in words. */
  wordFor(option: Argument, draft: Draft): string;
}

/** What a game tells of the moves that are put together on its map. A spot is what can be pressed: a place, or a part of one. */
export interface MovesOnMap extends Reading {
  /** What may be begun on the map. */
  onMap: readonly Draft[];
  /** What is begun beside it. */
  beside: readonly Draft[];
  /** Returns what a press on a spot continues, or begins where nothing is under way. */
  waysAt(spot: string, targets: Targets, isUnderWay: boolean): readonly Draft[];
  /** Returns what moves may name of a spot: of each is asked why it cannot be named. */
  namesAt(spot: string): readonly string[];
  /** Returns what a spot is called. */
  nameOf(spot: string): string;
  /** Returns what is in a spot, in words; empty for nothing. */
  contentsOf(spot: string): string;
}

/** A line of a menu: a move to be made, or more to be chosen: on the map, or in another menu. */
export type Option =
  | { words: string; move: LegalMove }
  | { words: string; draft: Draft }
  | { words: string; menu: readonly Draft[] };

/** What can be clicked on the map. */
export interface Targets {
  /** What a click on a place continues, or begins. */
  ways: ReadonlyMap<string, readonly Draft[]>;
  /** Those of the places where what has been chosen goes. */
  goals: ReadonlySet<string>;
}

/** A menu lists at most so many moves in full; of more it asks stage by stage. */
const MOST_AT_ONCE = 8;

/** Returns a move of which nothing is chosen. */
export function begun({ move, stages }: Possibility): Draft {
  return { move, stages, args: [] };
}

/** Says whether what is to be chosen next in a draft is chosen on the map. */
export function isOfPlaces(draft: Draft, { next }: Asking, reading: Pick<Reading, 'placesOf'>): boolean {
  if (isWhole(draft)) return false;
  const options = next(draft.move, draft.args);
  return options.some((option) => reading.placesOf(option, draft, options).length > 0);
}

function isWhole({ args, stages }: Draft): boolean {
  return args.length === stages;
}

/** Returns what can be clicked: in a draft what may come next, else where a move may begin. */
export function targetsOf(drafts: readonly Draft[], { next }: Asking, reading: Reading): Targets {
  const ways = new Map<string, Draft[]>();
  const goals = new Set<string>();
  for (const draft of drafts) {
    if (isWhole(draft)) continue;
    const options = next(draft.move, draft.args);
    for (const option of options) {
      const on = { ...draft, args: [...draft.args, option] };
      for (const place of reading.placesOf(option, draft, options)) {
        ways.set(place, [...(ways.get(place) ?? []), on]);
        if (reading.isGoal(draft)) goals.add(place);
      }
    }
  }
  return { ways, goals };
}

/**
 * Returns how drafts go on. What has one way only goes it by itself; what asks for a place next is a line that leads back to
 * the map; of the others all moves are listed, or the next stage where they are many.
 */
export function optionsFor(drafts: readonly Draft[], choices: Asking, reading: Reading): Option[] {
  const { next, label } = choices;
  const ready = drafts.map((draft) => advanced(draft, next));
  const movesOf = (draft: Draft) => movesFrom(next, draft, draft.args);
  const others = ready.filter((draft) => !isOfPlaces(draft, choices, reading));
  const areFew = others.flatMap(movesOf).length <= MOST_AT_ONCE;
  return ready.flatMap((draft): Option[] => {
    if (isOfPlaces(draft, choices, reading)) return [{ words: wordsOfDraft(draft, reading), draft }];
    if (areFew || isWhole(draft)) return movesOf(draft).map((move) => ({ words: label(move), move }));
    if (ready.length > 1) return [{ words: wordsOfDraft(draft, reading), menu: [draft] }];
    return next(draft.move, draft.args).map((option) => {
      const on = advanced({ ...draft, args: [...draft.args, option] }, next);
      const words = reading.wordFor(option, draft);
      if (isOfPlaces(on, choices, reading)) return { words, draft: on };
      const [move, ...more] = movesOf(on);
      return more.length === 0 ? { words: label(move), move } : { words, menu: [on] };
    });
  });
}

/** Goes on with a draft as long as there is one way only. */
function advanced(draft: Draft, next: Choices['next']): Draft {
  let on = draft;
  while (!isWhole(on)) {
    const options = next(on.move, on.args);
    if (options.length !== 1) break;
    on = { ...on, args: [...on.args, options[0]] };
  }
  return on;
}

/** Returns a draft in words: `March: Arverni, 3`. */
export function wordsOfDraft(draft: Draft, reading: Pick<Reading, 'titleOf' | 'wordFor'>): string {
  const words = draft.args.map((argument, stage) =>
    reading.wordFor(argument, { ...draft, args: draft.args.slice(0, stage) }),
  );
  return words.length === 0
    ? reading.titleOf(draft.move)
    : `${reading.titleOf(draft.move)}: ${words.join(', ')}`;
}

/** Says whether a draft can still go on. */
export function isAlive({ move, args }: Draft, { possible, next }: Answers): boolean {
  return possible.some((one) => one.move === move) && next(move, args).length > 0;
}
