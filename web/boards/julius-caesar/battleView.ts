/* The battle being fought, as the battle window shows it. */
import { blocksInTurn, initiativeOf, isReserve, LAST_ROUND } from '../../../games/julius-caesar/battle';
import { faceOf, INITIATIVES, type Side } from '../../../games/julius-caesar/components/blocks';
import { placeName } from '../../../games/julius-caesar/components/map';
import { type Battle, type Contest, enemyOf, type G, sideName } from '../../../games/julius-caesar/state';
import type { LegalMove } from '../../../games/kit/move';
import type { BattleSide } from '../../blocks/BattleLine';
import type { BattleView } from '../../blocks/BattleWindow';
import { isPlace } from './selection';
import { piecesOf, ratingOf } from './stacks';

/** Returns the battle with the viewer's side at the bottom. */
export function battleView(G: G, battle: Battle, bottom: Side): BattleView {
  const contest = G.contests[battle.place];
  const turn = contest === undefined || battle.hits !== null ? null : blocksInTurn(G);
  return {
    place: placeName(battle.place),
    pause: contest === undefined ? 'won – blocks may regroup on the map' : null,
    round: battle.round,
    lastRound: LAST_ROUND,
    badge: battle.surprise && battle.round === 1 ? 'Surprise' : null,
    letters: INITIATIVES,
    letterOn: turn === null ? null : initiativeOf(turn.ids[0], turn.side === contest?.attacker),
    inTurn: new Set(turn?.ids),
    acted: battle.acted,
    sides: [sideOf(G, battle, contest, enemyOf(bottom)), sideOf(G, battle, contest, bottom)],
    roll: rollOf(battle),
    news: turnText(battle, turn?.side ?? null),
  };
}

function sideOf(G: G, battle: Battle, contest: Contest | undefined, side: Side): BattleSide {
  const there = piecesOf(G, side).filter(({ place }) => place === battle.place);
  const reserves = contest === undefined ? [] : there.filter(({ id }) => isReserve(G, side, id));
  const attacks = contest?.attacker === side;
  const { blocks } = G.secret[side];
  const origins = new Set(reserves.flatMap(({ id }) => blocks[id].from ?? []));
  return {
    side,
    name: sideName(side),
    role: contest === undefined ? null : attacks ? 'attacker' : 'defender',
    line: there
      .filter((piece) => !reserves.includes(piece))
      .map((piece) => ({ piece, letter: piece.face === null ? null : initiativeOf(piece.id, attacks) })),
    reserves,
    origins: [...origins].map(placeName).join(', '),
  };
}

function rollOf({ roll }: Battle): BattleView['roll'] {
  if (roll === null) return null;
  const face = faceOf(roll.block);
  return { who: `${face.name} (${ratingOf(face)})`, dice: roll.dice, upTo: face.firepower, hits: roll.hits };
}

function turnText(battle: Battle, side: Side | null): string {
  if (battle.hits !== null) {
    const { side: loser, count } = battle.hits;
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
