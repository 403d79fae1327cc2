import type { Stacked } from '../../games/kit/frame';
import { legalMoves } from '../../games/kit/legality';
import { makeMove } from '../../games/kit/make';
import type { Rulebook } from '../../games/kit/rulebook';
import { sidesDeciding } from '../../games/kit/seats';
import { scripted } from '../../games/testing/chance';

/**
 * Returns how many sequences of `depth` legal moves there are from a position, every die being a three; in place of legal moves
 * others may be counted, as those that bots consider.
 */
export function perft<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  depth: number,
  moves: typeof legalMoves = legalMoves,
): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const side of sidesDeciding(G)) {
    for (const move of moves(rulebook, G, side)) {
      const play = makeMove(rulebook, G, side, move, scripted(Array(40).fill(3)));
      if (play === null) throw new Error(`${move.move} is not legal`);
      count += play.result === null ? perft(rulebook, play.G, depth - 1, moves) : 1;
    }
  }
  return count;
}

/** Returns the {@link perft} counts of all depths from 1 to `deepest`. */
export function perfts<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  deepest: number,
  moves: typeof legalMoves = legalMoves,
): number[] {
  return Array.from({ length: deepest }, (_, index) => perft(rulebook, G, index + 1, moves));
}
