/* What a space feeds in winter, and Winter Attrition (16.2.3, 16.2.4). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { boxOf } from '../components/box';
import { alike } from '../losses';
import { stepsOf, unitsIn } from '../pieces';
import { loseStep } from '../removal';
import type { DecisionOf, G, ProcedureOf } from '../state';
import { countOf, pieceName, spaceName } from '../words';

/** How many Legions a Neutral space feeds, and one with a Roman influence marker (16.2.4). */
const NEUTRAL = 2;
const INFLUENCE = 4;

/** Returns how many Legions a space feeds in winter: none in an enemy space, any number in a Roman Walled City (16.2.4). */
export function forageLevel(G: G, space: string): number {
  const marker = G.markers[space];
  if (marker === undefined) return NEUTRAL;
  if (marker.side !== 'roman') return 0;
  return marker.kind === 'city' ? Number.POSITIVE_INFINITY : INFLUENCE;
}

/** Returns how many Legions of a space suffer Winter Attrition: those it does not feed, reduced ones counting whole (16.2.3). */
export function hungry(G: G, space: string): number {
  return Math.max(0, unitsIn(G, 'roman', space).length - forageLevel(G, space));
}

/** Returns the spaces in which Legions suffer Winter Attrition. */
export function hungrySpaces(G: G): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => hungry(G, space) > 0);
}

/** Each Legion beyond what its space feeds loses a step (16.2.3). */
export const attritionStep: ProcedureOf<'attrition'> = {
  proceed(play) {
    const { G } = play;
    const frames = hungrySpaces(G).map((space): FrameAt<G, 'hunger'> => {
      const suffering = hungry(G, space);
      const legions = unitsIn(G, 'roman', space);
      return { step: 'hunger', sides: ['roman'], space, suffering, legions };
    });
    if (frames.length === 0) play.finish();
    else play.become(...frames);
  },
};

/** The Roman player chooses who goes hungry; no Legion does twice (16.2.3). */
export const hungerStep: DecisionOf<'hunger'> = {
  prompt: ({ G, frame }) => ({
    rule: '16.2.3',
    text: `Choose who suffers Winter Attrition in ${spaceName(G, frame.space)}: ${countOf(frame.suffering, 'Legion')} more.`,
  }),
  actions: {
    lose: action({
      first: ({ G, frame }) => alike(G, frame.legions),
      effect(play, { frame }, legion) {
        frame.suffering--;
        frame.legions = frame.legions.filter((id) => id !== legion);
        loseStep(play, legion, '16.2.3');
      },
      label: ({ G }, id) =>
        stepsOf(G, id) > 1 ? `Reduce ${pieceName(G, id)}` : `Eliminate ${pieceName(G, id)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    if (frame.suffering < frame.legions.length && frame.suffering > 0) {
      if (alike(G, frame.legions).length > 1) return;
      frame.legions = frame.legions.slice(0, frame.suffering);
    }
    if (frame.suffering > 0) for (const id of frame.legions) loseStep(play, id, '16.2.3');
    play.finish();
  },
};
