/* What bots know of the game. */
import type { BotKnowledge } from '../../kit/botKnowledge';
import { recordOf } from '../../kit/record';
import { PLAYERS } from '../components/factions';
import type { G } from '../state';
import { marginsOf } from '../victory';

export const bots: BotKnowledge<G> = {
  determinize: (view) => view,
  evaluate(G) {
    const margins = marginsOf(G);
    const all = PLAYERS.reduce((sum, side) => sum + 2 ** (margins[side] / 2), 0);
    return recordOf(PLAYERS, (side) => 2 ** (margins[side] / 2) / all);
  },
  policy: (_G, _side, moves) => moves.map(() => 1),
  horizon: ({ played }) => played.length,
  objectives: (_G, side) => ({ winning: { checker: (G) => marginsOf(G)[side] > 0, weight: 0.5 } }),
};
