/* What bots know of the game. */
import type { BotKnowledge } from '../../kit/botKnowledge';
import { topFrame } from '../../kit/frame';
import type { G } from '../state';
import { marginsOf } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { policy } from './policy';

const OFFERS: readonly string[] = ['transfer', 'standing'];
const REMOVALS: readonly string[] = ['remove', 'reduce'];

/** Says whether a Command or Event waits for who executes it, who might remove own pieces (1.4.1). */
function isExecuting(G: G): boolean {
  const top = topFrame(G);
  return 'order' in top || top.step === 'event';
}

export const bots: BotKnowledge<G> = {
  determinize,
  evaluate,
  policy,
  neglects: (G, move) => OFFERS.includes(move) || (REMOVALS.includes(move) && isExecuting(G)),
  horizon: ({ played }) => played.length,
  objectives: (_G, side) => ({ winning: { checker: (G) => marginsOf(G)[side] > 0, weight: 0.5 } }),
};
