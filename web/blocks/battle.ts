/* A battle between the blocks of two sides, as the battle window shows it. */
import type { Shot } from '../../games/kit/blockCombat';
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
}

/** A piece that fights. */
export interface Fighter {
  piece: BlockPiece;
  /** Says when it acts; null when that is hidden. */
  letter: string | null;
  /** What it fires with; null when that is hidden. */
  shot: Shot | null;
}

/** One side of a battle. */
export interface BattleSide {
  side: string;
  name: string;
  isAttacker: boolean;
  line: readonly Fighter[];
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
  /** Returns what a block that is known fires with. */
  shotOf(id: string): Shot;
  /** Returns in words where a block in reserve came from; null when that is not known. */
  originOf(id: string): string | null;
}

/** Returns one side of a battle from its blocks in the place. */
export function battleSide(troops: Troops): BattleSide {
  const { pieces, isReserve, letterOf, shotOf, originOf, ...whose } = troops;
  const reserves = pieces.filter(({ id }) => isReserve(id));
  const origins = new Set(reserves.flatMap(({ id }) => originOf(id) ?? []));
  return {
    ...whose,
    line: pieces
      .filter((piece) => !reserves.includes(piece))
      .map((piece) =>
        piece.face === null
          ? { piece, letter: null, shot: null }
          : { piece, letter: letterOf(piece.id), shot: shotOf(piece.id) },
      ),
    reserves,
    origins: [...origins].join(', '),
  };
}

/** How a game speaks of its battles. */
export interface BattleLanguage {
  /** All sides of the game. */
  sides: readonly string[];
  placeName(id: string): string;
  pieceName(id: string): string;
  /** How a sentence about a side begins, and whether its verb is that of many. */
  subjectOf(side: string): { name: string; isMany: boolean };
}
