import { isArea } from '../../../games/caesars-gallic-war/components/areas';
import { placeName } from '../../../games/caesars-gallic-war/components/labels';
import { type G, SIDES, yearBC } from '../../../games/caesars-gallic-war/state';
import { victoryPoints } from '../../../games/caesars-gallic-war/victory';
import { findFrame } from '../../../games/kit/frame';
import { recordOf } from '../../../games/kit/record';
import type { BoardModule } from '../../table/board';
import { Board } from './Board';
import { Card } from './Card';
import { Panels } from './Panels';
import { placeTexts } from './placeTexts';
import { playedWith } from './playedWith';
import { isOnBoard, OPENINGS } from './selection';
import { partOf, TITLES } from './Tracks';
import { teaching } from './teaching';

export { CaesarsGallicWar as game, rulebook } from '../../../games/caesars-gallic-war/index';

/** The board of Caesar's Gallic War. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  status(G) {
    const points = SIDES.map((side) => `${TITLES[side]} ${victoryPoints(G, side)} VP`).join(', ');
    return `${yearBC(G.turn)} BC · ${partOf(G)} · ${points}`;
  },
  standing: (G) => ({
    title: 'Victory Points',
    values: recordOf(SIDES, (side) => victoryPoints(G, side)),
  }),
  placeTexts,
  placeName: (place, box) => (isArea(place) ? placeName(playedWith(box), place) : 'Rome'),
  Card,
  isOnBoard,
  isOpen: (G) => (findFrame(G, 'battle')?.round ?? 0) > 0,
  openings: OPENINGS,
  teaching,
};
