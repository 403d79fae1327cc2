/* What is chosen so far of a move on the map, and what a click leads to: to a move, a menu, or the next stage. */
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import type { Possibility } from '../../../games/kit/legality';
import type { Argument, LegalMove } from '../../../games/kit/move';
import { type Choices, movesFrom } from '../../table/choices';
import { type Asked, askedIn, isRegion, isTribe, namesFaction, titleOf, wordFor } from './arguments';

/** A move of which some arguments are chosen. */
export interface Draft extends Possibility {
  args: readonly Argument[];
}

/** What of the table's choices the map asks. */
export type Answers = Pick<Choices, 'possible' | 'next' | 'label'>;

/** A line of a menu: a move to be made, or more to be chosen: on the map, or in another menu. */
export type Option =
  | { words: string; move: LegalMove }
  | { words: string; draft: Draft }
  | { words: string; menu: readonly Draft[] };

/** What can be clicked on the map. */
export interface Targets {
  regions: ReadonlySet<RegionId>;
  tribes: ReadonlySet<TribeId>;
  /** Those of the Regions where what has been chosen goes: all of them in a draft, and where a group Marches. */
  goals: ReadonlySet<RegionId>;
}

/** A menu lists at most so many moves in full; of more it asks stage by stage. */
const MOST_AT_ONCE = 8;
/** So many moves that are not about places fit beside the prompt. */
const MOST_AT_PROMPT = 6;

/** What is done with other players whoever decides, which has a panel of its own (1.5.2). */
const NEGOTIATIONS: readonly string[] = ['transfer', 'standing'];

/** What of the table's choices tells what a move is about. */
type Asking = Pick<Choices, 'next' | 'label'>;

/** What may be done besides what is asked: it is begun beside the map, so that the map shows only what is asked. */
const BY_THE_WAY: readonly string[] = ['remove', 'reduce', 'vercingetorix'];

/** Says whether a move is chosen on the map or beside it; all others are buttons at the prompt. */
export function isOnBoard(possible: Possibility, choices: Asking): boolean {
  if (possible.stages === 0) return false;
  if (NEGOTIATIONS.includes(possible.move)) return true;
  return isOfPlaces(begun(possible), choices) || movesFrom(choices.next, possible).length > MOST_AT_PROMPT;
}

function begun({ move, stages }: Possibility): Draft {
  return { move, stages, args: [] };
}

/** Returns what may be chosen next in a draft, and what that is. */
function stageOf(draft: Draft, { next, label }: Asking): { asked: Asked; options: readonly Argument[] } {
  const options = next(draft.move, draft.args);
  const asked = askedIn(draft.move, draft.args.length, options);
  const areFactions =
    asked === 'region' &&
    options.every((option) => {
      const [move] = movesFrom(next, draft, [...draft.args, option]);
      return namesFaction(label(move), option);
    });
  return { asked: areFactions ? 'faction' : asked, options };
}

function isOfPlaces(draft: Draft, choices: Asking): boolean {
  if (isWhole(draft)) return false;
  const { asked } = stageOf(draft, choices);
  return asked === 'region' || asked === 'tribe';
}

function isWhole({ args, stages }: Draft): boolean {
  return args.length === stages;
}

/** Returns all that can be begun, on the map or beside it. */
function draftsOf(choices: Answers): Draft[] {
  return choices.possible
    .filter((one) => isOnBoard(one, choices) && !NEGOTIATIONS.includes(one.move))
    .map(begun);
}

/** Returns the moves that are begun beside the map: what is about no place, and what is done by the way. */
export function besideMap(choices: Answers): Draft[] {
  return draftsOf(choices).filter((draft) => !isOnMap(draft, choices));
}

/** Returns the moves that are begun on the map. */
export function onMap(choices: Answers): Draft[] {
  return draftsOf(choices).filter((draft) => isOnMap(draft, choices));
}

function isOnMap(draft: Draft, choices: Asking): boolean {
  return isOfPlaces(draft, choices) && !BY_THE_WAY.includes(draft.move);
}

/** Returns what can be clicked: in a draft what may come next, else where a move may begin. */
export function targetsOf(choices: Answers, draft: Draft | null): Targets {
  const regions = new Set<RegionId>();
  const tribes = new Set<TribeId>();
  const goals = new Set<RegionId>();
  for (const each of draft === null ? onMap(choices) : [draft]) {
    if (isWhole(each)) continue;
    const { asked, options } = stageOf(each, choices);
    for (const option of options) {
      if (asked === 'region' && isRegion(option)) {
        regions.add(option);
        if (draft !== null || each.move === 'go') goals.add(option);
      }
      if (asked === 'tribe' && isTribe(option)) tribes.add(option);
    }
  }
  return { regions, tribes, goals };
}

/** A place of the map: a Region with the Tribes in it, or one of its Tribes. */
export type Spot = { region: RegionId; tribes: readonly TribeId[] } | { tribe: TribeId; region: RegionId };

/** Returns the drafts that a click on a place of the map continues, or begins where none is under way. */
export function draftsAt(choices: Answers, draft: Draft | null, spot: Spot): Draft[] {
  const [ofRegion, ofTribes]: [Draft[], Draft[]] = [[], []];
  for (const each of draft === null ? onMap(choices) : [draft]) {
    if (isWhole(each)) continue;
    const { asked, options } = stageOf(each, choices);
    for (const option of options) {
      const on = { ...each, args: [...each.args, option] };
      if (asked === 'region' && option === spot.region) ofRegion.push(on);
      if (asked === 'tribe' && isAt(spot, option)) ofTribes.push(on);
    }
  }
  return 'tribe' in spot && ofTribes.length > 0 ? ofTribes : [...ofTribes, ...ofRegion];
}

function isAt(spot: Spot, option: Argument): boolean {
  return 'tribe' in spot ? option === spot.tribe : spot.tribes.some((tribe) => tribe === option);
}

/**
 * Returns how drafts go on. What has one way only goes it by itself; what asks for a place next is a line that leads back to
 * the map; of the others all moves are listed, or the next stage where they are many.
 */
export function optionsFor(choices: Asking, drafts: readonly Draft[]): Option[] {
  const { next, label } = choices;
  const ready = drafts.map((draft) => advanced(draft, next));
  const movesOf = (draft: Draft) => movesFrom(next, draft, draft.args);
  const others = ready.filter((draft) => !isOfPlaces(draft, choices));
  const areFew = others.flatMap(movesOf).length <= MOST_AT_ONCE;
  return ready.flatMap((draft): Option[] => {
    if (isOfPlaces(draft, choices)) return [{ words: wordsOfDraft(draft), draft }];
    if (areFew || isWhole(draft)) return movesOf(draft).map((move) => ({ words: label(move), move }));
    if (ready.length > 1) return [{ words: wordsOfDraft(draft), menu: [draft] }];
    const { asked, options } = stageOf(draft, choices);
    return options.map((option) => {
      const on = advanced({ ...draft, args: [...draft.args, option] }, next);
      const words = wordFor(asked, option);
      if (isOfPlaces(on, choices)) return { words, draft: on };
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
export function wordsOfDraft({ move, args }: Draft): string {
  const words = args.map((argument, stage) => wordFor(askedIn(move, stage, [argument]), argument));
  return words.length === 0 ? titleOf(move) : `${titleOf(move)}: ${words.join(', ')}`;
}

/** Says whether a draft can still go on. */
export function isAlive({ possible, next }: Answers, { move, args }: Draft): boolean {
  return possible.some((one) => one.move === move) && next(move, args).length > 0;
}
