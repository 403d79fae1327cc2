import { drawMove } from '../kit/drawing';
import type { SideOf, Stacked } from '../kit/frame';
import { consideredMoves, legalMoves } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import type { Rulebook } from '../kit/rulebook';
import { pickFrom, seeded } from './chance';

/** So many moves are drawn where not all are listed. */
const DRAWN = 12;

/** How often random play of a game with a great many moves draws one of all, and not of those that bots consider. */
export const OF_ALL = 0.95;

/** Returns a move for random play, one of those that bots consider; of a game with a great many moves mostly one of all. */
export function randomMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  next: () => number,
): LegalMove {
  const isVast = rulebook.bots?.suggest !== undefined;
  const drawn = isVast && next() < OF_ALL ? drawMove(rulebook, G, side, next) : null;
  return drawn ?? pickFrom(consideredMoves(rulebook, G, side), next);
}

/**
 * Returns moves to try a game with: all that are legal, or of a game with too many of them those that bots consider and
 * some others, which are the same for the same state.
 */
export function movesToTry<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): LegalMove[] {
  if (rulebook.bots?.suggest === undefined) return legalMoves(rulebook, G, side);
  const next = seeded(G.stack.length);
  const moves = new Map<string, LegalMove>();
  const add = (move: LegalMove) => moves.set(JSON.stringify([move.move, ...move.args]), move);
  consideredMoves(rulebook, G, side).forEach(add);
  for (let count = 0; count < DRAWN; count++) {
    const drawn = drawMove(rulebook, G, side, next);
    if (drawn !== null) add(drawn);
  }
  return [...moves.values()];
}
