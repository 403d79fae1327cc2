/* Which of the moves are begun on the map, and which at the prompt. */
import type { G } from '../../../games/alesia/state';
import { topFrame } from '../../../games/kit/frame';
import type { Possibility } from '../../../games/kit/legality';
import { type Answers, begun, type Draft, isOfPlaces, type MovesOnMap } from '../../map/draft';
import type { Role } from '../../table/board';
import type { Choices } from '../../table/choices/choices';
import { placeName, readingOf } from './arguments';
import { placeText } from './facts';
import { forcesIn } from './forces';
import { ordersIn } from './orders';

/** The moves that are made in panels and windows. */
export const IN_PANELS: readonly string[] = ['order', 'deploy'];

/** Returns what a move is to what is asked: to hold fire or to advance no further lets something go, standing orders come by the way. */
export function roleOf(move: string, G: G): Role | undefined {
  if (move === 'hold' || (move === 'done' && topFrame(G).step === 'advance')) return 'decline';
  return move === 'order' ? 'extra' : undefined;
}

/** Says whether a move is chosen on the map or in a panel; all others are buttons at the prompt. */
export function isOnBoard(possible: Possibility, choices: Pick<Choices, 'next' | 'label'>, G: G): boolean {
  if (possible.stages === 0) return false;
  if (IN_PANELS.includes(possible.move)) return true;
  if (isOfPlaces(begun(possible), choices, readingOf(G))) return true;
  return possible.stages > 1;
}

/** Returns the moves that are begun by a press on the map and are no orders to counters. */
export function onMap(choices: Answers, G: G): Draft[] {
  const reading = readingOf(G);
  const orders = ordersIn(choices, G);
  return choices.possible
    .filter(({ move, stages }) => stages > 0 && !orders.moves.includes(move) && !IN_PANELS.includes(move))
    .map(begun)
    .filter((draft) => isOfPlaces(draft, choices, reading));
}

/** Returns the moves that are begun beside the map, since they are about no place and too many for the prompt. */
export function besideMap(choices: Answers, G: G): Draft[] {
  const orders = ordersIn(choices, G);
  return choices.possible
    .filter((one) => isOnBoard(one, choices, G) && ![...orders.moves, ...IN_PANELS].includes(one.move))
    .map(begun)
    .filter((draft) => !isOfPlaces(draft, choices, readingOf(G)));
}

/** Returns what the map asks of the moves of a state that are no orders to counters. */
export function movesOnMap(choices: Answers, G: G): MovesOnMap {
  return {
    ...readingOf(G),
    onMap: onMap(choices, G),
    beside: besideMap(choices, G),
    waysAt: (place, { ways }) => ways.get(place) ?? [],
    namesAt: (place) => [place, ...forcesIn(G, place).map(({ id }) => id)],
    nameOf: (place) => placeName(G, place),
    contentsOf: (place) => placeText(G, place),
  };
}
