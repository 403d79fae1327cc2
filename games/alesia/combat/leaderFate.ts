/* Whether a leader goes along with units that retreat (19.6). */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import { commanderOf } from '../commanders';
import { boxOf } from '../components/box';
import type { DecisionOf } from '../state';
import { unitName } from '../words';

/** Each leader whose hex holds other units, too, stays with them or shares the retreat, as his commander says. */
export const leaderFateStep: DecisionOf<'leaderFate'> = {
  prompt: ({ G, frame: { leaders } }) => ({
    text: `Does ${unitName(G, leaders[0])} retreat with the units that have to?`,
    rule: '19.6',
  }),
  proceed(play, { leaders }) {
    const [leader] = leaders;
    if (leader === undefined) play.finish();
    else play.ask(commanderOf(play.G, boxOf(play.G).unit[leader]));
  },
  actions: {
    stay: action({
      effect(play, { frame }) {
        const [leader, ...others] = frame.leaders;
        play.journal('19.6', `${unitName(play.G, leader)} stays.`, { places: [play.G.at[leader]] });
        frame.leaders = others;
      },
      label: ({ G, frame: { leaders } }) => `${unitName(G, leaders[0])} stays`,
    }),
    go: action({
      effect(play, { frame }) {
        const [leader, ...others] = frame.leaders;
        frameOf(play.G, 'retreat').leaders.push(leader);
        frame.leaders = others;
      },
      label: ({ G, frame: { leaders } }) => `${unitName(G, leaders[0])} goes along`,
    }),
  },
};
