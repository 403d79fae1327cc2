import { boxOf } from '../../../games/julius-caesar/components/box';
import { isPlace } from '../../../games/julius-caesar/components/map';
import { type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { victoryPoints } from '../../../games/julius-caesar/victory';
import { findFrame } from '../../../games/kit/frame';
import { recordOf } from '../../../games/kit/record';
import type { BoardModule } from '../../table/board';
import { Board } from './Board';
import { Card } from './Card';
import { Panels } from './Panels';
import { placeTexts } from './placeTexts';
import { playedWith } from './playedWith';
import { isOnBoard, OPENINGS } from './selection';
import { FIRST_YEAR, turnName } from './Tracks';
import { teaching } from './teaching';

export { JuliusCaesar as game, rulebook } from '../../../games/julius-caesar/index';

/** The board of Julius Caesar. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  status(G) {
    const points = SIDES.map((side) => `${sideName(side)} ${victoryPoints(G, side)} VP`).join(', ');
    return `${FIRST_YEAR + G.year - 1} · ${turnName(G)} · ${points}`;
  },
  standing: (G) => ({
    title: 'Victory Points',
    values: recordOf(SIDES, (side) => victoryPoints(G, side)),
  }),
  placeTexts,
  placeName: (place, box) => (isPlace(place) ? boxOf(playedWith(box)).name[place] : place),
  Card,
  isOnBoard,
  isOpen: (G) => findFrame(G, 'round') !== undefined,
  teaching,
  confirmed: ['disband'],
  openings: OPENINGS,
};
