import { setImmediate as turn } from 'node:timers/promises';

/** So many milliseconds are worked at a time, so that everything else goes on meanwhile. */
const PORTION = 8;

/** Does long work in portions. However many are at work, one portion is done in each turn of the event loop. */
export class Portions {
  #last: Promise<void> = Promise.resolve();

  /**
   * Resolves to what the work returns. Before each portion it asks whether the work `isWanted` still; rejects with {@link Unwanted} if
   * not, and with what the work throws.
   */
  async of<T>(work: Generator<void, T, void>, isWanted: () => boolean): Promise<T> {
    while (true) {
      await this.#turn();
      if (!isWanted()) throw new Unwanted('Nobody waits for this any more');
      const ends = performance.now() + PORTION;
      do {
        const step = work.next();
        if (step.done === true) return step.value;
      } while (performance.now() < ends);
    }
  }

  #turn(): Promise<void> {
    this.#last = this.#last.then(() => turn());
    return this.#last;
  }
}

/** Who asked for something has gone. */
export class Unwanted extends Error {
  override name = 'Unwanted';
  readonly status = 499;
  readonly expose = true;
}
