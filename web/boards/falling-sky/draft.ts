/* What of a move is chosen on the map, Region by Region and Tribe by Tribe, and what a click leads to. */
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import { LIES } from '../../../games/falling-sky/pieces/force';
import { regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { Boxed } from '../../../games/kit/components/boxes';
import { findFrame } from '../../../games/kit/frame';
import type { Possibility } from '../../../games/kit/legality';
import type { Argument } from '../../../games/kit/move';
import {
  type Answers,
  begun,
  type Draft,
  isOfPlaces as isDraftOfPlaces,
  type MovesOnMap,
  type Reading,
  type Targets,
} from '../../map/draft';
import type { Role } from '../../table/board';
import { type Choices, movesFrom } from '../../table/choices/choices';
import { wordsOf } from '../../ui/words';
import {
  type Asked,
  askedIn,
  isRegion,
  isTribe,
  namesFaction,
  titleOf,
  tribeTitle,
  troopsIn,
  wordFor,
} from './arguments';
import { contentsOf } from './facts';
import { REGION_IDS } from './geography';

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
  return !DEALS.includes(possible.move) && isOfPlaces(begun(possible), choices);
}

/** What is asked of other Factions. */
const DEALS: readonly string[] = [
  'passage',
  'pieces',
  'supply',
  'ask',
  'askSupply',
  'askQuarters',
  ...NEGOTIATIONS,
];

/** What gives up what is offered, or pieces. */
const DECLINES: readonly string[] = ['pass', 'removeAll'];

/** Returns what a move is to what is asked; the move by which Losses are taken is called as that by which pieces are removed at will. */
export function roleOf(move: string, G: G): Role | undefined {
  if (findFrame(G, 'losses') !== undefined) return DEALS.includes(move) ? 'deal' : undefined;
  if (DEALS.includes(move)) return 'deal';
  if (DECLINES.includes(move)) return 'decline';
  return move === 'ability' || BY_THE_WAY.includes(move) ? 'extra' : undefined;
}

/** Returns how moves are read: Regions by their ids, Tribes by {@link tribeSpot}, since some are called alike. */
export function readingIn(state: Boxed, choices: Asking): Reading {
  return {
    ...placesIn(choices),
    titleOf,
    wordFor(option, draft) {
      if (!isLie(option)) return wordFor(state, askedIn(draft.move, draft.args.length, [option]), option);
      const [move] = movesFrom(choices.next, draft, [...draft.args, option]);
      return (move && troopsIn(choices.label(move))) ?? wordsOf(String(option));
    },
    isGoal: ({ move, args }) => args.length > 0 || move === 'go' || BY_THE_WAY.includes(move),
  };
}

function placesIn(choices: Asking): Pick<Reading, 'placesOf'> {
  return {
    placesOf(option, draft, options) {
      const asked = askedOf(draft, options, choices);
      if (asked === 'region' && isRegion(option)) return [option];
      return asked === 'tribe' && isTribe(option) ? [tribeSpot(option)] : [];
    },
  };
}

function isLie(option: Argument): boolean {
  return LIES.some((lie) => lie === option);
}

/** Returns the spot of a Tribe. */
export function tribeSpot(tribe: TribeId): string {
  return `tribe ${tribe}`;
}

/** The moves that may begin with a Faction, some of which are called like Regions. */
const OF_FACTIONS: readonly string[] = [...DEALS, 'choose', 'piece', 'exchange'];

/** Returns what may be chosen next in a draft. */
function askedOf(draft: Draft, options: readonly Argument[], { next, label }: Asking): Asked {
  const asked = askedIn(draft.move, draft.args.length, options);
  const areFactions =
    asked === 'region' &&
    (draft.args.length > 0 || OF_FACTIONS.includes(draft.move)) &&
    options.every((option) => {
      const [move] = movesFrom(next, draft, [...draft.args, option]);
      return namesFaction(label(move), option);
    });
  return areFactions ? 'faction' : asked;
}

function isOfPlaces(draft: Draft, choices: Asking): boolean {
  return isDraftOfPlaces(draft, choices, placesIn(choices));
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

/** Returns the Tribe of a spot that is one; null for a Region. */
export function tribeOf(spot: string): TribeId | null {
  const name = spot.replace(/^tribe /, '');
  return name !== spot && isTribe(name) ? name : null;
}

/** Returns what a press on a spot continues, or begins: on a Region also what is about its Tribes. */
export function waysAt(G: G, spot: string, { ways }: Pick<Targets, 'ways'>): readonly Draft[] {
  return [...(isRegion(spot) ? tribesIn(G, spot).map(({ id }) => tribeSpot(id)) : []), spot].flatMap(
    (each) => ways.get(each) ?? [],
  );
}

/** Returns what the map asks of the moves of a state. */
export function movesOnMap(choices: Answers, G: G): MovesOnMap {
  return {
    ...readingIn(G, choices),
    onMap: onMap(choices),
    beside: besideMap(choices),
    waysAt: (spot, targets) => waysAt(G, spot, targets),
    namesAt(spot) {
      const tribe = tribeOf(spot);
      const tribes = isRegion(spot) ? tribesIn(G, spot).map(({ id }) => id) : [];
      return tribe === null ? [spot, ...tribes] : [tribe, regionOf(G, spot)];
    },
    nameOf(spot) {
      const tribe = tribeOf(spot);
      return tribe === null ? regionName(G, regionOf(G, spot)) : tribeTitle(G, tribe);
    },
    contentsOf: (spot) => (isRegion(spot) ? contentsOf(G, spot) : ''),
  };
}

/** Returns the Region of a spot. Throws for what is on no map. */
export function regionOf(G: G, spot: string): RegionId {
  const tribe = tribeOf(spot);
  const region = isRegion(spot)
    ? spot
    : REGION_IDS.find((each) => tribesIn(G, each).some(({ id }) => id === tribe));
  if (region === undefined) throw new Error(`there is no ${spot} on the map`);
  return region;
}
