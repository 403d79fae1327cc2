/* The battle being fought, as the battle window shows it. */
import { blocksInTurn, initiativeOf, isReserve, LAST_ROUND } from '../../../games/julius-caesar/battle';
import { faceOf, INITIATIVES, type Side } from '../../../games/julius-caesar/components/blocks';
import { placeName } from '../../../games/julius-caesar/components/map';
import {
  type Battle,
  type Contest,
  contestOf,
  enemyOf,
  type G,
  sideName,
} from '../../../games/julius-caesar/state';
import type { Hits } from '../../../games/kit/blockCombat';
import { findFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { type BattleSide, type BattleView, battleSide, type PausedBattle } from '../../blocks/battle';
import { isPlace } from './selection';
import { piecesOf, ratingOf } from './stacks';

/** Returns the battle being fought, with the viewer's side at the bottom; null when there is none. */
export function battleView(G: G, bottom: Side): BattleView | PausedBattle | null {
  const won = findFrame(G, 'regroup');
  if (won !== undefined) {
    return { place: placeName(won.place), pause: 'won – blocks may regroup on the map' };
  }
  const battle = findFrame(G, 'round');
  return battle === undefined ? null : fightView(G, battle, bottom);
}

function fightView(G: G, battle: Battle, bottom: Side): BattleView {
  const { place, round, surprise, acted } = battle;
  const contest = contestOf(G, place);
  const hits = findFrame(G, 'hit');
  const turn = hits === undefined ? blocksInTurn(G, battle) : null;
  return {
    place: placeName(place),
    round,
    lastRound: LAST_ROUND,
    badge: surprise && round === 1 ? 'Surprise' : null,
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(turn.ids[0], turn.side === contest.attacker),
    inTurn: new Set(turn?.ids),
    acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
    roll: rollOf(battle),
    news: newsOf(hits, turn?.side ?? null),
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
    letterOf: (id) => initiativeOf(id, isAttacker),
    originOf(id) {
      const { from } = blocks[id];
      return from === undefined ? null : placeName(from);
    },
  });
}

function rollOf({ roll }: Battle): BattleView['roll'] {
  if (roll === null) return null;
  const face = faceOf(roll.block);
  return { who: `${face.name} (${ratingOf(face)})`, dice: roll.dice, upTo: face.firepower, hits: roll.hits };
}

function newsOf(hits: Hits<Side> | undefined, side: Side | null): string {
  if (hits !== undefined) {
    const { side: loser, count } = hits;
    return `${sideName(loser)} takes ${count} ${count === 1 ? 'hit' : 'hits'} on the strongest blocks.`;
  }
  return side === null ? '' : `${sideName(side)}'s turn.`;
}

/** Returns what a button of the battle window says next to the block it belongs to. */
export function wordsOf({ move, args }: LegalMove): string {
  const [, to, sea] = args.map(String).map(nameOf);
  switch (move) {
    case 'fire':
      return 'Fire';
    case 'pass':
      return 'Pass';
    case 'take':
      return 'Take the hit';
    case 'retreatBySea':
      return `Retreat to ${to} over ${sea}`;
    default:
      return `Retreat to ${to}`;
  }
}

function nameOf(id: string): string {
  return isPlace(id) ? placeName(id) : id;
}
