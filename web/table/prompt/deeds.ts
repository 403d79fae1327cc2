/* Where each thing that can be done stands, by what kind of thing it is, and which of all buttons is the bright one. */

import type { Stacked } from '../../../games/kit/frame';
import type { Possibility } from '../../../games/kit/legality';
import type { LegalMove } from '../../../games/kit/move';
import { wordsOf } from '../../ui/words';
import type { BoardModule, Role } from '../board';
import { type Choices, movesFrom } from '../choices/choices';

/** What tells the kinds of moves of a game apart. */
interface Sorting {
  /** Says whether the board itself offers a move. */
  isOnBoard(possible: Possibility): boolean;
  roleOf(move: string): Role;
  /** Returns what moves of a kind do, in a few words. */
  titleOf(move: string): string;
}

/** Moves of a kind at the prompt: a button for each, or a menu of them. */
export interface Deed {
  /** The name of the moves, or `deals`. */
  kind: string;
  moves: readonly LegalMove[];
  /** What the button of the menu says; null where each move has a button. */
  menu: string | null;
}

/** What stands at the prompt. */
export interface Deeds {
  /** In the order in which they stand. */
  deeds: readonly Deed[];
  /** The move whose button is bright; null where what most people do next is done on the board, or where nothing is so. */
  bright: LegalMove | null;
}

/** Moves of a kind have a button each up to this number. */
const MOST_BUTTONS = 4;

const NO_DEEDS: Deeds = { deeds: [], bright: null };

/** Returns how the board of a game sorts the moves of a state. */
function sortingOf(
  board: Pick<BoardModule, 'isOnBoard' | 'roleOf' | 'titleOf'>,
  choices: Choices,
  G: Stacked,
): Sorting {
  return {
    isOnBoard: (one) => board.isOnBoard(one, choices, G),
    roleOf: (move) => board.roleOf?.(move, G) ?? 'answer',
    titleOf: (move) => board.titleOf?.(move) ?? wordsOf(move),
  };
}

/**
 * Returns what stands at the prompt: answers first, then what declines or is done by the way, and what is asked of others in one
 * menu. Bright is the one answer that gives nothing up, where nothing is answered on the board.
 */
export function deedsOf(
  choices: Choices,
  board: Pick<BoardModule, 'isOnBoard' | 'roleOf' | 'titleOf'>,
  G: Stacked | null,
): Deeds {
  const { possible, next, forgoes, isAside } = choices;
  if (possible.length === 0 || G === null) return NO_DEEDS;
  const { isOnBoard, roleOf, titleOf } = sortingOf(board, choices, G);
  const isAnswer = ({ move }: Possibility) => roleOf(move) === 'answer' && !isAside(move);
  const atPrompt = possible.filter((one) => !isOnBoard(one));
  const kinds = new Map(atPrompt.map((one) => [one, movesFrom(next, one)]));
  const movesOf = (test: (one: Possibility) => boolean) =>
    atPrompt.filter(test).flatMap((one) => kinds.get(one) ?? []);
  const isOnTheBoard = possible.some((one) => isAnswer(one) && isOnBoard(one));
  const answers = movesOf(isAnswer).filter((move) => forgoes(move) === null);
  const isDeal = ({ move }: Possibility) => roleOf(move) === 'deal';
  const rank = (one: Possibility) => (isAnswer(one) ? 0 : roleOf(one.move) === 'decline' ? 1 : 2);
  const deeds = atPrompt
    .filter((one) => !isDeal(one))
    .sort((a, b) => rank(a) - rank(b))
    .map((one): Deed => {
      const moves = kinds.get(one) ?? [];
      return { kind: one.move, moves, menu: moves.length > MOST_BUTTONS ? titleOf(one.move) : null };
    });
  const deals = movesOf(isDeal);
  return {
    deeds: deals.length === 0 ? deeds : [...deeds, { kind: 'deals', moves: deals, menu: 'Ask others' }],
    bright: !isOnTheBoard && answers.length === 1 ? answers[0] : null,
  };
}
