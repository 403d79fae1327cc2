/* The rules' sides as boardgame.io's players see them: whose turn it is, who is in which stage, who may do what. */
import type { Ctx, Game } from 'boardgame.io';
import { isOver, type Seat, type Stacked, topFrame } from './frame';
import { canActOutOfTurn, consideredMoves, legalMoves } from './legality';
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

/** Returns the seats that have to decide, by boardgame.io's state: without those that may only act {@link OUT_OF_TURN}. */
export function seatsAsked({ activePlayers, currentPlayer, gameover }: Ctx): Seat[] {
  if (gameover !== undefined) return [];
  if (activePlayers === null) return [currentPlayer];
  return Object.keys(activePlayers).filter((seat) => activePlayers[seat] !== OUT_OF_TURN);
}

/**
 * Returns the state on which a seat's move is to be made. It is the state itself, but when a seat that waits resigns:
 * boardgame.io takes moves of active seats only, and takes active seats for those that are asked, so that whoever waits
 * is active, {@link OUT_OF_TURN}, for this one move and no longer. Games of other makers are left as they are.
 */
export function admitting<State extends { ctx: Ctx }>(
  { phases }: Pick<Game, 'phases'>,
  state: State,
  seat: Seat,
  move: string,
): State {
  const { ctx } = state;
  const { activePlayers } = ctx;
  const waits = activePlayers !== null && ctx.playOrder.includes(seat) && !Object.hasOwn(activePlayers, seat);
  const stages = phases?.[ctx.phase]?.turn?.stages;
  if (move !== 'resign' || !waits || stages?.[OUT_OF_TURN] === undefined) return state;
  return { ...state, ctx: { ...ctx, activePlayers: { ...activePlayers, [seat]: OUT_OF_TURN } } };
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

/** Returns the moves a seat may make now: for the side it decides those that bots consider, or else out of turn for any it holds. */
export function movesAt<G extends Stacked>(rulebook: Rulebook<G>, G: G, seat: Seat): LegalMove[] {
  const side = sideToDecide(G, seat);
  if (side !== null) return consideredMoves(rulebook, G, side);
  if (rulebook.outOfTurn === undefined || isOver(G)) return [];
  return sidesAt(G, seat).flatMap((each) => legalMoves(rulebook, G, each));
}
