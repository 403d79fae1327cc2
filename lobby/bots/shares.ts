import { Recent } from './recent';

const HALF_LIFE = 60_000;
const REMEMBERED = 10_000;

/** How much each match has used of the time there is to think; what is past counts half as much every minute. */
export class Shares {
  readonly #used = new Recent<string, { milliseconds: number; at: number }>(REMEMBERED);

  /** Returns the milliseconds that count for a match. */
  of(matchID: string): number {
    const used = this.#used.get(matchID);
    return used === undefined ? 0 : used.milliseconds * 0.5 ** ((performance.now() - used.at) / HALF_LIFE);
  }

  /** Counts milliseconds that a match has used. */
  add(matchID: string, milliseconds: number): void {
    this.#used.set(matchID, { milliseconds: this.of(matchID) + milliseconds, at: performance.now() });
  }
}
