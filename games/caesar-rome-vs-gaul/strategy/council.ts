/* The Gallic special actions about Tribes and influence that wait in boxes (7.7.3, 18.0). */
import { type Action, action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { mayRise, mayStoreInfluence, mayTakeFromCouncil, storeInfluence } from '../reinforcement/council';
import type { G } from '../state';
import { isGallic, spend } from './points';

/** What the Gallic player may do with the Gallic Council Box and the Submitted Tribes Box for an Action Point (7.7.3, 18.2.2). */
export const councilActions: Record<string, Action<G, FrameAt<G, 'actions'>>> = {
  councilInfluence: action({
    available: (at) => isGallic(at) && mayStoreInfluence(at.G),
    effect(play) {
      spend(play.G);
      storeInfluence(play);
    },
    label: () => 'Place influence in the Gallic Council Box',
  }),
  councilBox: action({
    available: (at) => isGallic(at) && mayTakeFromCouncil(at.G),
    effect(play) {
      spend(play.G);
      play.call({ step: 'councilBox', sides: [] });
    },
    label: () => 'Bring Tribes and influence out of the Gallic Council Box',
  }),
  majorUprising: action({
    available: (at) => isGallic(at) && mayRise(at.G),
    effect(play) {
      spend(play.G);
      play.journal('7.7.3', 'The Gauls declare a Major Uprising.', { side: 'gallic' });
      play.call({ step: 'majorUprising', sides: [] });
    },
    label: () => 'Declare a Major Uprising',
  }),
};
