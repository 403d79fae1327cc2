/** Runs the jobs of one name one after the other, and those of different names side by side. */
export class Queue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the job after those of the same name before it; resolves or rejects as the job does. */
  run<T>(name: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const result = before.then(job);
    const settled = result.then(
      () => {},
      () => {},
    );
    this.#last.set(name, settled);
    settled.then(() => {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    });
    return result;
  }

  /** Resolves when no job is waiting or running. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
