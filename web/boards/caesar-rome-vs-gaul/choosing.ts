/* Which of the moves are begun on the map, beside it, in the hand, or at the prompt. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type { Possibility } from '../../../games/kit/legality';
import { type Answers, begun, type Draft, isOfPlaces, type MovesOnMap, type Targets } from '../../map/draft';
import { type Choices, movesFrom } from '../../table/choices/choices';
import { isOfCards, readingOf } from './arguments';
import { contentsOf } from './facts';
import { spaceOfMarch } from './underWay';

/** So many moves with pieces, or about no place, fit beside the prompt. */
const MOST_AT_PROMPT = 6;

/** Moves that change who goes along, and how many of each fit there: they are made in the menu of the space as well. */
const OF_COMPANY: readonly string[] = ['leave', 'take'];
const MOST_OF_COMPANY = 2;

/** The move that is made on the dice of a battle (13.5). */
const ON_DICE = 'reroll';

/** Says whether a move is chosen on the map, beside it or in the hand; all others are buttons at the prompt. */
export function isOnBoard(possible: Possibility, choices: Pick<Choices, 'next' | 'label'>, G: G): boolean {
  if (possible.stages === 0) return false;
  if (isOfCards(possible.move) || possible.move === ON_DICE) return true;
  if (!isAtPrompt(possible, choices, G)) return true;
  const most = OF_COMPANY.includes(possible.move) ? MOST_OF_COMPANY : MOST_AT_PROMPT;
  return movesFrom(choices.next, possible).length > most;
}

/** What is about one place only, or about none, is said at the prompt as well as on the map. */
function isAtPrompt(possible: Possibility, { next }: Pick<Choices, 'next'>, G: G): boolean {
  const draft = begun(possible);
  const reading = readingOf(G);
  const options = next(draft.move, []);
  const places = new Set(options.flatMap((option) => reading.placesOf(option, draft, options)));
  if (places.size === 0) return true;
  return places.size === 1 && options.length > 0 && !reading.isGoal(draft);
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

/** Returns the moves that are begun beside the map, since they are about no place and too many for the prompt. */
export function besideMap({ possible, next, label }: Answers, G: G): Draft[] {
  const reading = readingOf(G);
  return possible
    .filter((one) => isOnBoard(one, { next, label }, G) && !isOfCards(one.move) && one.move !== ON_DICE)
    .map(begun)
    .filter((draft) => !isOfPlaces(draft, { next, label }, reading));
}

/** Returns what the map asks of the moves of a state. */
export function movesOnMap(choices: Answers, G: G): MovesOnMap {
  const { space: spaces } = boxOf(G);
  return {
    ...readingOf(G),
    onMap: onMap(choices, G),
    beside: besideMap(choices, G),
    waysAt: (space, targets, isUnderWay) => waysOf(space, targets, isUnderWay ? [] : choices.possible, G),
    namesAt: (space) => [space],
    nameOf: (space) => spaces[space].name,
    contentsOf: (space) => contentsOf(G, space),
  };
}
