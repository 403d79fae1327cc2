import type { Choice } from '../map/selection';
import type { BattleView } from './battle';
import type { BlockPiece } from './blockPiece';

/** A block that may act in a battle, and all it may do. */
export interface Actor {
  piece: BlockPiece;
  choices: readonly Choice[];
  /** What a press on the block itself does; null where that is to be chosen among several things. */
  main: Choice | null;
}

const DEEDS = new Set(['fire', 'pass', 'retreat', 'retreatBySea', 'take']);
const MAIN = new Set(['fire', 'take']);

/** Returns the blocks of a battle that may act, in the order of the lines. */
export function actorsIn({ sides }: BattleView, choices: readonly Choice[]): Actor[] {
  const deeds = choices.filter(({ move }) => DEEDS.has(move.move));
  const pieces = sides.flatMap(({ line, reserves }) => [...line.map(({ piece }) => piece), ...reserves]);
  return pieces.flatMap((piece) => {
    const own = deeds.filter((choice) => choice.piece === piece.id);
    if (own.length === 0) return [];
    const main = own.find(({ move }) => MAIN.has(move.move)) ?? (own.length === 1 ? own[0] : null);
    return { piece, choices: own, main };
  });
}

/** Says whether a press on any of the blocks does the one thing there is to do with it. */
export function areSimple(actors: readonly Actor[]): boolean {
  return actors.every(({ choices }) => choices.length === 1);
}
