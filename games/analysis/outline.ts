/* The moves of a match, with what an analysis has to know of each before it looks at positions. */
import type { Position, Simulator } from '../ai/simulator';
import type { Seat, Side, Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { clone } from '../kit/json';
import { isForced } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import { begun, legalIn } from '../record/position';
import type { MatchRecord } from '../record/record';
import { nameOf } from '../record/replay';

/** A move of a match. */
export interface OutlinedMove {
  seat: Seat;
  side: Side;
  /** Null where the seat gave up. */
  move: LegalMove | null;
  /** Numbers were drawn for dice or to shuffle. */
  draws: boolean;
  /** There was nothing else that the side might have done. */
  isForced: boolean;
}

/** What one side did on end within one of boardgame.io's turns: the moves from the number `from` up to, but not with, `to`. */
export interface Turn {
  side: Side;
  seat: Seat;
  from: number;
  to: number;
}

/** The moves of a match, its turns, and some of its positions. */
export interface Outline {
  moves: readonly OutlinedMove[];
  turns: readonly Turn[];
  /** Positions before a decision, evenly spread over the match. */
  samples: readonly Position<Stacked>[];
}

/** So many moves are gone through between two chances to stop. */
const PORTION = 20;
/** How many positions are kept to try how long playouts are. */
const SAMPLES = 12;

/**
 * Goes through the moves of a record; yields how many are done after each portion, and returns the outline.
 *
 * @throws {Error} what `positionAfter` throws.
 */
export function* outlining(game: AnyGame, record: MatchRecord): Generator<number, Outline> {
  const { rulebook } = game;
  const { simulator, dice } = begun(game, record);
  const moves: OutlinedMove[] = [];
  const turns: Turn[] = [];
  const samples: Position<Stacked>[] = [];
  let lastTurn: number | undefined;
  const every = Math.ceil(record.moves.length / SAMPLES);
  for (const [index, recorded] of record.moves.entries()) {
    const { G, ctx } = simulator;
    const { drawn } = dice.state;
    const { turn } = ctx;
    const found = legalIn(game, G, recorded);
    if (found === null) throw new Error(`${nameOf(index, recorded)} is not legal`);
    const { side, move } = found;
    const [seat] = recorded;
    if (index % every === every >> 1 && move !== null) samples.push({ G: clone(G), ctx: clone(ctx) });
    const isOnly = move !== null && isForced(rulebook, G, side);
    makeOutlined(simulator, { seat, side, move });
    moves.push({ seat, side, move, draws: dice.state.drawn > drawn, isForced: isOnly });
    const last = turns.at(-1);
    if (last?.side === side && last.seat === seat && lastTurn === turn) last.to = index + 1;
    else turns.push({ side, seat, from: index, to: index + 1 });
    lastTurn = turn;
    if (index % PORTION === PORTION - 1) yield index + 1;
  }
  return { moves, turns, samples };
}

/** Makes a move of an outline. */
export function makeOutlined(
  simulator: Simulator<Stacked>,
  { seat, side, move }: Pick<OutlinedMove, 'seat' | 'side' | 'move'>,
): void {
  if (move === null) simulator.resign(seat);
  else simulator.make(side, move);
}
