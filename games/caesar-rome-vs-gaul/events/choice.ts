/* One of several effects, which the player of the card chooses. */
import { action } from '../../kit/action';
import type { EffectName } from '../components/cards';
import type { DecisionOf } from '../state';
import { couldChange } from './canTakeEffect';
import { promptOf } from './effects';

/** What an effect does, for the player who chooses one. */
const USES: Partial<Record<EffectName, string>> = {
  activate: 'move',
  influence: 'place or convert influence',
  removeIM: 'remove influence',
  flipIM: 'turn influence',
  placeCU: 'bring a Combat Unit',
  placeLeader: 'bring a Leader',
  placeTribe: 'bring a Tribe',
  drawTribe: 'draw a Tribe',
  restoreTribe: 'turn a Tribe to full strength',
  replacements: 'restore Legions',
  devastate: 'devastate the country',
  upgradeTown: 'upgrade a Fortified Town',
  siegePoints: 'change Siege Points',
  governance: 'change the Governance Points',
  councilAddIM: 'place influence in the Gallic Council Box',
  stepLoss: 'take a step from an enemy stack',
  moveGermani: 'move the German Tribe',
};

/** The player chooses what the card does, of what could change anything; finishes with the index of the effect. */
export const choiceStep: DecisionOf<'eventChoice'> = {
  prompt: ({ G }) => promptOf(G, 'choose what the card does.'),
  actions: {
    choose: action({
      first: ({ G, side, frame }) =>
        [...frame.options.keys()].filter((index) => couldChange(G, side, frame.options[index])),
      effect(play, _at, index) {
        play.finish(index);
      },
      label: ({ frame }, index) =>
        `Choose to ${USES[frame.options[index].op] ?? `use effect ${index + 1} of the card`}`,
    }),
  },
};
