/* The battle being fought, as the battle window shows it. */

import { LAST_ROUND, unitsInTurn } from '../../../games/caesars-gallic-war/battle';
import { initiativeOf } from '../../../games/caesars-gallic-war/bonuses';
import { isArea, placeName } from '../../../games/caesars-gallic-war/components/areas';
import { INITIATIVES, UNITS } from '../../../games/caesars-gallic-war/components/units';
import { contestOf } from '../../../games/caesars-gallic-war/contests';
import { isReserve } from '../../../games/caesars-gallic-war/fighters';
import type { Battle } from '../../../games/caesars-gallic-war/frames';
import { describePath } from '../../../games/caesars-gallic-war/paths';
import { type Contest, enemyOf, type G, type Side } from '../../../games/caesars-gallic-war/state';
import { say } from '../../../games/caesars-gallic-war/words';
import type { Hits } from '../../../games/kit/blockCombat';
import { findFrame, topFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { type BattleSide, type BattleView, battleSide, type PausedBattle } from '../../blocks/battle';
import { SIDE_NAMES } from './facts';
import { piecesOf } from './stacks';

/** Returns the battle being fought, with the viewer's side at the bottom; null when there is none. */
export function battleView(G: G, bottom: Side): BattleView | PausedBattle | null {
  const won = findFrame(G, 'regroup');
  if (won !== undefined) {
    return { place: placeName(won.area), pause: 'won – units may regroup on the map' };
  }
  const battle = findFrame(G, 'battle');
  if (battle === undefined) return null;
  if (battle.round === 0) {
    return { place: placeName(battle.area), pause: 'the attacker chooses the main group' };
  }
  return fightView(G, battle, bottom);
}

function fightView(G: G, battle: Battle, bottom: Side): BattleView {
  const contest = contestOf(G, battle.area);
  const { step } = topFrame(G);
  const turn = step === 'round' ? unitsInTurn(G, battle) : null;
  return {
    place: placeName(battle.area),
    round: battle.round,
    lastRound: LAST_ROUND,
    badge: badgeOf(battle, contest),
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(G, battle, turn.side, turn.ids[0]),
    inTurn: new Set(turn?.ids),
    acted: battle.acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
    roll: rollOf(battle),
    news:
      step === 'withdraw'
        ? `${say(contest.attacker, 'retreat')}.`
        : newsOf(findFrame(G, 'hit'), turn?.side ?? null),
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
    originOf(id) {
      const { path } = blocks[id];
      return path === undefined ? null : describePath(path).replace(/^from /, '');
    },
  });
}

/** The rating may have changed since the roll, so the dice that hit are known from how many did. */
function rollOf({ roll }: Battle): BattleView['roll'] {
  if (roll === null) return null;
  const upTo = roll.hits === 0 ? 0 : [...roll.dice].sort((a, b) => a - b)[roll.hits - 1];
  return { who: UNITS[roll.unit]?.name ?? 'A unit', dice: roll.dice, upTo, hits: roll.hits };
}

function newsOf(hits: Hits<Side> | undefined, side: Side | null): string {
  if (hits !== undefined) {
    const { side: loser, count } = hits;
    return `${say(loser, 'take')} ${count} ${count === 1 ? 'hit' : 'hits'} on the strongest units.`;
  }
  if (side === null) return '';
  return side === 'roman' ? 'It is Rome’s turn.' : 'It is the Barbarians’ turn.';
}

/** Returns what a button of the battle window says next to the unit it belongs to. */
export function wordsOf({ move, args }: LegalMove): string {
  const to = String(args[1]);
  const name = isArea(to) ? placeName(to) : 'the Off Map Area';
  switch (move) {
    case 'fire':
      return 'Fire';
    case 'pass':
      return 'Pass';
    case 'take':
      return 'Take the hit';
    default:
      return `Retreat to ${name}`;
  }
}
