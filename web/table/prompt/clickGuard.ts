/** Milliseconds for which a question has to be in sight before a click answers it: longer than between two of a double click. */
export const SIGHT = 350;

/**
 * Tells clicks that answer a question from those that were meant for the one before it. Times are those of events and of
 * `performance.now()`.
 */
export class ClickGuard {
  #paintedAt = Number.POSITIVE_INFINITY;
  #isFresh = true;
  readonly #told = new Set<() => void>();

  /** A question has come up just now, and is not answered by clicks yet. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** Calls back whenever a question has become fresh or no longer is, until the function it returns is called. */
  subscribe(changed: () => void): () => void {
    this.#told.add(changed);
    return () => this.#told.delete(changed);
  }

  /** Something new is asked, which is not on the screen yet. */
  ask(): void {
    this.#paintedAt = Number.POSITIVE_INFINITY;
    this.#is(true);
  }

  /** The question is on the screen since then. */
  painted(at: number): void {
    this.#paintedAt = at;
  }

  /** The question has been in sight for long enough. */
  settle(): void {
    this.#is(false);
  }

  /** Says whether who clicked then can have seen what is asked. */
  admits(at: number): boolean {
    return at >= this.#paintedAt + SIGHT;
  }

  #is(isFresh: boolean): void {
    if (isFresh === this.#isFresh) return;
    this.#isFresh = isFresh;
    for (const changed of this.#told) changed();
  }
}
