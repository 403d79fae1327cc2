/**
 * Those of some items that a test holds for, in their order. They can be gone through, or one value can be looked for, which
 * tests no other. No item is tested twice, so nothing may change that the test looks at as long as this is used.
 */
export class Filtered<Item> implements Iterable<Item> {
  readonly #items: readonly Item[];
  readonly #test: (item: Item) => boolean;
  /** What the test has said of each item. */
  readonly #tested: (boolean | undefined)[] = [];
  #all: readonly Item[] | null = null;

  constructor(items: readonly Item[], test: (item: Item) => boolean) {
    this.#items = items;
    this.#test = test;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (let index = 0; index < this.#items.length; index++)
      if (this.#passes(index)) yield this.#items[index];
  }

  /** Returns all of them. */
  all(): readonly Item[] {
    this.#all ??= this.#items.filter((_item, index) => this.#passes(index));
    return this.#all;
  }

  /** Returns the one that is the same as a value, or undefined when none is. */
  find(value: unknown): Item | undefined {
    for (let index = 0; index < this.#items.length; index++)
      if (this.#items[index] === value) return this.#passes(index) ? this.#items[index] : undefined;
    return undefined;
  }

  #passes(index: number): boolean {
    const known = this.#tested[index];
    if (known !== undefined) return known;
    const passes = this.#test(this.#items[index]);
    this.#tested[index] = passes;
    return passes;
  }
}
