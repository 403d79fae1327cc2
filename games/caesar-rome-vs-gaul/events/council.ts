/* Influence markers that a card puts into the Gallic Council Box (18.2.2). */
import { action } from '../../kit/action';
import { mayStoreInfluence, storeInfluence } from '../reinforcement/council';
import type { DecisionOf } from '../state';
import { countOf } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';

/** Markers are placed one after the other while there is room. */
export const councilStep: DecisionOf<'eventCouncil'> = {
  prompt: ({ G, frame }) =>
    promptOf(G, `place influence in the Gallic Council Box; ${countOf(frame.left, 'marker')} left.`),
  actions: {
    place: action({
      effect(play, { frame }) {
        storeInfluence(play, eventRule(play.G));
        frame.left--;
      },
      label: () => 'Place influence in the Gallic Council Box',
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.count),
      ({ frame }) => frame.left,
      'influence marker',
    ),
  },
  proceed(play, { count, left }) {
    const { G } = play;
    const isLeft = left > 0 && mayStoreInfluence(G);
    if (isLeft && isUpTo(count)) return;
    if (isLeft) storeInfluence(play, eventRule(G));
    play.finish();
  },
};
