import type { Ctx, State } from 'boardgame.io';
import { clone } from '../kit/json';
import { type GameOver, Play, type Stacked } from '../kit/play';
import { carryOut, type LegalMove, legalMoves, phaseOf, type Rulebook } from '../kit/rulebook';
import type { Seat } from '../kit/step';
import { Alea, type AleaState } from './alea';

/** What a simulation starts from, as every boardgame.io `State` of the game has it. */
export type Position<G> = Pick<State<G>, 'G' | 'ctx'>;

/**
 * Plays a game of the package in place: no Redux, no immer, no log, no undo. From the same state and generator it
 * comes to the same `G`, `ctx` and generator as boardgame.io's reducer, move by move; the tests compare them.
 */
export class Simulator<G extends Stacked> {
  readonly #rulebook: Rulebook<G>;
  readonly #play: Play<G>;
  readonly #ctx: Ctx;
  readonly #chance: Alea;

  /** Starts from a copy of `position`, rolling dice with `chance`. */
  constructor(rulebook: Rulebook<G>, { G, ctx }: Position<G>, chance: Alea) {
    this.#rulebook = rulebook;
    this.#play = new SilentPlay(clone(G), chance);
    this.#play.over = ctx.gameover ?? null;
    this.#ctx = clone(ctx);
    this.#chance = chance;
  }

  /** The state of the game; it changes with every move. */
  get G(): G {
    return this.#play.G;
  }

  /** boardgame.io's `ctx`; it changes with every move. */
  get ctx(): Ctx {
    return this.#ctx;
  }

  /** Where the generator stands. */
  get chance(): AleaState {
    return this.#chance.state;
  }

  /** How the game ended, or null. */
  get over(): GameOver | null {
    return this.#play.over;
  }

  /** The seats that decide now. */
  get seats(): readonly Seat[] {
    const { stack } = this.#play.G;
    return this.#play.over === null ? stack[stack.length - 1].seats : [];
  }

  /** Returns the moves a seat may make. */
  legal(seat: Seat): LegalMove[] {
    return legalMoves(this.#rulebook, this.#play.G, seat);
  }

  /** Makes one of the {@link legal} moves of a seat; others are not refused but have no meaning. */
  make(seat: Seat, move: LegalMove): void {
    const ctx = this.#ctx;
    carryOut(this.#rulebook, this.#play, seat, move);
    if (seat === ctx.currentPlayer) ctx.numMoves = (ctx.numMoves ?? 0) + 1;
    if (ctx._activePlayersNumMoves !== undefined) ctx._activePlayersNumMoves[seat]++;
    this.#follow();
  }

  /** Returns a simulation that goes its own way from here, with the same dice to come or with others. */
  branch(chance = new Alea(this.chance)): Simulator<G> {
    return new Simulator(this.#rulebook, this, chance);
  }

  /** Does to `ctx` what boardgame.io does for the events the game would call. */
  #follow(): void {
    const ctx = this.#ctx;
    const { G, over } = this.#play;
    if (over !== null) {
      Object.assign(ctx, { phase: null, gameover: over });
      return;
    }
    const phase = phaseOf(this.#rulebook, G);
    const currentPlayer = this.#rulebook.currentPlayer(G);
    if (phase !== ctx.phase || currentPlayer !== ctx.currentPlayer) {
      ctx.phase = phase;
      ctx.currentPlayer = currentPlayer;
      ctx.playOrderPos = ctx.playOrder.indexOf(currentPlayer);
      ctx.turn++;
      ctx.numMoves = 0;
      this.#activate();
    } else if (!this.#isActivated()) {
      this.#activate();
    }
  }

  #isActivated(): boolean {
    const { activePlayers } = this.#ctx;
    const { step, seats } = top(this.#play.G);
    if (activePlayers === null) return false;
    let active = 0;
    for (const seat in activePlayers) {
      if (activePlayers[seat] !== step || !seats.includes(seat)) return false;
      active++;
    }
    return active === seats.length;
  }

  #activate(): void {
    const { step, seats } = top(this.#play.G);
    const activePlayers: Record<Seat, string> = {};
    const moves: Record<Seat, number> = {};
    for (const seat of seats) {
      activePlayers[seat] = step;
      moves[seat] = 0;
    }
    this.#ctx.activePlayers = activePlayers;
    this.#ctx._activePlayersNumMoves = moves;
  }
}

/** A play nobody reads the journal of. */
class SilentPlay<G extends Stacked> extends Play<G> {
  override journal(): void {}
}

function top({ stack }: Stacked) {
  return stack[stack.length - 1];
}
