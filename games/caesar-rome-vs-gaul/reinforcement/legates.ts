/* The Legates of the year (5.4). */
import { action } from '../../kit/action';
import { boxOf } from '../components/box';
import { piecesAt } from '../pieces';
import type { DecisionOf, G, ProcedureOf } from '../state';
import { namesOf, pieceName, spaceName } from '../words';
import { arrive, legionSpaces, romanCities } from './arrival';

/** How many Legates there are in a year, the one that was kept among them (5.4.1, 5.4.2). */
const LEGATES = 2;

/** Legates are drawn by chance, as many as the one kept leaves to draw (5.4.1, 5.4.2). */
export const legateDrawStep: ProcedureOf<'legateDraw'> = {
  proceed(play) {
    const { G } = play;
    const kept = piecesAt(G, 'kept');
    const drawn: string[] = [];
    while (kept.length + drawn.length < LEGATES) {
      const cup = piecesAt(G, 'cup').filter((id) => !drawn.includes(id));
      if (cup.length === 0) break;
      drawn.push(play.pick(cup));
    }
    if (drawn.length > 0)
      play.journal('5.4.1', `Rome draws ${namesOf(G, drawn)}.`, { side: 'roman', pieces: drawn });
    play.become({ step: 'legatePosts', sides: [], waiting: [...kept, ...drawn] });
  },
};

/** The Roman player places the Legates, each with a Legion or in a Roman-controlled Walled City (5.4.3). */
export const legatesStep: DecisionOf<'legatePosts'> = {
  prompt: ({ G, frame }) => ({
    rule: '5.4.3',
    text: `Place ${pieceName(G, frame.waiting[0])} with a Legion or in a Walled City of yours.`,
  }),
  actions: {
    place: action({
      first: ({ G }) => posts(G),
      effect(play, { frame }, space) {
        arrive(play, frame.waiting[0], space, '5.4.3');
        frame.waiting = frame.waiting.slice(1);
      },
      label: ({ G, frame }, space) => `Place ${pieceName(G, frame.waiting[0])} in ${spaceName(G, space)}`,
      obstacle: ({ G }, space) =>
        boxOf(G).space[space] === undefined || posts(G).includes(space)
          ? null
          : { rule: '5.4.3', text: 'Neither a Legion nor a Walled City that Rome controls is there.' },
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const spaces = posts(G);
    if (spaces.length > 1 && frame.waiting.length > 0) {
      play.ask('roman');
      return;
    }
    if (spaces.length === 1) for (const id of frame.waiting) arrive(play, id, spaces[0], '5.4.3');
    play.finish();
  },
};

function posts(G: G): string[] {
  return [...new Set([...legionSpaces(G, true), ...romanCities(G)])];
}
