/* Which of the moves are begun on the map, beside it, in the hand, or at the prompt. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type { Possibility } from '../../../games/kit/legality';
import { type Answers, begun, type Draft, isOfPlaces, type MovesOnMap, type Targets } from '../../map/draft';
import type { Role } from '../../table/board';
import type { Choices } from '../../table/choices/choices';
import { isOfCards, readingOf } from './arguments';
import { contentsOf } from './facts';
import { spaceOfMarch } from './underWay';

/** What a group may do where it stands besides going on or stopping. */
const BY_THE_WAY: readonly string[] = ['leave', 'take', 'enter', 'removeMarker', 'siege', 'sortie'];

/** Moves of which nobody asks where they are made: they stand at the prompt, and in the menu of their space as well. */
const AT_PROMPT: readonly string[] = [
  ...BY_THE_WAY,
  'lose',
  'appoint',
  'send',
  'shelter',
  'displace',
  'bring',
  'withdraw',
];

/** What gives up what is offered, or a reroll. */
const DECLINES: readonly string[] = ['pass', 'decline', 'declineAll', 'keepNone'];

/** Returns what a move is to what is asked. */
export function roleOf(move: string): Role | undefined {
  if (DECLINES.includes(move)) return 'decline';
  return BY_THE_WAY.includes(move) ? 'extra' : undefined;
}

/** The move that is made on the dice of a battle (13.5). */
const ON_DICE = 'reroll';

/** Says whether a move is chosen on the map or in the hand; all others are buttons at the prompt. */
export function isOnBoard(possible: Possibility, choices: Pick<Choices, 'next' | 'label'>, G: G): boolean {
  if (possible.stages === 0 || AT_PROMPT.includes(possible.move)) return false;
  if (isOfCards(possible.move) || possible.move === ON_DICE) return true;
  return isOfPlaces(begun(possible), choices, readingOf(G));
}

/** Returns the moves that are begun on the map. */
export function onMap({ possible, next, label }: Answers, G: G): Draft[] {
  const reading = readingOf(G);
  return possible
    .filter(({ move, stages }) => stages > 0 && !isOfCards(move))
    .map(begun)
    .filter((draft) => isOfPlaces(draft, { next, label }, reading));
}

/** Returns what a press on a space leads to; where the group stands that moves, also the moves about no place, such as to stop. */
export function waysOf(
  space: string,
  { ways }: Targets,
  possible: readonly Possibility[],
  G: G,
): readonly Draft[] {
  const here = ways.get(space) ?? [];
  if (here.length === 0 || space !== spaceOfMarch(G)) return here;
  return [...here, ...possible.filter(({ stages }) => stages === 0).map(begun)];
}

const NOTHING: readonly Draft[] = [];

/** Returns what the map asks of the moves of a state. */
export function movesOnMap(choices: Answers, G: G): MovesOnMap {
  const { space: spaces } = boxOf(G);
  return {
    ...readingOf(G),
    onMap: onMap(choices, G),
    beside: NOTHING,
    waysAt: (space, targets, isUnderWay) => waysOf(space, targets, isUnderWay ? [] : choices.possible, G),
    namesAt: (space) => [space],
    nameOf: (space) => spaces[space].name,
    contentsOf: (space) => contentsOf(G, space),
  };
}
