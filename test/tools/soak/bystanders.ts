import { setTimeout as sleep } from 'node:timers/promises';
import { Pair } from './pair';

type Pace = {
  /** Milliseconds between two moves. */
  pause: number;
  /** Milliseconds after which a move has been slowed. */
  patience: number;
};

/** Two players who play one match after another, and time their moves. */
export class Bystanders {
  readonly #url: string;
  readonly #pace: Pace;
  readonly #times: number[] = [];
  #stopped = false;
  #hurt = 0;

  constructor(url: string, pace: Pace) {
    this.#url = url;
    this.#pace = pace;
  }

  /** Plays until {@link stop}; the move under way is finished. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const pair = await Pair.seated(this.#url);
      while (!this.#stopped && !pair.isOver) {
        const begun = performance.now();
        await pair.move();
        this.#times.push(performance.now() - begun);
        await sleep(this.#pace.pause);
      }
      this.#hurt += pair.refusals + pair.lost;
      pair.close();
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Whether no move was refused or slowed, no connection lost, and any move made. */
  get unhurt(): boolean {
    return this.#hurt === 0 && this.#times.length > 0 && Math.max(...this.#times) < this.#pace.patience;
  }

  get figures() {
    const sorted = [...this.#times].sort((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
    return { moves: sorted.length, hurt: this.#hurt, median: at(0.5), worst: at(1), unit: 'ms' };
  }
}
