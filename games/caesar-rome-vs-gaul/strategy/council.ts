/* The Gallic special actions about Tribes and influence that wait in boxes (7.7.3, 18.0). */
import { type Action, action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { piecesAt } from '../pieces';
import type { G } from '../state';
import { countOf } from '../words';
import { isGallic, spend } from './points';

/** Influence markers for which there is room in the Gallic Council Box (18.2.2). */
const ROOM = 6;

/** What the Gallic player may do with the Gallic Council Box and the Submitted Tribes Box for an Action Point (7.7.3). */
export const councilActions: Record<string, Action<G, FrameAt<G, 'actions'>>> = {
  councilInfluence: action({
    available: (at) => isGallic(at) && at.G.council < ROOM,
    effect(play, { side }) {
      const { G } = play;
      spend(G);
      G.council++;
      play.journal(
        '18.2.2',
        `The Gauls win influence in their Council: ${countOf(G.council, 'marker')} in the box.`,
        { side },
      );
    },
    label: () => 'Place influence in the Gallic Council Box',
  }),
  councilBox: action({
    available: (at) => isGallic(at) && (at.G.council > 0 || piecesAt(at.G, 'council').length > 0),
    effect(play) {
      spend(play.G);
      play.call({ step: 'councilBox', sides: [] });
    },
    label: () => 'Bring Tribes and influence out of the Gallic Council Box',
  }),
  majorUprising: action({
    available: (at) => isGallic(at) && piecesAt(at.G, 'submitted').length > 0,
    effect(play) {
      spend(play.G);
      play.journal('7.7.3', 'The Gauls declare a Major Uprising.', { side: 'gallic' });
      play.call({ step: 'majorUprising', sides: [] });
    },
    label: () => 'Declare a Major Uprising',
  }),
};
