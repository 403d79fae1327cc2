import type { BotKnowledge } from '../../kit/botKnowledge';
import { recordOf } from '../../kit/record';
import { type G, SIDES } from '../state';

/** What bots know of the game. */
export const bots: BotKnowledge<G> = {
  determinize: (view) => view,
  evaluate: () => recordOf(SIDES, () => 1 / SIDES.length),
  policy: (_G, _side, moves) => moves.map(() => 1),
  horizon: ({ period, turn }) => period * 100 + turn,
  objectives: () => ({}),
};
