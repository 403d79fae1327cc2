/* Supply and attrition of legions that winter away from Transalpine Gaul (6.4). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { CAESAR, faceOf } from './components/units';
import { loseStep } from './elimination';
import { legionsAway } from './homeward';
import { type G, seatOf, winterOf } from './state';
import { changeSupply } from './supply';

/** Returns the legions that need supply: all that are away but Caesar's (6.2.2, 6.4). */
function hungry(G: G): string[] {
  return legionsAway(G)
    .map(([id]) => id)
    .filter((id) => id !== CAESAR);
}

/** Rome pays for all the legions it can; the others suffer attrition (6.4). */
export function payForWinter(play: Play<G>): void {
  const { G } = play;
  const winter = winterOf(G);
  const count = hungry(G).length;
  if (count === 0) return;
  const fed = Math.min(count, Math.floor(G.supply / winter.price));
  if (fed > 0) changeSupply(play, -fed * winter.price, '6.4');
  winter.starving = count - fed;
  if (winter.starving > 0) play.call('attrition', [seatOf('roman')]);
}

function unchosen(G: G): string[] {
  return hungry(G).filter((id) => !G.secret.roman.done.includes(id));
}

/** Each legion without supply loses a step (6.4). */
export const attritionStep: Step<G> = {
  prompt: (G) => ({
    rule: '6.4',
    text: `Choose the legions that go without supply and lose a step (${winterOf(G).starving} to choose).`,
  }),
  actions: {
    starve: action({
      legal: (G: G, _seat: Seat) => unchosen(G).map((id): [string] => [id]),
      effect(play, _seat, id) {
        starve(play, id);
      },
      label: (_G, id) => `${faceOf(id).name} goes without supply`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const winter = winterOf(G);
    const ids = unchosen(G);
    if (ids.length <= winter.starving) for (const id of ids) starve(play, id);
    if (winter.starving > 0) return;
    G.secret.roman.done = [];
    play.finish();
  },
};

function starve(play: Play<G>, id: string): void {
  const { G } = play;
  winterOf(G).starving--;
  G.secret.roman.done.push(id);
  play.journal('6.4', 'A legion goes without supply and loses a step.');
  loseStep(play, 'roman', id, '6.4');
}
