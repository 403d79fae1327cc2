/* Supply and attrition of legions that winter away from Transalpine Gaul (6.4). */

import { action } from '../kit/action';
import { type FrameAt, frameOf } from '../kit/frame';
import { STEPS } from '../kit/journal';
import type { Play } from '../kit/play';
import { faceOf } from './components/labels';
import { CAESAR } from './components/units';
import { loseStep } from './elimination';
import { legionsAway } from './homeward';
import type { DecisionOf, G, ProcedureOf } from './state';
import { changeSupply } from './supply';

/** Returns the legions that need supply: all that are away but Caesar's (6.2.2, 6.4). */
function hungry(G: G): string[] {
  return legionsAway(G)
    .map(([id]) => id)
    .filter((id) => id !== CAESAR);
}

/** Rome pays for all the legions it can; the others suffer attrition (6.4). */
export const winterSupplyStep: ProcedureOf<'winterSupply'> = {
  proceed(play) {
    const { G } = play;
    const { price } = frameOf(G, 'winter');
    const count = hungry(G).length;
    const fed = Math.min(count, Math.floor(G.supply / price));
    if (fed > 0) changeSupply(play, -fed * price, '6.4');
    if (fed === count) play.finish();
    else play.become({ step: 'attrition', sides: ['roman'], starving: count - fed });
  },
};

function unchosen(G: G): string[] {
  return hungry(G).filter((id) => !G.secret.roman.done.includes(id));
}

/** Each legion without supply loses a step (6.4). */
export const attritionStep: DecisionOf<'attrition'> = {
  prompt: ({ frame: { starving } }) => ({
    rule: '6.4',
    text: `Choose the legions that go without supply and lose a step (${starving} to choose).`,
  }),
  actions: {
    starve: action({
      first: ({ G }) => unchosen(G),
      effect(play, { frame }, id) {
        starve(play, frame, id);
      },
      label: ({ G }, id) => `${faceOf(G, id).name} goes without supply`,
      own: (id, of) => `${faceOf(of, id).name} goes without supply`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const ids = unchosen(G);
    if (ids.length <= frame.starving) for (const id of ids) starve(play, frame, id);
    if (frame.starving > 0) return;
    G.secret.roman.done = [];
    play.finish();
  },
};

function starve(play: Play<G>, frame: FrameAt<G, 'attrition'>, id: string): void {
  frame.starving--;
  play.G.secret.roman.done.push(id);
  play.journal('6.4', 'A legion goes without supply and loses a step.', {
    lost: [{ side: 'roman', count: 1, ...STEPS }],
  });
  loseStep(play, 'roman', id, '6.4');
}
