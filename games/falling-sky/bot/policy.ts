/* Which moves look promising at a glance: by what a player would name of them, at weights that were fitted. */
import type { LegalMove } from '../../kit/move';
import type { Player } from '../components/factions';
import type { G } from '../state';
import { describeMoves } from './features/moves';
import { BEYOND_MEANS } from './features/turn';
import { weightsFor } from './weighing';
import { MOVE_WEIGHTS } from './weights';

/** How much less than the best a move may seem to be worth, in powers of e, and still be looked at. */
const LEAST = 6;

/** How much less a Command is worth that cannot be paid: it is called off, and chosen again. Games by rule do not teach it. */
const CALLED_OFF = 5;

/** Returns a weight above 0 for each move. */
export function policy(G: G, side: Player, moves: readonly LegalMove[]): number[] {
  const weights = weightsFor(MOVE_WEIGHTS, side);
  const worth = moves.map(() => 0);
  describeMoves(G, side, moves, (index, feature, value) => {
    const weight = feature === BEYOND_MEANS ? -CALLED_OFF : weights.get(feature);
    if (weight !== undefined) worth[index] += weight * value;
  });
  const best = Math.max(...worth);
  return worth.map((each) => Math.exp(Math.max(-LEAST, each - best)));
}
