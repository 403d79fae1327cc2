/* What Non-players take away by Besiege and Ballistae (4.2.3, 8.4.1, card 10). */
import { frameOf } from '../../kit/frame';
import { besieged } from '../battle/siege';
import type { FrameOf } from '../state';
import type { Chooser } from './chooser';
import { advancesPlayer, removalOf } from './frost';
import { worthOf } from './losses';
import { make } from './moment';
import { choose } from './select';

/** 8.4.1: Citadels and Forts before Allies in Cities or at Remi before others; first what does not help a player to victory (8.4.4). */
export const siegeChooser: Chooser<FrameOf<'siege'>> = {
  choose(at) {
    const { G, play, frame } = at;
    const { region, defender } = frameOf(G, 'fight');
    const helps = (piece: (typeof pieces)[number]) =>
      advancesPlayer(G, removalOf(region, [{ faction: defender, piece, count: 1 }]));
    const pieces = besieged(G, { region, defender }, frame.by);
    const piece = choose(
      play,
      pieces,
      (each) => !helps(each),
      (one) => worthOf(G, one),
    );
    if (piece === undefined || (helps(piece) && at.may('decline'))) return make('decline');
    return make('take', piece);
  },
};
