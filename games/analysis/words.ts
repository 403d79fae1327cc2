import type { Simulator } from '../ai/simulator';
import type { Stacked } from '../kit/frame';
import { labelOf } from '../kit/legality';
import type { Rulebook } from '../kit/rulebook';
import { LONGEST_WORDS, MOST_WORDS } from './analysis';
import { makeOutlined, type OutlinedMove } from './outline';

/** Makes moves one after another, and returns the first of them in the words of the game, and how many more there are. */
export function toldAndMade(
  rulebook: Rulebook,
  simulator: Simulator<Stacked>,
  moves: readonly Pick<OutlinedMove, 'seat' | 'side' | 'move'>[],
): { moves: string[]; more: number } {
  const words: string[] = [];
  for (const made of moves) {
    if (words.length < MOST_WORDS) words.push(shortened(wordsOf(rulebook, simulator.G, made)));
    makeOutlined(simulator, made);
  }
  return { moves: words, more: Math.max(0, moves.length - words.length) };
}

/** Returns words that are cut where they are longer than is told. */
export function shortened(words: string): string {
  return words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS - 1)}…`;
}

function wordsOf(
  rulebook: Rulebook,
  G: Stacked,
  { side, move }: Pick<OutlinedMove, 'side' | 'move'>,
): string {
  return move === null ? 'Resign' : labelOf(rulebook, G, side, move);
}
