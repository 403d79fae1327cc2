/* What bots know of the game. */
import type { BotKnowledge } from '../../kit/botKnowledge';
import { topFrame } from '../../kit/frame';
import { canExecute } from '../commands/start';
import type { G } from '../state';
import { marginsOf } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { describeMoves } from './features/moves';
import { describePosition } from './features/position';
import { policy } from './policy';

const OFFERS: readonly string[] = ['transfer', 'standing'];
const REMOVALS: readonly string[] = ['remove', 'reduce'];

/** Says whether a Command or Event waits for who executes it, who might remove own pieces (1.4.1). */
function isExecuting(G: G): boolean {
  const top = topFrame(G);
  return 'order' in top || top.step === 'event';
}

/**
 * Says whether to end what is under way, though it could go on, would only lead back to where it was chosen: a loop for who does
 * not tire of it.
 */
function hasJustBegun(G: G): boolean {
  const top = topFrame(G);
  if ('order' in top)
    return top.order.selected.length + top.order.abilities.length === 0 && canExecute(G, top.order);
  return 'use' in top && top.use.selected.length === 0;
}

export const bots: BotKnowledge<G> = {
  determinize,
  evaluate,
  policy,
  reluctance(G, move) {
    if (OFFERS.includes(move)) return 3;
    if (move === 'end' && hasJustBegun(G)) return 2;
    return REMOVALS.includes(move) && isExecuting(G) ? 1 : 0;
  },
  features: { position: describePosition, moves: describeMoves },
  horizon: ({ played }) => played.length,
  objectives: (_G, side) => ({ winning: { checker: (G) => marginsOf(G)[side] > 0, weight: 0.5 } }),
};
