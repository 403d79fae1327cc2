import type { Ctx, State } from 'boardgame.io';
import { goesOn } from '../kit/deed';
import { type Seat, type SideOf, type Stacked, topFrame } from '../kit/frame';
import { clone } from '../kit/json';
import { canDecide, consideredMoves } from '../kit/legality';
import { deadEnd, makeLegalMove, resign } from '../kit/make';
import type { LegalMove } from '../kit/move';
import { phaseOf } from '../kit/phases';
import { type Play, SilentPlay } from '../kit/play';
import type { Random } from '../kit/random';
import { gameOverOf, type Result } from '../kit/result';
import type { Rulebook } from '../kit/rulebook';
import { sidesAt, sidesDeciding } from '../kit/seats';
import { type admitting, currentSeat, OUT_OF_TURN, sameStages, stagesOf } from '../kit/table';

/** What a simulation starts from, as every boardgame.io `State` of the game has it. */
export type Position<G> = Pick<State<G>, 'G' | 'ctx'>;

/**
 * Plays a game of the package in place: no Redux, no immer, no log, no undo. From the same state and dice it
 * comes to the same `G`, `ctx` and dice as boardgame.io's reducer, move by move; the tests compare them. (Its `G` may list keys that have
 * no value, which are none in JSON; they are left out when it is written as such.)
 */
export class Simulator<G extends Stacked> {
  readonly #rulebook: Rulebook<G>;
  readonly #play: Play<G>;
  readonly #ctx: Ctx;
  /** The step and the side that `ctx` was last staged for; undefined when there were several sides. */
  #staged: { step: string; side: SideOf<G> } | undefined;

  /** Starts from a copy of `position`, rolling dice with `chance`. */
  constructor(rulebook: Rulebook<G>, { G, ctx }: Position<G>, chance: Random) {
    this.#rulebook = rulebook;
    this.#play = new SilentPlay(clone(G), chance);
    this.#play.result = ctx.gameover ?? null;
    this.#ctx = clone(ctx);
  }

  /** The state of the game; it changes with every move. */
  get G(): G {
    return this.#play.G;
  }

  /** boardgame.io's `ctx`; it changes with every move. */
  get ctx(): Ctx {
    return this.#ctx;
  }

  /** How the game ended, or null. */
  get result(): Result<SideOf<G>> | null {
    return this.#play.result;
  }

  /** The sides that decide now, all of them held by some seat; none once the game is over. */
  get sides(): readonly SideOf<G>[] {
    return sidesDeciding(this.#play.G);
  }

  /** Returns the moves a side may make that bots consider. Throws, naming the step, when the side has to decide and cannot. */
  legal(side: SideOf<G>): LegalMove[] {
    const { G } = this.#play;
    const moves = consideredMoves(this.#rulebook, G, side);
    if (this.#isStuck(side, moves)) throw deadEnd(this.#rulebook, G, side);
    return moves;
  }

  /** Makes one of the {@link legal} moves of a side; others are not refused but have no meaning. */
  make(side: SideOf<G>, move: LegalMove): void {
    const seat = this.#play.G.seats[side];
    if (seat !== null) this.#admit(seat);
    this.#play.isFinal = false;
    makeLegalMove(this.#rulebook, this.#play, side, move);
    if (seat !== null) this.#count(seat);
    this.#follow();
  }

  /** Lets a seat that holds some side give up. */
  resign(seat: Seat): void {
    this.#admit(seat);
    resign(this.#rulebook, this.#play, sidesAt(this.#play.G, seat));
    this.#count(seat);
    this.#follow();
  }

  /** Says whether a side goes on with its deed after the move it has just made. */
  goesOn(side: SideOf<G>): boolean {
    return goesOn(this.#play, side);
  }

  #isStuck(side: SideOf<G>, moves: readonly LegalMove[]): boolean {
    const { outOfTurn = {} } = this.#rulebook;
    if (moves.some(({ move }) => !Object.hasOwn(outOfTurn, move))) return false;
    return this.sides.includes(side) && !canDecide(this.#rulebook, this.#play.G, side);
  }

  /** Makes a seat that waits active for its move out of turn, as {@link admitting} does. */
  #admit(seat: Seat): void {
    const { activePlayers } = this.#ctx;
    if (activePlayers === null || Object.hasOwn(activePlayers, seat)) return;
    this.#ctx.activePlayers = { ...activePlayers, [seat]: OUT_OF_TURN };
    this.#staged = undefined;
  }

  /** Counts a move of a seat, as boardgame.io does. */
  #count(seat: Seat): void {
    const ctx = this.#ctx;
    if (seat === ctx.currentPlayer) ctx.numMoves = (ctx.numMoves ?? 0) + 1;
    if (ctx._activePlayersNumMoves !== undefined) ctx._activePlayersNumMoves[seat]++;
  }

  /** Does to `ctx` what boardgame.io does for the events the game would call. */
  #follow(): void {
    const ctx = this.#ctx;
    const { G, result } = this.#play;
    if (result !== null) {
      Object.assign(ctx, { phase: null, gameover: gameOverOf(G, result) });
      return;
    }
    const phase = phaseOf(this.#rulebook, G);
    const currentPlayer = currentSeat(this.#rulebook, G);
    const isSameTurn = phase === ctx.phase && currentPlayer === ctx.currentPlayer;
    if (isSameTurn && this.#isStaged()) return;
    const stages = stagesOf(G);
    if (!isSameTurn) {
      ctx.phase = phase;
      ctx.currentPlayer = currentPlayer;
      ctx.playOrderPos = ctx.playOrder.indexOf(currentPlayer);
      ctx.turn++;
      ctx.numMoves = 0;
    } else if (sameStages(stages, ctx.activePlayers)) {
      return;
    }
    const { step, sides } = topFrame(G);
    this.#staged = sides.length === 1 ? { step, side: sides[0] } : undefined;
    ctx.activePlayers = stages;
    ctx._activePlayersNumMoves = {};
    for (const seat in stages) ctx._activePlayersNumMoves[seat] = 0;
  }

  /** Says whether it is plain that `ctx` has the right stages: the same one side decides the same step. */
  #isStaged(): boolean {
    const { step, sides } = topFrame(this.#play.G);
    return sides.length === 1 && sides[0] === this.#staged?.side && step === this.#staged.step;
  }
}
