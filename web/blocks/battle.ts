/* A battle between the blocks of two sides, as the battle window shows it. */
import type { BlockPiece } from './blockPiece';

/** A battle in which nobody fights: it is won, or not begun. */
export interface PausedBattle {
  place: string;
  /** Said instead of the lines. */
  pause: string;
}

/** A battle as a screen shows it. */
export interface BattleView {
  place: string;
  round: number;
  lastRound: number;
  /** What makes this round special, or null. */
  badge: string | null;
  /** The order in which pieces act. */
  letters: readonly string[];
  /** The letter whose turn it is. */
  letterOn: string | null;
  inTurn: ReadonlySet<string>;
  acted: readonly string[];
  /** The line at the top and the viewer's at the bottom. */
  sides: readonly [BattleSide, BattleSide];
  roll: { who: string; dice: readonly number[]; upTo: number; hits: number } | null;
  /** Whose turn it is, in words. */
  news: string;
}

/** One side of a battle. */
export interface BattleSide {
  side: string;
  name: string;
  isAttacker: boolean;
  /** The pieces that fight, and the letter that says when. */
  line: readonly { piece: BlockPiece; letter: string | null }[];
  reserves: readonly BlockPiece[];
  /** Where the reserves came from. */
  origins: string;
}

interface Troops extends Pick<BattleSide, 'side' | 'name' | 'isAttacker'> {
  /** The blocks of the side in the place of the battle. */
  pieces: readonly BlockPiece[];
  isReserve(id: string): boolean;
  /** Returns when a block that is known acts. */
  letterOf(id: string): string;
  /** Returns in words where a block in reserve came from; null when that is not known. */
  originOf(id: string): string | null;
}

/** Returns one side of a battle from its blocks in the place. */
export function battleSide({ pieces, isReserve, letterOf, originOf, ...whose }: Troops): BattleSide {
  const reserves = pieces.filter(({ id }) => isReserve(id));
  const origins = new Set(reserves.flatMap(({ id }) => originOf(id) ?? []));
  return {
    ...whose,
    line: pieces
      .filter((piece) => !reserves.includes(piece))
      .map((piece) => ({ piece, letter: piece.face === null ? null : letterOf(piece.id) })),
    reserves,
    origins: [...origins].join(', '),
  };
}
