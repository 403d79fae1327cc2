/* The battle being fought, as the battle window shows it. */

import { LAST_ROUND, unitsInTurn } from '../../../games/caesars-gallic-war/battle';
import { initiativeOf, shotOf } from '../../../games/caesars-gallic-war/bonuses';
import { isArea } from '../../../games/caesars-gallic-war/components/areas';
import type { Box } from '../../../games/caesars-gallic-war/components/box';
import { placeName } from '../../../games/caesars-gallic-war/components/labels';
import { INITIATIVES } from '../../../games/caesars-gallic-war/components/units';
import { contestOf } from '../../../games/caesars-gallic-war/contests';
import { isReserve } from '../../../games/caesars-gallic-war/fighters';
import type { Battle } from '../../../games/caesars-gallic-war/frames';
import { describePath } from '../../../games/caesars-gallic-war/paths';
import { type Contest, enemyOf, type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { findFrame, topFrame } from '../../../games/kit/frame';
import { onceEach } from '../../../games/kit/once';
import {
  type BattleLanguage,
  type BattleSide,
  type BattleView,
  battleSide,
  type PausedBattle,
} from '../../blocks/battle';
import { SIDE_NAMES } from './facts';
import { piecesOf } from './stacks';

/** Returns the battle being fought, with the viewer's side at the bottom; null when there is none. */
export function battleView(G: G, bottom: Side): BattleView | PausedBattle | null {
  const won = findFrame(G, 'regroup');
  if (won !== undefined) {
    return { place: placeName(G, won.area), pause: 'The winner may regroup on the map.' };
  }
  const battle = findFrame(G, 'battle');
  if (battle === undefined) return null;
  if (battle.round === 0) {
    return { place: placeName(G, battle.area), pause: 'The attacker chooses the main group.' };
  }
  return fightView(G, battle, bottom);
}

function fightView(G: G, battle: Battle, bottom: Side): BattleView {
  const contest = contestOf(G, battle.area);
  const { step } = topFrame(G);
  const turn = step === 'round' ? unitsInTurn(G, battle) : null;
  return {
    place: placeName(G, battle.area),
    round: battle.round,
    lastRound: LAST_ROUND,
    badge: badgeOf(battle, contest),
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(G, battle, turn.side, turn.ids[0]),
    inTurn: new Set(turn?.ids),
    acted: battle.acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
  };
}

function badgeOf({ round }: Battle, { byShip, neutral }: Contest): string | null {
  if (byShip) return 'By sea';
  return neutral && round === 1 ? 'Neutral tribe' : null;
}

function sideOf(G: G, battle: Battle, contest: Contest, side: Side): BattleSide {
  const { blocks } = G.secret[side];
  return battleSide({
    side,
    name: SIDE_NAMES[side],
    isAttacker: contest.attacker === side,
    pieces: piecesOf(G, side).filter(({ place }) => place === battle.area),
    isReserve: (id) => isReserve(G, battle, side, id),
    letterOf: (id) => initiativeOf(G, battle, side, id),
    shotOf: (id) => shotOf(G, battle, side, id),
    originOf(id) {
      const { path } = blocks[id];
      return path === undefined ? null : describePath(G, path).replace(/^from /, '');
    },
  });
}

/** Returns how Caesar's Gallic War speaks of its battles when it is played with a set of components. */
export const languageOf = onceEach(
  ({ area, unit }: Box): BattleLanguage => ({
    sides: SIDES,
    placeName: (id) => (isArea(id) ? area[id].name : id),
    pieceName: (id) => unit[id].name,
    subjectOf: (side) => ({
      name: side === 'roman' ? 'Rome' : 'The Barbarians',
      isMany: side !== 'roman',
    }),
  }),
);
