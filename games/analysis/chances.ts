import type { Alea } from '../ai/alea';
import { type Position, Simulator } from '../ai/simulator';
import type { Side, Stacked } from '../kit/frame';
import type { LegalMove } from '../kit/move';
import type { BotRulebook } from '../kit/rulebook';
import { indexAt } from '../kit/weights';

/** Each side's chance of winning, in the order of the sides, and the square of the standard error of the one that is known least well. */
export interface Chances {
  means: readonly number[];
  variance: number;
}

/** How many playouts a position gets. */
export interface Effort {
  least: number;
  most: number;
  /** No more are made once the standard error is as small as this. */
  error: number;
}

/** Decisions in a playout at most, as in the search. */
const LONGEST_PLAYOUT = 400;

/** Judges positions: each as it really is, with all that is hidden, by playouts in which all sides move by the policy of the bots. */
export class Judge {
  readonly #rulebook: BotRulebook<Stacked>;
  readonly #sides: readonly Side[];
  readonly #chance: Alea;
  readonly #plays: boolean;

  /** With `plays` it plays out; without, it takes the evaluation of each position as it stands. */
  constructor(rulebook: BotRulebook<Stacked>, chance: Alea, plays: boolean) {
    this.#rulebook = rulebook;
    this.#sides = rulebook.sides.map(({ id }) => id);
    this.#chance = chance;
    this.#plays = plays;
  }

  /** Returns the chances in a position; playouts end where the bots' horizon has grown by one, or at `end` if that is given. */
  of(position: Position<Stacked>, effort: Effort, end?: number): Chances {
    const isPlain = !this.#plays || position.ctx.gameover !== undefined;
    return this.#averaged(isPlain ? ONCE : effort, () => this.#started(position), end);
  }

  /** Returns the average of the chances after a move of a side, each time with other dice. */
  after(
    position: Position<Stacked>,
    make: (simulator: Simulator<Stacked>) => void,
    effort: Effort,
    end?: number,
  ): Chances {
    const start = () => {
      const simulator = this.#started(position);
      make(simulator);
      return simulator;
    };
    return this.#averaged(effort, start, end);
  }

  /** Returns how many decisions a playout from a position has. */
  lengthFrom(position: Position<Stacked>): number {
    return this.#playOut(this.#started(position));
  }

  #started(position: Position<Stacked>): Simulator<Stacked> {
    return new Simulator(this.#rulebook, position, this.#chance);
  }

  #averaged(
    { least, most, error }: Effort,
    start: () => Simulator<Stacked>,
    end: number | undefined,
  ): Chances {
    const sums = this.#sides.map(() => 0);
    const squares = this.#sides.map(() => 0);
    for (let made = 1; ; made++) {
      const simulator = start();
      if (this.#plays) this.#playOut(simulator, end);
      for (const [index, chance] of this.#judged(simulator).entries()) {
        sums[index] += chance;
        squares[index] += chance * chance;
      }
      const variance =
        made < 2 ? 0 : Math.max(...sums.map((sum, index) => spread(sum, squares[index], made)));
      if (made >= most || (made >= least && variance <= error * error))
        return { means: sums.map((sum) => sum / made), variance };
    }
  }

  /** Plays out by the policy; returns how many decisions there were. */
  #playOut(simulator: Simulator<Stacked>, end?: number): number {
    const { bots } = this.#rulebook;
    if (simulator.result !== null) return 0;
    const horizon = end ?? bots.horizon(simulator.G) + 1;
    for (let made = 0; ; made++) {
      if (simulator.result !== null || made >= LONGEST_PLAYOUT || bots.horizon(simulator.G) >= horizon)
        return made;
      const [side] = simulator.sides;
      simulator.make(side, this.#drawn(simulator, side));
    }
  }

  #drawn(simulator: Simulator<Stacked>, side: Side): LegalMove {
    const moves = simulator.legal(side);
    if (moves.length === 1) return moves[0];
    return moves[indexAt(this.#rulebook.bots.policy(simulator.G, side, moves), this.#chance.next())];
  }

  #judged({ G, result }: Simulator<Stacked>): number[] {
    if (result !== null) return this.#sides.map((side) => shareOf(result.winners, side, this.#sides.length));
    const chances = this.#rulebook.bots.evaluate(G);
    return this.#sides.map((side) => chances[side]);
  }
}

const ONCE: Effort = { least: 1, most: 1, error: 0 };

/** Returns what of the win a side has: those who have won share it, all of them in a draw. */
function shareOf(winners: readonly Side[], side: Side, sides: number): number {
  if (winners.length === 0) return 1 / sides;
  return winners.includes(side) ? 1 / winners.length : 0;
}

/** Returns the square of the standard error of a mean. */
function spread(sum: number, squares: number, count: number): number {
  return Math.max(0, squares - (sum * sum) / count) / (count - 1) / count;
}
