/** Milliseconds for which a question has to be in sight before a click answers it: longer than between two of a double click. */
export const SIGHT = 350;

/**
 * Tells clicks that answer a question from those that were meant for the one before it. Times are those of events and of
 * `performance.now()`.
 */
export class ClickGuard {
  #paintedAt = Number.POSITIVE_INFINITY;

  /** Something new is asked, which is not on the screen yet. */
  ask(): void {
    this.#paintedAt = Number.POSITIVE_INFINITY;
  }

  /** The question is on the screen since then. */
  painted(at: number): void {
    this.#paintedAt = at;
  }

  /** Says whether who clicked then can have seen what is asked. */
  admits(at: number): boolean {
    return at >= this.#paintedAt + SIGHT;
  }
}
