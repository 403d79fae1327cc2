/* New Legions arrive (5.2.3). */
import { action } from '../../kit/action';
import { boxOf } from '../components/box';
import { factsOf, piecesAt } from '../pieces';
import type { DecisionOf, G } from '../state';
import { pieceName, spaceName } from '../words';
import { arrive } from './arrival';
import { legionSites } from './replacements';

/** The Roman player places the Legions that are due, one after the other; without a place for them they wait (5.2.3). */
export const legionsStep: DecisionOf<'legions'> = {
  prompt: ({ G }) => ({
    rule: '5.2.3',
    text: `Place ${pieceName(G, due(G)[0])} in a Walled City of yours or with a Legion that has a Supply Path to Rome.`,
  }),
  actions: {
    place: action({
      first: ({ G }) => legionSites(G),
      effect(play, { G }, space) {
        arrive(play, due(G)[0], space, '5.2.3');
      },
      label: ({ G }, space) => `Place ${pieceName(G, due(G)[0])} in ${spaceName(G, space)}`,
      obstacle: ({ G }, space) =>
        boxOf(G).space[space] === undefined || legionSites(G).includes(space)
          ? null
          : {
              rule: '5.2.3',
              text: 'Neither a Walled City that Rome controls nor a Legion with a Supply Path to Rome is there.',
            },
    }),
  },
  proceed(play) {
    const { G } = play;
    const waiting = due(G);
    const sites = waiting.length === 0 ? [] : legionSites(G);
    if (sites.length > 1) {
      play.ask('roman');
      return;
    }
    if (sites.length === 1) for (const id of waiting) arrive(play, id, sites[0], '5.2.3');
    play.finish();
  },
};

function due(G: G): string[] {
  return piecesAt(G, 'track').filter((id) => {
    const facts = factsOf(G, id);
    return facts.kind === 'legion' && typeof facts.start === 'number' && facts.start <= G.turn;
  });
}
