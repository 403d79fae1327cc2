/* Seize (3.2.3): the Regions, one after the other. See seizure.ts for what happens in each. */
import { action, type Obstacle } from '../../kit/action';
import type { RegionId } from '../components/map';
import { piecesIn } from '../pieces/forces';
import { regionName, regionsOf } from '../places';
import type { DecisionOf, G } from '../state';
import { askPassage, askPieces } from './asking';
import { commonTo } from './common';
import { obstacleToSelect } from './costs';

import type { Order } from './order';
import { seizureFrame } from './seizure';

/** Says whether the Command could be executed in at least one Region (3.2.3). */
export function canSeize(G: G, order: Order): boolean {
  return regionsOf(G).some((region) => maySeize(G, order, region));
}

function regionsToSeize(G: G, order: Order): RegionId[] {
  return regionsOf(G).filter((region) => maySeize(G, order, region));
}

function maySeize(G: G, order: Order, region: RegionId): boolean {
  return piecesIn(G, region, 'romans') > 0 && obstacleToSeize(G, order, region) === null;
}

function obstacleToSeize(G: G, order: Order, region: RegionId): Obstacle | null {
  if (piecesIn(G, region, 'romans') === 0)
    return { rule: '3.2.3', text: `There are no Roman pieces in ${regionName(G, region)}.` };
  if (order.built.includes(region))
    return { rule: '4.2.1', text: `Build has dealt with a Tribe in ${regionName(G, region)}.` };
  return obstacleToSelect(G, order, region);
}

/** 3.2.3 */
export const seizeStep: DecisionOf<'seize'> = {
  prompt: ({ frame: { order } }) => ({
    rule: '3.2.3',
    text: `Seize: choose ${order.terms.most === 1 ? 'the' : 'a'} Region with Roman pieces.`,
  }),
  actions: {
    seize: action({
      first: ({ G, frame: { order } }) => regionsToSeize(G, order),
      effect(play, { frame: { order } }, region) {
        order.selected.push(region);
        play.journal('3.2.3', `The Romans Seize in ${regionName(play.G, region)}.`, {
          places: [region],
          side: 'romans',
          kind: 'group',
        });
        play.call(seizureFrame(region));
      },
      label: ({ G }, region) => `Seize in ${regionName(G, region)}`,
      obstacle({ G, frame: { order } }, id) {
        const region = regionsOf(G).find((each) => each === id);
        return region === undefined ? null : obstacleToSeize(G, order, region);
      },
    }),
    passage: askPassage(({ G, frame: { order } }) => regionsToSeize(G, order)),
    pieces: askPieces(),
    ...commonTo(canSeize),
  },
};
