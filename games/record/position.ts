import { type Position, Simulator } from '../ai/simulator';
import { Dice } from '../kit/dice/dice';
import { diceStateIn } from '../kit/dice/plugin';
import type { Side, Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { plain } from '../kit/json';
import { legalMove } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import { sidesAt, sideToDecide } from '../kit/seats';
import type { MatchRecord, RecordedMove } from './record';
import { nameOf, replay } from './replay';

/**
 * Returns the position of a match after so many of its moves, or after all: the `G` and `ctx` that {@link replay} yields, in a fifth of the
 * time, as the simulator comes to it, which tells no journal.
 *
 * @throws {Error} what `replay` throws.
 */
export function positionAfter(
  game: AnyGame,
  record: MatchRecord,
  moves: number = record.moves.length,
): Position<Stacked> {
  const { simulator } = begun(game, record);
  for (const [index, move] of record.moves.slice(0, moves).entries())
    if (!makeIn(simulator, game, move)) throw new Error(`${nameOf(index, move)} is not legal`);
  return { G: plain(simulator.G), ctx: simulator.ctx };
}

/**
 * Returns the simulator of a match that stands where its record begins, and its dice.
 *
 * @throws {Error} what `replay` throws before the first move.
 */
export function begun(game: AnyGame, record: MatchRecord): { simulator: Simulator<Stacked>; dice: Dice } {
  const { value: first } = replay(game, record).next();
  const state = first && diceStateIn(first.plugins);
  if (!first || !state) throw new Error('The match cannot be set up: it has no dice');
  const dice = new Dice(state);
  return { simulator: new Simulator(game.rulebook, first, dice), dice };
}

/**
 * Returns the side for which a seat makes a move, as the game decides it, and the move; no move where the seat gives up. Null where the move
 * is not legal.
 */
export function legalIn(
  { rulebook }: AnyGame,
  G: Stacked,
  [seat, name, ...args]: RecordedMove,
): { side: Side; move: LegalMove | null } | null {
  const deciding = sideToDecide(G, seat);
  const sides = deciding === null ? sidesAt(G, seat) : [deciding];
  if (name === 'resign') return sides.length > 0 ? { side: sides[0], move: null } : null;
  for (const side of sides) {
    const move = legalMove(rulebook, G, side, { move: name, args });
    if (move !== null) return { side, move };
  }
  return null;
}

/** Makes a move as the game makes it that a seat sends; says whether it is legal. */
function makeIn(simulator: Simulator<Stacked>, game: AnyGame, sent: RecordedMove): boolean {
  const found = legalIn(game, simulator.G, sent);
  if (found === null) return false;
  const { side, move } = found;
  if (move === null) simulator.resign(sent[0]);
  else simulator.make(side, move);
  return true;
}
