/* The Baggage Train (11.0 D). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { OFF_MAP, placeName } from './components/areas';
import { faceOf } from './components/units';
import { type G, type Side, seatOf } from './state';
import { changeSupply } from './supply';

const ROMAN_SUPPLY = 3;
const BARBARIAN_SUPPLY = 2;
const BARBARIAN_STEPS = 2;

/** Rome gains 3 supply points; the Barbarians choose between steps and supplies (11.0 D). */
export function startBaggageTrain(play: Play<G>, side: Side): void {
  if (side === 'roman') changeSupply(play, ROMAN_SUPPLY, '11.0');
  else play.call('baggage', [seatOf(side)]);
}

/** Returns the Barbarian units that may have a step, those below full strength; after the first those of its area. */
function candidates({ secret, baggage }: G): [string][] {
  const { blocks } = secret.barbarian;
  return Object.keys(blocks)
    .filter((id) => blocks[id].strength < faceOf(id).full)
    .filter((id) => baggage === null || blocks[id].place === baggage.area)
    .map((id): [string] => [id]);
}

/** The Barbarians give two steps to units in one area, or take two supply points from Rome (11.0 D). */
export const baggageStep: Step<G> = {
  prompt: (G) => ({
    rule: '11.0',
    text:
      G.baggage === null
        ? 'Add two steps to units in one area or take 2 supply points from Rome.'
        : `Add another step to a unit in ${placeName(G.baggage.area)}, or leave it.`,
  }),
  actions: {
    add: action({
      legal: (G: G) => candidates(G),
      effect(play, _seat, id) {
        add(play, id);
      },
      label: (G, id) =>
        `Add a step to ${faceOf(id).name} in ${placeName(G.secret.barbarian.blocks[id].place)}`,
    }),
    plunder: action({
      legal: (G: G, _seat: Seat) => (G.baggage === null ? [[] as const] : []),
      effect(play) {
        changeSupply(play, -BARBARIAN_SUPPLY, '11.0');
        play.finish();
      },
      label: () => 'Take 2 supply points from Rome',
    }),
    end: action({
      legal: (G: G) => (G.baggage === null ? [] : [[] as const]),
      effect(play) {
        play.G.baggage = null;
        play.finish();
      },
      label: () => 'Add no more',
    }),
  },
  proceed(play) {
    const { G } = play;
    if (G.baggage === null || (G.baggage.steps > 0 && candidates(G).length > 0)) return;
    G.baggage = null;
    play.finish();
  },
};

function add(play: Play<G>, id: string): void {
  const { G } = play;
  const block = G.secret.barbarian.blocks[id];
  if (block.place === OFF_MAP) return;
  block.strength++;
  G.baggage = { area: block.place, steps: (G.baggage?.steps ?? BARBARIAN_STEPS) - 1 };
  play.journal('11.0', `A Barbarian unit in ${placeName(block.place)} gains a step.`);
}
