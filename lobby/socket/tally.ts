/** How many there are by key, as long as there is any. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** Returns how many there are of a key. */
  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Counts one more. */
  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  /** Counts one that was added no more. */
  remove(key: string): void {
    const others = this.of(key) - 1;
    if (others > 0) this.#counts.set(key, others);
    else this.#counts.delete(key);
  }
}
