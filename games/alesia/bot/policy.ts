/* How promising moves look at a glance. */
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { causeOf, type G, type Side } from '../state';
import { suggestions } from './suggest';

/** What moves weigh that nothing is said of. */
const PLAIN = 0.05;

/** Returns a weight above 0 for each move. */
export function policy(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const { step } = topFrame(G);
  const suggested = suggestions(G, side);
  if (suggested !== null) {
    const weights = new Map(suggested.map(({ move, weight }) => [keyOf(move), weight]));
    return moves.map((move) => weights.get(keyOf(move)) ?? PLAIN);
  }
  return moves.map((move) => glance(step, side, move));
}

function keyOf({ move, args }: LegalMove): string {
  return `${move} ${args.join(' ')}`;
}

function glance(step: string, side: Side, { move }: LegalMove): number {
  if (move === 'order') return PLAIN;
  if (move === 'divide') return 4;
  if (move === 'done') return 3;
  if (step === 'fire' && causeOf(side) === 'roman') return move === 'hold' ? 0.6 : 1.5;
  return 1;
}
