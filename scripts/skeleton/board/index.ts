import { findFrame } from '../../../games/kit/frame';
import type { BoardModule } from '../../../web/table/board';
import { isPlace, placeName } from '../game/components/map';
import type { G } from '../game/state';
import { hillsHeld } from '../game/victory';
import { Board } from './Board';
import { Card } from './Card';
import { Panels } from './Panels';
import { teaching } from './teaching';

export { game, rulebook } from '../game';

/** The board of Three Hills. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  besideMap: 'Cards',
  status(G) {
    const { red, blue } = hillsHeld(G);
    const round = findFrame(G, 'round')?.round;
    return `${round === undefined ? 'Over' : `Round ${round}`} · Red ${red}, Blue ${blue} of the hills`;
  },
  standing: (G) => ({ title: 'Hills', values: hillsHeld(G) }),
  placeName: (place) => (isPlace(place) ? placeName(place) : place),
  Card,
  isOnBoard: ({ move }) => move === 'choose' || move === 'march',
  roleOf: (move) => (move === 'rest' ? 'decline' : undefined),
  teaching: () => teaching,
};
