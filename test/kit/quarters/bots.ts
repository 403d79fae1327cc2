import { type BotKnowledge, findFrame } from '../../../games/kit';
import { recordOf } from '../../../games/kit/record';
import { DAYS, type G, marginsOf, pointsOf, QUARTERS, STONES } from './state';

/** What bots know of it. */
export const bots: BotKnowledge<G> = {
  determinize(view, sides, random) {
    const seen = new Set([...Object.keys(view.wall), ...view.lost]);
    for (const side of sides) for (const stone of view.secret[side].hand) seen.add(stone);
    for (const side of sides) seen.add(view.secret[side].bid ?? '');
    const unseen = random.Shuffle(STONES.filter((stone) => !seen.has(stone)));
    const secret = recordOf(QUARTERS, (quarter) => {
      const { hand, bid } = view.secret[quarter];
      if (sides.includes(quarter)) return { hand, bid };
      return { hand: unseen.splice(0, hand.length).sort(), bid: bid && unseen.splice(0, 1)[0] };
    });
    return { ...view, secret };
  },
  evaluate(G) {
    const points = pointsOf(G);
    const all = QUARTERS.reduce((sum, quarter) => sum + points[quarter] + 1, 0);
    return recordOf(QUARTERS, (quarter) => (points[quarter] + 1) / all);
  },
  policy: (_G, _side, moves) => moves.map(({ move }) => (move === 'give' || move === 'pass' ? 0.2 : 1)),
  horizon: (G) => findFrame(G, 'day')?.day ?? DAYS + 1,
  observation: (_G, _side, { move, args }) => (move === 'bid' ? 'bids' : [move, ...args].join(' ')),
  objectives: (_G, side) => ({ ahead: { checker: (G) => marginsOf(G)[side] > 0, weight: 0.5 } }),
};
