/* The rules' sides as boardgame.io's players see them: whose turn it is, who is in which stage, who may do what. */
import type { Ctx, Game } from 'boardgame.io';
import { naming, RulesFailure, refuseStrangers } from './failure';
import { type Seat, type Stacked, topFrame } from './frame';
import type { Rulebook } from './rulebook';
import { seatsDeciding } from './seats';

/** The stage in which a seat that waits makes a move out of turn; see {@link admitting}. */
export const OUT_OF_TURN = 'outOfTurn';

/** Returns the seat whose boardgame.io turn it is: of the current side, or of who decides for a side nobody holds. Throws when the current side is none of the game. */
export function currentSeat<G extends Stacked>(rulebook: Rulebook<G>, G: G): Seat {
  const { step } = topFrame(G);
  const side = naming(step, () => rulebook.currentSide(G));
  refuseStrangers(G, step, [side]);
  return G.seats[side] ?? seatsDeciding(G)[0] ?? '0';
}

/** Returns the seats that decide and the stage each is in, which is the step. boardgame.io's bots are asked for these, and no others. */
export function stagesOf<G extends Stacked>(G: G): Record<Seat, string> {
  const stages: Record<Seat, string> = {};
  const { step, sides } = topFrame(G);
  for (const side of sides) {
    const seat = G.seats[side];
    if (seat !== null) stages[seat] = step;
  }
  return stages;
}

/** Throws, naming the step, when one of the seats that decide is none of the match. */
export function refuseWrongSeats({ playOrder }: Ctx, stages: Record<Seat, string>): void {
  for (const seat in stages)
    if (!playOrder.includes(seat))
      throw new RulesFailure(`step ${stages[seat]} is decided at seat ${seat}, which is none of the match`);
}

/** Returns the seats that have to decide, by boardgame.io's state; states of older versions list those that wait, too, as `outOfTurn`. */
export function seatsAsked({ activePlayers, currentPlayer, gameover }: Ctx): Seat[] {
  if (gameover !== undefined) return [];
  if (activePlayers === null) return [currentPlayer];
  return Object.keys(activePlayers).filter((seat) => activePlayers[seat] !== OUT_OF_TURN);
}

/**
 * Returns the state on which a seat's move is to be made. It is the state itself, but when a seat that waits acts out of turn or
 * resigns: boardgame.io takes moves of active seats only, and takes active seats for those that are asked, so that whoever
 * waits is active, {@link OUT_OF_TURN}, for this one move and no longer. Games of other makers are left as they are.
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
  const moves = phases?.[ctx.phase]?.turn?.stages?.[OUT_OF_TURN]?.moves;
  if (!waits || moves === undefined || !Object.hasOwn(moves, move)) return state;
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
