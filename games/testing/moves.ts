import type { SideOf, Stacked } from '../kit/frame';
import { consideredMoves, legalMoves, nextArguments, possibilities } from '../kit/legality';
import type { Argument, LegalMove } from '../kit/move';
import type { Rulebook } from '../kit/rulebook';
import { pickFrom, seeded } from './chance';

/** So many moves are drawn where not all are listed. */
const DRAWN = 12;

/** How much likelier a move with arguments is drawn than one without, which is often the end of something. */
const WITH_ARGUMENTS = 6;

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

/** Returns a legal move of a side, drawn stage by stage; null when it has none. Not every move is as likely. */
export function drawMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  next: () => number,
): LegalMove | null {
  const possible = possibilities(rulebook, G, side);
  if (possible.length === 0) return null;
  const { move, stages } = pickFrom(
    possible.flatMap((each) => Array<typeof each>(each.stages > 0 ? WITH_ARGUMENTS : 1).fill(each)),
    next,
  );
  const args = drawArguments(rulebook, G, side, move, stages, [], next);
  return args === null ? null : { move, args };
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

/** Not every value of a stage need lead on, where a stage lists more than the next one takes up. */
function drawArguments<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  move: string,
  stages: number,
  chosen: readonly Argument[],
  next: () => number,
): Argument[] | null {
  if (chosen.length === stages) return [...chosen];
  const options = nextArguments(rulebook, G, side, move, chosen);
  while (options.length > 0) {
    const [option] = options.splice(Math.floor(next() * options.length), 1);
    const args = drawArguments(rulebook, G, side, move, stages, [...chosen, option], next);
    if (args !== null) return args;
  }
  return null;
}
