/* Action Points, spent one action at a time (7.6, 7.7). */
import { type Action, action, type Situation } from '../../kit/action';
import { type FrameAt, frameOf } from '../../kit/frame';
import { aftermath } from '../aftermath';
import {
  convertInfluence,
  obstacleToConvert,
  obstacleToPlace,
  placeInfluence,
  placesFor,
  placesToConvert,
} from '../influence';
import type { DecisionOf, G } from '../state';
import { countOf, say, sentence, spaceName } from '../words';
import { councilActions } from './council';
import { devastate, obstacleToDevastate, placesToDevastate } from './devastation';
import { moveAction } from './move';
import { isGallic, isSpace, spend } from './points';

type At = Situation<G, FrameAt<G, 'actions'>>;

/** The actions of both players and the Gallic special actions, which cost an Action Point each (7.7.1 to 7.7.3). */
const costing: Record<string, Action<G, FrameAt<G, 'actions'>>> = {
  move: moveAction,
  place: action({
    first: ({ G, side }) => placesFor(G, side),
    effect(play, { side }, space) {
      spend(play.G);
      placeInfluence(play, side, space);
    },
    label: ({ G }, space) => `Place influence in ${spaceName(G, space)}`,
    obstacle: ({ G, side }, space) => (isSpace(G, space) ? obstacleToPlace(G, side, space) : null),
  }),
  convert: action({
    first: ({ G, side }) => placesToConvert(G, side),
    effect(play, { side }, space) {
      spend(play.G);
      convertInfluence(play, side, space);
    },
    label: ({ G }, space) => `Convert the influence in ${spaceName(G, space)}`,
    obstacle: ({ G, side }, space) => (isSpace(G, space) ? obstacleToConvert(G, side, space) : null),
  }),
  devastate: action({
    available: isGallic,
    first: ({ G, side }) => placesToDevastate(G, side),
    effect(play, { side }, space) {
      spend(play.G);
      devastate(play, side, space);
    },
    label: ({ G }, space) => `Devastate the country around ${spaceName(G, space)}`,
    obstacle(at, space) {
      if (!isGallic(at)) return { rule: '7.7.3', text: 'Only the Gallic player devastates the countryside.' };
      return isSpace(at.G, space) ? obstacleToDevastate(at.G, at.side, space) : null;
    },
  }),
  ...councilActions,
};

/** The player of the card spends its Action Points, in any order and each action to its end (7.6), or lets the rest go. */
export const actionsStep: DecisionOf<'actions'> = {
  prompt: ({ G }) => ({
    rule: '7.6',
    text: `Spend an Action Point: ${countOf(frameOf(G, 'cardPlay').points, 'point')} left.`,
  }),
  actions: {
    ...costing,
    done: action({
      effect(play, { side }) {
        const cardPlay = frameOf(play.G, 'cardPlay');
        play.journal('7.6', `${say(side, 'leave')} ${countOf(cardPlay.points, 'Action Point')} unused.`, {
          side,
        });
        cardPlay.points = 0;
      },
      label: () => 'Spend no more Action Points',
      forgoes: ({ G }) =>
        `${sentence(countOf(frameOf(G, 'cardPlay').points, 'Action Point'))} would be lost.`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const { side, points } = frameOf(G, 'cardPlay');
    const first = aftermath(G, side);
    if (first !== null) play.call(first);
    else if (points === 0 || !mayAct({ G, side, frame })) play.finish();
  },
};

/** Says whether there is anything on which an Action Point may be spent. */
function mayAct(at: At): boolean {
  return Object.values(costing).some((each) => {
    if (each.available?.(at) === false) return false;
    if (each.first === undefined) return true;
    for (const _option of each.first(at)) return true;
    return false;
  });
}
