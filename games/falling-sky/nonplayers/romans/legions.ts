/* The Legions that wait for the first Harvest Phase (Pax Gallica?). */
import { groupOf, regionsOf } from '../../places';
import type { FrameOf } from '../../state';
import type { Chooser } from '../chooser';
import { mostOwn } from '../leaders';
import { make } from '../moment';
import { choose } from '../select';

/** 2.1: All come to the Region of Belgica with the most Roman pieces. */
export const harvestChooser: Chooser<FrameOf<'harvest'>> = {
  choose(at) {
    const { G, play } = at;
    const regions = regionsOf(G).filter((region) => groupOf(region) === 'Belgica');
    const region = choose(play, regions, mostOwn(G, 'romans'));
    if (region === undefined || !at.may('place', region, G.legions.waiting)) return make('goOn');
    return make('place', region, G.legions.waiting);
  },
};
