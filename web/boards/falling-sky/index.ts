import { scenarioOf } from '../../../games/falling-sky/components/box';
import { defaultComponents } from '../../../games/falling-sky/components/default';
import { regionName } from '../../../games/falling-sky/places';
import { tableRulesWith } from '../../../games/falling-sky/rulebook';
import type { G } from '../../../games/falling-sky/state';
import { marginsOf } from '../../../games/falling-sky/victory';
import { findFrame, isOver } from '../../../games/kit/frame';
import { createGame } from '../../../games/kit/game';
import type { GameRules } from '../../games';
import type { BoardModule } from '../../table/board';
import { isRegion, isTribe, titleOf, tribeTitle } from './arguments';
import { Board } from './Board';
import { Card } from './Card';
import { isOnBoard, roleOf } from './draft';
import { Panels } from './Panels';
import { placeTexts } from './placeTexts';
import { playedWith } from './playedWith';
import { teaching } from './teaching';

/** Falling Sky as a table of a match kept elsewhere needs it: Non-players decide there. */
export const rulebook = tableRulesWith(defaultComponents);
export const game = createGame(rulebook);

/** Loads Falling Sky with its Non-players, for a match that is kept on this device. */
export async function whole(): Promise<GameRules> {
  const { FallingSky, rulebook } = await import('../../../games/falling-sky/index');
  return { game: FallingSky, rulebook };
}

/** The board of Falling Sky. */
export const board: BoardModule<G> = {
  Board,
  Panels,
  besideMap: 'Cards',
  status: (G) => `${scenarioOf(G).date} · ${partOf(G)}`,
  standing: (G) => ({ title: 'Victory margins', values: marginsOf(G), isSigned: true }),
  placeTexts,
  placeName: (place, box) =>
    isRegion(place)
      ? regionName(playedWith(box), place)
      : isTribe(place)
        ? tribeTitle(playedWith(box), place)
        : place,
  Card,
  isOnBoard,
  roleOf,
  titleOf,
  confirmed: ['battle'],
  isOpen: ({ secret: { looked } }) => Object.keys(looked).length === 0,
  teaching,
};

function partOf(G: G): string {
  if (isOver(G)) return 'over';
  if (findFrame(G, 'winter') !== undefined) return `Winter ${G.winters}`;
  return `card ${G.played.filter((card) => card !== 'winter').length}`;
}
