import { rulebook } from '../../../games/alesia';
import type { G, Side } from '../../../games/alesia/state';
import { labelOf, nextArguments, possibilities } from '../../../games/kit/legality';
import type { Answers } from '../../../web/map/draft';

/** Returns what a side may answer in a state, as the table hands it to a board. */
export function answersFor(G: G, side: Side): Answers {
  return {
    possible: possibilities(rulebook, G, side),
    next: (move, chosen) => nextArguments(rulebook, G, side, move, chosen),
    label: (move) => labelOf(rulebook, G, side, move),
  };
}
