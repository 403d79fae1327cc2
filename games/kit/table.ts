/* The rules' sides as boardgame.io's players see them: whose turn it is, who is in which stage, who may do what. */
import { isOver, type Seat, type Stacked, topFrame } from './frame';
import { canActOutOfTurn, legalMoves } from './legality';
import type { LegalMove } from './move';
import type { Rulebook } from './rulebook';
import { seatsDeciding, sidesAt, sideToDecide } from './seats';

/** The stage of who does not decide but may do something out of turn. */
export const OUT_OF_TURN = 'outOfTurn';

/** Returns the seat whose boardgame.io turn it is: of the current side, or of who decides for a side nobody holds. */
export function currentSeat<G extends Stacked>(rulebook: Rulebook<G>, G: G): Seat {
  return G.seats[rulebook.currentSide(G)] ?? seatsDeciding(G)[0] ?? '0';
}

/** Returns the seats that may act and the stage each is in: the step it decides, or {@link OUT_OF_TURN}. */
export function stagesOf<G extends Stacked>(rulebook: Rulebook<G>, G: G): Record<Seat, string> {
  const stages: Record<Seat, string> = {};
  const { step, sides } = topFrame(G);
  for (const side of sides) {
    const seat = G.seats[side];
    if (seat !== null) stages[seat] = step;
  }
  if (rulebook.outOfTurn === undefined) return stages;
  for (const { id } of rulebook.sides) {
    const seat = G.seats[id];
    if (seat !== null && stages[seat] === undefined && canActOutOfTurn(rulebook, G, id)) {
      stages[seat] = OUT_OF_TURN;
    }
  }
  return stages;
}

/** Says whether boardgame.io has the same seats in the same stages. */
export function sameStages(stages: Record<Seat, string>, active: Record<Seat, string> | null): boolean {
  if (active === null) return false;
  let count = 0;
  for (const seat in active) {
    if (active[seat] !== stages[seat]) return false;
    count++;
  }
  for (const _seat in stages) count--;
  return count === 0;
}

/** Returns the moves a seat may make now: for the side it decides, or else out of turn for any it holds. */
export function movesAt<G extends Stacked>(rulebook: Rulebook<G>, G: G, seat: Seat): LegalMove[] {
  const side = sideToDecide(G, seat);
  if (side !== null) return legalMoves(rulebook, G, side);
  if (rulebook.outOfTurn === undefined || isOver(G)) return [];
  return sidesAt(G, seat).flatMap((each) => legalMoves(rulebook, G, each));
}
