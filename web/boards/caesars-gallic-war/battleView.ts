/* The battle being fought, as the battle window shows it. */

import { LAST_ROUND, unitsInTurn } from '../../../games/caesars-gallic-war/battle';
import { initiativeOf } from '../../../games/caesars-gallic-war/bonuses';
import { isArea, placeName } from '../../../games/caesars-gallic-war/components/areas';
import { INITIATIVES, UNITS } from '../../../games/caesars-gallic-war/components/units';
import { fighters, isReserve } from '../../../games/caesars-gallic-war/fighters';
import { describePath } from '../../../games/caesars-gallic-war/paths';
import {
  type Battle,
  type Contest,
  enemyOf,
  type G,
  SIDES,
  type Side,
} from '../../../games/caesars-gallic-war/state';
import type { LegalMove } from '../../../games/kit/move';
import type { BattleSide } from '../../blocks/BattleLine';
import type { BattleView } from '../../blocks/BattleWindow';
import { SIDE_NAMES } from './facts';
import { piecesOf } from './stacks';

/** Returns the battle with the viewer's side at the bottom. */
export function battleView(G: G, battle: Battle, bottom: Side): BattleView {
  const contest = G.contests[battle.area];
  const isFought = contest !== undefined && battle.round > 0;
  const isOver = isFought && SIDES.some((side) => fighters(G, side).length === 0);
  const turn = !isFought || isOver || battle.hits !== null ? null : unitsInTurn(G);
  return {
    place: placeName(battle.area),
    pause:
      contest === undefined
        ? 'won – units may regroup on the map'
        : isFought
          ? null
          : 'the attacker chooses the main group',
    round: battle.round,
    lastRound: LAST_ROUND,
    badge: contest === undefined ? null : badgeOf(battle, contest),
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(G, turn.side, turn.ids[0]),
    inTurn: new Set(turn?.ids),
    acted: battle.acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
    roll: rollOf(battle),
    news: newsOf(battle, turn?.side ?? null),
  };
}

function badgeOf({ round }: Battle, { byShip, neutral }: Contest): string | null {
  if (byShip) return 'By sea';
  return neutral && round === 1 ? 'Neutral tribe' : null;
}

function sideOf(G: G, battle: Battle, contest: Contest | undefined, side: Side): BattleSide {
  const there = piecesOf(G, side).filter(({ place }) => place === battle.area);
  const isFought = contest !== undefined && battle.round > 0;
  const reserves = isFought ? there.filter(({ id }) => isReserve(G, side, id)) : [];
  const { blocks } = G.secret[side];
  const ways = new Set(reserves.flatMap(({ id }) => blocks[id].path ?? []));
  return {
    side,
    name: SIDE_NAMES[side],
    role: contest === undefined ? null : contest.attacker === side ? 'attacker' : 'defender',
    line: there
      .filter((piece) => !reserves.includes(piece))
      .map((piece) => ({
        piece,
        letter: isFought && piece.face !== null ? initiativeOf(G, side, piece.id) : null,
      })),
    reserves,
    origins: [...ways].map((way) => describePath(way).replace(/^from /, '')).join(', '),
  };
}

/** The rating may have changed since the roll, so the dice that hit are known from how many did. */
function rollOf({ roll }: Battle): BattleView['roll'] {
  if (roll === null) return null;
  const upTo = roll.hits === 0 ? 0 : [...roll.dice].sort((a, b) => a - b)[roll.hits - 1];
  return { who: UNITS[roll.unit]?.name ?? 'A unit', dice: roll.dice, upTo, hits: roll.hits };
}

function newsOf({ hits }: Battle, side: Side | null): string {
  if (hits !== null && hits.count > 0) {
    const takes = hits.side === 'roman' ? 'takes' : 'take';
    return `${SIDE_NAMES[hits.side]} ${takes} ${hits.count} ${hits.count === 1 ? 'hit' : 'hits'} on the strongest units.`;
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
    case 'retreatBySea':
      return `Retreat to ${name} by sea`;
    default:
      return `Retreat to ${name}`;
  }
}
