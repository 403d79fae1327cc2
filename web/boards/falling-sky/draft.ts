/* What of a move is chosen on the map, Region by Region and Tribe by Tribe, and what a click leads to. */
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import type { Possibility } from '../../../games/kit/legality';
import type { Argument } from '../../../games/kit/move';
import {
  type Answers,
  begun,
  type Draft,
  isOfPlaces as isDraftOfPlaces,
  type Option,
  optionsFor as optionsOf,
  type Reading,
  targetsOf as waysOf,
  wordsOfDraft as wordsOf,
} from '../../map/draft';
import { type Choices, movesFrom } from '../../table/choices/choices';
import { type Asked, askedIn, isRegion, isTribe, namesFaction, titleOf, wordFor } from './arguments';

export type { Answers, Draft, Option };

/** What can be clicked on the map. */
export interface Targets {
  regions: ReadonlySet<RegionId>;
  tribes: ReadonlySet<TribeId>;
  /** Those of the Regions where what has been chosen goes: all of them in a draft, and where a group Marches. */
  goals: ReadonlySet<string>;
}

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

const IN_WORDS: Pick<Reading, 'titleOf' | 'wordFor'> = {
  titleOf,
  wordFor: (option, { move, args }) => wordFor(askedIn(move, args.length, [option]), option),
};

/** Returns how moves are read: Regions by their ids, Tribes by {@link tribeSpot}, since some are called alike. */
function readingIn(choices: Asking): Reading {
  return {
    ...IN_WORDS,
    placesOf(option, draft, options) {
      const asked = askedOf(draft, options, choices);
      if (asked === 'region' && isRegion(option)) return [option];
      return asked === 'tribe' && isTribe(option) ? [tribeSpot(option)] : [];
    },
    isGoal: ({ move, args }) => args.length > 0 || move === 'go' || BY_THE_WAY.includes(move),
  };
}

function tribeSpot(tribe: TribeId): string {
  return `tribe ${tribe}`;
}

/** Returns what may be chosen next in a draft. */
function askedOf(draft: Draft, options: readonly Argument[], { next, label }: Asking): Asked {
  const asked = askedIn(draft.move, draft.args.length, options);
  const areFactions =
    asked === 'region' &&
    options.every((option) => {
      const [move] = movesFrom(next, draft, [...draft.args, option]);
      return namesFaction(label(move), option);
    });
  return areFactions ? 'faction' : asked;
}

function isOfPlaces(draft: Draft, choices: Asking): boolean {
  return isDraftOfPlaces(draft, choices, readingIn(choices));
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

function waysIn(choices: Answers, draft: Draft | null) {
  return waysOf(draft === null ? onMap(choices) : [draft], choices, readingIn(choices));
}

/** Returns what can be clicked: in a draft what may come next, else where a move may begin. */
export function targetsOf(choices: Answers, draft: Draft | null): Targets {
  const { ways, goals } = waysIn(choices, draft);
  const places = [...ways.keys()];
  const tribes = places.map((place) => place.replace(/^tribe /, '')).filter((_, at) => !isRegion(places[at]));
  return { regions: new Set(places.filter(isRegion)), tribes: new Set(tribes.filter(isTribe)), goals };
}

/** A place of the map: a Region with the Tribes in it, or one of its Tribes. */
export type Spot = { region: RegionId; tribes: readonly TribeId[] } | { tribe: TribeId; region: RegionId };

/** Returns the drafts that a click on a place of the map continues, or begins where none is under way. */
export function draftsAt(choices: Answers, draft: Draft | null, spot: Spot): Draft[] {
  const { ways } = waysIn(choices, draft);
  const ofRegion = ways.get(spot.region) ?? [];
  const tribes = 'tribe' in spot ? [spot.tribe] : spot.tribes;
  const ofTribes = tribes.flatMap((tribe) => ways.get(tribeSpot(tribe)) ?? []);
  return 'tribe' in spot && ofTribes.length > 0 ? ofTribes : [...ofTribes, ...ofRegion];
}

/** Returns how drafts go on; see the map's own `optionsFor`. */
export function optionsFor(choices: Asking, drafts: readonly Draft[]): Option[] {
  return optionsOf(drafts, choices, readingIn(choices));
}

/** Returns a draft in words: `March: Arverni, 3`. */
export function wordsOfDraft(draft: Draft): string {
  return wordsOf(draft, IN_WORDS);
}
