/* Influence markers that a card puts into the Gallic Council Box (18.2.2). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import type { DecisionOf, G } from '../state';
import { countOf } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';

/** Influence markers for which there is room in the Gallic Council Box (18.2.2). */
const ROOM = 6;

/** Returns how many influence markers the Gallic Council Box still takes, of so many. */
export function roomInCouncil({ council }: G, count: number): number {
  return Math.max(0, Math.min(count, ROOM - council));
}

/** The player says how many. */
export const councilStep: DecisionOf<'eventCouncil'> = {
  prompt: ({ G, frame }) =>
    promptOf(
      G,
      `place up to ${countOf(roomInCouncil(G, frame.count), 'influence marker')} in the Gallic Council Box.`,
    ),
  actions: {
    place: action({
      first: ({ G, frame }) => Array.from({ length: roomInCouncil(G, frame.count) }, (_, index) => index + 1),
      effect(play, { frame }, count) {
        place(play, count);
        frame.count = 0;
      },
      label: (_at, count) => `Place ${countOf(count, 'influence marker')} in the Gallic Council Box`,
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.count),
      ({ G, frame }) => roomInCouncil(G, frame.count),
      'influence marker',
    ),
  },
  proceed(play, { count }) {
    const room = roomInCouncil(play.G, count);
    if (room > 0 && isUpTo(count)) return;
    if (room > 0) place(play, room);
    play.finish();
  },
};

function place(play: Play<G>, count: number): void {
  const { G } = play;
  G.council += count;
  play.journal(
    eventRule(G),
    `The Gauls win influence in their Council: ${countOf(G.council, 'marker')} in the box.`,
    { side: 'gallic' },
  );
}
