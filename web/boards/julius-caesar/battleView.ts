/* The battle being fought, as the battle window shows it. */
import {
  blocksInTurn,
  initiativeOf,
  isReserve,
  LAST_ROUND,
  shotOf,
} from '../../../games/julius-caesar/battle';
import { INITIATIVES, type Side } from '../../../games/julius-caesar/components/blocks';
import type { Box } from '../../../games/julius-caesar/components/box';
import { placeName } from '../../../games/julius-caesar/components/inPlay';
import {
  type Battle,
  type Contest,
  contestOf,
  enemyOf,
  type G,
  SIDES,
  sideName,
} from '../../../games/julius-caesar/state';
import { findFrame } from '../../../games/kit/frame';
import { onceEach } from '../../../games/kit/once';
import {
  type BattleLanguage,
  type BattleSide,
  type BattleView,
  battleSide,
  type PausedBattle,
} from '../../blocks/battle';
import { isPlace } from './selection';
import { piecesOf } from './stacks';

/** Returns the battle being fought, with the viewer's side at the bottom; null when there is none. */
export function battleView(G: G, bottom: Side): BattleView | PausedBattle | null {
  const won = findFrame(G, 'regroup');
  if (won !== undefined) {
    return { place: placeName(G, won.place), pause: 'The winner may regroup on the map.' };
  }
  const battle = findFrame(G, 'round');
  return battle === undefined ? null : fightView(G, battle, bottom);
}

function fightView(G: G, battle: Battle, bottom: Side): BattleView {
  const { place, round, surprise, acted } = battle;
  const contest = contestOf(G, place);
  const turn = findFrame(G, 'hit') === undefined ? blocksInTurn(G, battle) : null;
  return {
    place: placeName(G, place),
    round,
    lastRound: LAST_ROUND,
    badge: surprise && round === 1 ? 'Surprise' : null,
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(G, turn.ids[0], turn.side === contest.attacker),
    inTurn: new Set(turn?.ids),
    acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
  };
}

function sideOf(G: G, battle: Battle, contest: Contest, side: Side): BattleSide {
  const isAttacker = contest.attacker === side;
  const { blocks } = G.secret[side];
  return battleSide({
    side,
    name: sideName(side),
    isAttacker,
    pieces: piecesOf(G, side).filter(({ place }) => place === battle.place),
    isReserve: (id) => isReserve(G, battle, side, id),
    letterOf: (id) => initiativeOf(G, id, isAttacker),
    shotOf: (id) => shotOf(G, side, id),
    originOf(id) {
      const { from } = blocks[id];
      return from === undefined ? null : placeName(G, from);
    },
  });
}

/** Returns how Julius Caesar speaks of its battles, as played with a set of components. */
export const languageOf = onceEach(
  ({ name, face }: Box): BattleLanguage => ({
    sides: SIDES,
    placeName: (id) => (isPlace(id) ? name[id] : id),
    pieceName: (id) => face[id].name,
    subjectOf: (side) => ({ name: sideName(side === 'caesar' ? side : 'pompey'), isMany: false }),
  }),
);
