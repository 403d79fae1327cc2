/* How promising moves look at a glance. */
import type { LegalMove } from '../../kit/move';
import type { G, Side } from '../state';
import { suggestions } from './suggest';

/** What moves weigh that nothing is said of. */
const PLAIN = 0.05;

/** Returns a weight above 0 for each move. */
export function policy(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const suggested = suggestions(G, side);
  if (suggested !== null) {
    const weights = new Map(suggested.map(({ move, weight }) => [keyOf(move), weight]));
    return moves.map((move) => weights.get(keyOf(move)) ?? PLAIN);
  }
  return moves.map(glance);
}

function keyOf({ move, args }: LegalMove): string {
  return `${move} ${args.join(' ')}`;
}

function glance({ move }: LegalMove): number {
  return move === 'order' ? PLAIN : 1;
}
