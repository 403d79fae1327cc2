import { nameOf, type Player } from '../../../games/falling-sky/components/factions';
import { scenarioOf } from '../../../games/falling-sky/components/scenarios';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { findFrame, isOver } from '../../../games/kit/frame';
import type { BoardModule } from '../../table/board';
import { isRegion, isTribe, tribeTitle } from './arguments';
import { Board } from './Board';
import { Card } from './Card';
import { isOnBoard } from './draft';
import { Panels } from './Panels';
import { marginsLine } from './standing';
import { teaching } from './teaching';

/** The board of Falling Sky. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  status: (G) =>
    `${scenarioOf(G.scenario).date} · ${partOf(G)} · ${marginsLine(G, (faction: Player) => nameOf(faction))}`,
  placeName: (place) => (isRegion(place) ? regionName(place) : isTribe(place) ? tribeTitle(place) : place),
  Card,
  isOnBoard,
  isOpen: () => true,
  teaching,
};

function partOf(G: G): string {
  if (isOver(G)) return 'over';
  if (findFrame(G, 'winter') !== undefined) return `Winter ${G.winters + 1}`;
  return `card ${G.played.filter((card) => card !== 'winter').length}`;
}
