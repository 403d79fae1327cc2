import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { type G, yearBC } from '../../../games/caesar-rome-vs-gaul/state';
import { pointsOf } from '../../../games/caesar-rome-vs-gaul/victory';
import type { BoardModule } from '../../table/board';
import { Board } from './Board';
import { Card } from './Card';
import { isOnBoard, roleOf } from './choosing';
import { Panels } from './Panels';
import { placeTexts } from './placeTexts';
import { playedWith } from './playedWith';
import { teaching } from './teaching';
import { partOf } from './underWay';

export { CaesarRomeVsGaul as game, rulebook } from '../../../games/caesar-rome-vs-gaul';

/** The board of Caesar: Rome vs Gaul. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  besideMap: 'Cards',
  status: (G) => `${yearBC(G.turn)} BC · ${partOf(G)} · Rome ${pointsOf(G).total} VP`,
  standing: (G) => ({ title: 'Victory Points', values: { roman: pointsOf(G).total } }),
  placeTexts,
  placeName: (place, box) => boxOf(playedWith(box)).space[place]?.name ?? place,
  Card,
  isOnBoard,
  roleOf,
  teaching,
};
