/* The Gallic Spring Muster (6.0). */
import { action } from '../../kit/action';
import { aftermath } from '../aftermath';
import { armyOf, commandersFor, MUSTER, marchOf } from '../movement/march';
import type { DecisionOf } from '../state';
import { obstacleToActivate } from '../strategy/move';
import { pieceName, spaceName } from '../words';

/** The Gallic player moves one stack after the other, or ends the muster (6.1); what none of them may do is told by its movement (6.2). */
export const musterStep: DecisionOf<'muster'> = {
  prompt: () => ({
    rule: '6.1',
    text: 'Spring Muster: each of your Tribes and Leaders may move up to 3 Movement Points.',
  }),
  actions: {
    move: action({
      first: ({ G }) => commandersFor(G, 'gallic', MUSTER),
      second: ({ G }, commander) =>
        armyOf(G, 'gallic', commander, MUSTER).length > 1
          ? (['army', 'alone'] as const)
          : (['alone'] as const),
      effect(play, _at, commander, withWhom) {
        play.call(marchOf(play.G, 'gallic', commander, withWhom, MUSTER));
      },
      label({ G }, commander, withWhom) {
        const army = withWhom === 'army' ? ' and the Army there' : '';
        return `Move ${pieceName(G, commander)}${army} from ${spaceName(G, G.pieces[commander].at)}`;
      },
      obstacle: ({ G }, id) => (id in G.pieces ? obstacleToActivate(G, 'gallic', id) : null),
    }),
    end: action({
      effect: (play) => play.finish(),
      label: () => 'End the Spring Muster',
    }),
  },
  proceed(play) {
    const { G } = play;
    const first = aftermath(G, 'gallic');
    if (first !== null) play.call(first);
    else if (commandersFor(G, 'gallic', MUSTER).length === 0) play.finish();
    else play.ask('gallic');
  },
};
