import type { G } from '../../../games/alesia/state';
import type { BoardModule } from '../../table/board';
import { placeName } from './arguments';
import { lostFactors } from './armies';
import { Board } from './Board';
import { isOnBoard, roleOf } from './choosing';
import { Panels } from './Panels';
import { placeTexts } from './placeTexts';
import { playedWith } from './playedWith';
import { teaching } from './teaching';
import { partOf } from './underWay';

export { Alesia as game, rulebook } from '../../../games/alesia';

/** The board of Alesia. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  besideMap: 'Orders',
  status: (G) => [`Period ${G.period}, turn ${G.turn}`, partOf(G)].filter(Boolean).join(' · '),
  standing: (G) => ({ title: 'Combat factors lost', values: lostFactors(G) }),
  placeTexts,
  placeName: (place, box) => placeName(playedWith(box), place),
  isOnBoard,
  roleOf,
  teaching,
};
