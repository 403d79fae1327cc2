/* Events 1 to 6. */
import { freeAbility, freeCommand } from './actions';
import { type CardEffects, deed } from './effect';
import { when } from './flow';
import { ineligible, legionsTo, senateAt, shift, shiftEitherWay, staysEligible } from './gains';
import { move } from './move';
import { isAuxilia, isLegion } from './pieces';
import { placeTroopsIn } from './place';
import { remove } from './remove';

export const CARDS_1_TO_6: Readonly<Record<number, CardEffects>> = {
  1: { unshaded: [shiftEitherWay()] },
  3: {
    unshaded: when(senateAt('adulation'), [legionsTo(['provincia'], 1)], [shift(false)]),
    shaded: when(
      ({ G }) => G.legions.track <= 4,
      [
        remove({
          who: 'romans',
          prompt: 'remove 2 Legions to the Legions track',
          most: 2,
          which: isLegion,
          legionsTo: 'track',
        }),
      ],
    ),
  },
  5: {
    unshaded: [
      deed((play) => {
        play.G.galliaTogata = true;
        play.journal('5.1.4', 'Cisalpina is a Region from now on, for Romans only.', {
          places: ['cisalpina'],
        });
      }),
      ...placeTroopsIn('romans', 3, ['cisalpina']),
    ],
    shaded: when(
      ({ G }) => G.senate.box !== 'adulation',
      [
        remove({
          who: 'romans',
          prompt: 'remove a Legion to the Legions track',
          most: 1,
          which: isLegion,
          legionsTo: 'track',
        }),
        remove({ who: 'romans', prompt: 'remove 2 Auxilia', most: 2, which: isAuxilia }),
      ],
    ),
  },
  6: {
    unshaded: [
      freeAbility({ who: 'romans', abilities: ['scout'], optional: true }),
      freeCommand({ who: 'romans', commands: ['battle'], terms: { most: 1, card: 6 }, optional: true }),
    ],
    shaded: [
      move({
        prompt: 'move up to 4 Auxilia to Provincia',
        most: 4,
        upTo: true,
        which: isAuxilia,
        to: ['provincia'],
      }),
      ineligible('romans'),
      staysEligible(),
    ],
  },
};
