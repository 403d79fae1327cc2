const HALF_LIFE = 60_000;
const NEGLIGIBLE = 0.01;

/** How much of something each name has used. An amount counts half as much with every minute, and in the end not at all. */
export class Shares {
  readonly #used = new Map<string, { amount: number; at: number }>();

  /** Returns how much counts for a name. */
  of(name: string): number {
    const used = this.#used.get(name);
    return used === undefined ? 0 : used.amount * 0.5 ** ((performance.now() - used.at) / HALF_LIFE);
  }

  /** Counts what a name has used. */
  add(name: string, amount: number): void {
    const sum = this.of(name) + amount;
    this.#used.delete(name);
    for (const other of this.#used.keys()) {
      if (this.of(other) >= NEGLIGIBLE) break;
      this.#used.delete(other);
    }
    this.#used.set(name, { amount: sum, at: performance.now() });
  }

  /** Lets nothing count for a name. */
  forget(name: string): void {
    this.#used.delete(name);
  }
}
