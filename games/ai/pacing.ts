/* How long a bot takes for what it does in one phase, so that a person can follow, and need not wait long. */
import type { Ctx } from 'boardgame.io';
import type { Stacked } from '../kit/frame';

/** What a bot does in one phase is shown within so many paces: the pause before each deed is this share of what is left of them. */
const PACES = 10;

/** What a bot has used in one phase of the time it has for it. */
export class Phase {
  readonly #clock: () => number;
  #turn: number | undefined;
  /** The steps under way when it began, by their names. */
  #steps: readonly string[] = [];
  #shown = 0;
  #thought = 0;
  #isSkipped = false;

  /** `clock` tells the time in milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Says that the bot is asked where the game has come to: a new phase, if it is another turn and the procedure is over in which the bot
   * was first asked in the one before. Returns whether it is a new one. In games of other makers, which have no stack, each turn is.
   */
  enter({ G, ctx }: { G: Partial<Stacked>; ctx: Ctx }): boolean {
    const steps = (G.stack ?? []).map(({ step }) => step);
    const goesOn =
      steps.length > this.#steps.length && this.#steps.every((step, index) => step === steps[index]);
    if (ctx.turn === this.#turn || (this.#turn !== undefined && goesOn)) return false;
    this.#turn = ctx.turn;
    this.#steps = steps;
    this.#shown = 0;
    this.#thought = 0;
    this.#isSkipped = false;
    return true;
  }

  /** Lets what is left of the phase be shown at once. */
  skip(): void {
    this.#isSkipped = true;
  }

  /** Returns how many milliseconds the bot may think about the rest of the phase, of so many for the whole. */
  left(milliseconds: number): number {
    return this.#isSkipped ? 0 : Math.max(0, milliseconds - this.#thought);
  }

  /** Says that the bot is asked for its next deed. */
  ask(): AskedDeed {
    const began = this.#clock();
    const took = () => this.#clock() - began;
    return {
      pause: (pace) => {
        const whole = Math.max(0, PACES * pace - this.#shown) / PACES;
        return this.#isSkipped ? 0 : Math.max(0, whole - took());
      },
      thought: () => {
        this.#thought += took();
      },
      made: () => {
        this.#shown += took();
      },
    };
  }
}

/** A deed that a bot has been asked for. */
export interface AskedDeed {
  /** Returns how many milliseconds are left until it may be made, if the bot has a choice, at a pace of so many. */
  pause(pace: number): number;
  /** To be called when the bot knows what it does. */
  thought(): void;
  /** To be called when that has been done. */
  made(): void;
}
