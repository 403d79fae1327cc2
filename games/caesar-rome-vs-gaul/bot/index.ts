import type { BotKnowledge } from '../../kit/botKnowledge';
import type { G } from '../state';
import { pointsOf } from '../victory';
import { determinize } from './determinize';

/** What bots know of Caesar: Rome vs Gaul. */
export const bots: BotKnowledge<G> = {
  determinize,
  evaluate(G) {
    const roman = Math.min(0.95, Math.max(0.05, pointsOf(G).total / 24));
    return { roman, gallic: 1 - roman };
  },
  policy: (_G, _side, moves) => moves.map(() => 1),
  horizon: (G) => G.turn,
  observation: (_G, _side, { move, args }) => [move, ...args].join(' '),
  objectives: (_G, side) => ({
    ahead: { checker: (G) => pointsOf(G).total >= 12 === (side === 'roman'), weight: 0.5 },
  }),
};
