import type { BotKnowledge } from '../../../../games/kit/botKnowledge';
import { recordOf } from '../../../../games/kit/record';
import { CARDS } from '../components/cards';
import { type G, SIDES } from '../state';
import { hillsHeld, marginsOf } from '../victory';

/** What bots know of Three Hills. */
export const bots: BotKnowledge<G> = {
  determinize(view, sides, random) {
    const secret = recordOf(SIDES, (side) => {
      if (sides.includes(side)) return view.secret[side];
      const { hand, chosen } = view.secret[side];
      const unseen = random.Shuffle(CARDS.filter((card) => !view.shown[side].includes(card)));
      const held = unseen.splice(0, hand.length).sort((a, b) => a - b);
      return { hand: held, chosen: chosen === null ? null : unseen[0] };
    });
    return { ...view, secret };
  },
  evaluate(G) {
    const held = hillsHeld(G);
    return recordOf(SIDES, (side) => (held[side] + 1) / (held.red + held.blue + 2));
  },
  policy: (_G, _side, moves) => moves.map(({ move }) => (move === 'rest' ? 0.2 : 1)),
  horizon: ({ shown }) => shown.red.length,
  observation: (_G, _side, { move, args }) =>
    move === 'choose' ? 'chooses a card' : [move, ...args].join(' '),
  objectives: (_G, side) => ({ ahead: { checker: (G) => marginsOf(G)[side] > 0, weight: 1 } }),
};
