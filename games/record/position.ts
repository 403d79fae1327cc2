import { type Position, Simulator } from '../ai/simulator';
import { Dice } from '../kit/dice/dice';
import { diceStateIn } from '../kit/dice/plugin';
import type { Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { plain } from '../kit/json';
import { legalMove } from '../kit/legality';
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
  const { value: begun } = replay(game, record).next();
  const dice = begun && diceStateIn(begun.plugins);
  if (!begun || !dice) throw new Error('The match cannot be set up: it has no dice');
  const simulator = new Simulator(game.rulebook, begun, new Dice(dice));
  for (const [index, move] of record.moves.slice(0, moves).entries())
    if (!makeIn(simulator, game, move)) throw new Error(`${nameOf(index, move)} is not legal`);
  return { G: plain(simulator.G), ctx: simulator.ctx };
}

/** Makes a move as the game makes it that a seat sends; says whether it is legal. */
function makeIn(simulator: Simulator<Stacked>, { rulebook }: AnyGame, move: RecordedMove): boolean {
  const [seat, name, ...args] = move;
  const { G } = simulator;
  const deciding = sideToDecide(G, seat);
  const sides = deciding === null ? sidesAt(G, seat) : [deciding];
  if (name === 'resign') {
    if (sides.length > 0) simulator.resign(seat);
    return sides.length > 0;
  }
  for (const side of sides) {
    const legal = legalMove(rulebook, G, side, { move: name, args });
    if (legal === null) continue;
    simulator.make(side, legal);
    return true;
  }
  return false;
}
