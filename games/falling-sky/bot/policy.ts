/* Which moves look promising at a glance: by what a player would name of them, at weights that were fitted. */
import type { LegalMove } from '../../kit/move';
import type { Player } from '../components/factions';
import type { G } from '../state';
import { NOTHING_COMES } from './features/choice';
import { describeMoves } from './features/moves';
import { weightsFor } from './weighing';
import { MOVE_WEIGHTS } from './weights';

/** How much less than the best a move may seem to be worth, in powers of e, and still be looked at. */
const LEAST = 6;

/** How much less a move is worth of which nothing comes. Games by rule do not teach it: there nobody makes one. */
const CIRCLE = 20;

/** Returns a weight above 0 for each move. */
export function policy(G: G, side: Player, moves: readonly LegalMove[]): number[] {
  const weights = weightsFor(MOVE_WEIGHTS, side);
  const worth = moves.map(() => 0);
  describeMoves(G, side, moves, (index, feature, value) => {
    worth[index] += (weights.get(feature) ?? 0) * value;
    if (feature === NOTHING_COMES) worth[index] -= CIRCLE;
  });
  const best = Math.max(...worth);
  return worth.map((each) => Math.exp(Math.max(-LEAST, each - best)));
}
