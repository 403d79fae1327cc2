/** Those of some values that a test holds for, tested as they are asked for: whether one is among them says its own test alone. */
export class Tested<Value> implements Iterable<Value> {
  readonly #values: readonly Value[];
  readonly #test: (value: Value) => boolean;

  constructor(values: readonly Value[], test: (value: Value) => boolean) {
    this.#values = values;
    this.#test = test;
  }

  /** Says whether a value is one of them. */
  has(wanted: unknown): boolean {
    for (const value of this.#values) if (value === wanted) return this.#test(value);
    return false;
  }

  *[Symbol.iterator](): Generator<Value> {
    for (const value of this.#values) if (this.#test(value)) yield value;
  }
}
