/* Where Caesar begins (3.1). */
import { action } from '../../kit/action';
import { boxOf } from '../components/box';
import { piecesAt } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { namesOf, provinceName, sentence, spaceName } from '../words';

/** The Roman player places Caesar's Army in a Town of the Province that set-up names (3.1). */
export const encampmentStep: DecisionOf<'encampment'> = {
  prompt: ({ G }) => ({
    rule: '3.1',
    text: `Choose the Town of ${provinceName(G, boxOf(G).components.setup.caesarIn)} in which Caesar's Army begins.`,
  }),
  actions: {
    encamp: action({
      first: ({ G }) => camps(G),
      effect(play, _at, space) {
        const { G } = play;
        const army = piecesAt(G, 'rome');
        for (const id of army) putInto(G, id, space);
        play.journal('3.1', `${sentence(namesOf(G, army))} begin in ${spaceName(G, space)}.`, {
          side: 'roman',
          places: [space],
          pieces: army,
        });
        play.finish();
      },
      label: ({ G }, space) => `Begin in ${spaceName(G, space)}`,
    }),
  },
};

function camps(G: G): string[] {
  const { components, space, spacesOf } = boxOf(G);
  return spacesOf[components.setup.caesarIn].filter((each) => space[each].kind === 'town');
}
