/* The Baggage Train (11.0 D). */

import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { OFF_MAP } from './components/areas';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import type { BaggageTrain } from './frames';
import type { DecisionOf, G, Side } from './state';
import { changeSupply } from './supply';

const ROMAN_SUPPLY = 3;
const BARBARIAN_SUPPLY = 2;
const BARBARIAN_STEPS = 2;

/** Rome gains 3 supply points; the Barbarians choose between steps and supplies (11.0 D). */
export function startBaggageTrain(play: Play<G>, side: Side): void {
  if (side === 'roman') {
    changeSupply(play, ROMAN_SUPPLY, '11.0');
    play.finish();
  } else play.become({ step: 'baggage', sides: [side], area: null, steps: BARBARIAN_STEPS });
}

/** Returns the Barbarian units that may have a step, those below full strength; after the first those of its area. */
function candidates(G: G, { area }: BaggageTrain): string[] {
  const { unit } = boxOf(G);
  const { blocks } = G.secret.barbarian;
  return Object.keys(blocks).filter(
    (id) => blocks[id].strength < unit[id].full && (area === null || blocks[id].place === area),
  );
}

/** The Barbarians give two steps to units in one area, or take two supply points from Rome (11.0 D). */
export const baggageStep: DecisionOf<'baggage'> = {
  prompt: ({ G, frame: { area } }) => ({
    rule: '11.0',
    text:
      area === null
        ? 'Add two steps to units in one area or take 2 supply points from Rome.'
        : `Add another step to a unit in ${placeName(G, area)}, or leave it.`,
  }),
  actions: {
    add: action({
      first: ({ G, frame }) => candidates(G, frame),
      effect(play, { frame }, id) {
        const block = play.G.secret.barbarian.blocks[id];
        if (block.place === OFF_MAP) return;
        block.strength++;
        frame.area = block.place;
        frame.steps--;
        play.journal('11.0', `A Barbarian unit in ${placeName(play.G, block.place)} gains a step.`, {
          places: [block.place],
        });
      },
      label: ({ G }, id) =>
        `Add a step to ${faceOf(G, id).name} in ${placeName(G, G.secret.barbarian.blocks[id].place)}`,
      own: (id, of) => `A step for ${faceOf(of, id).name}`,
    }),
    plunder: action({
      available: ({ frame }) => frame.area === null,
      effect(play) {
        changeSupply(play, -BARBARIAN_SUPPLY, '11.0');
        play.finish();
      },
      label: () => 'Take 2 supply points from Rome',
    }),
    end: action({
      available: ({ frame }) => frame.area !== null,
      effect(play) {
        play.journal('11.0', 'The Barbarians leave the other step unused.');
        play.finish();
      },
      label: () => 'Add no more',
      forgoes: ({ frame: { steps } }) => `You have ${steps === 1 ? 'another step' : `${steps} more steps`}.`,
    }),
  },
  proceed(play, frame) {
    if (frame.area === null || (frame.steps > 0 && candidates(play.G, frame).length > 0)) return;
    play.finish();
  },
};
