/**
 * Those of some items that a test holds for, in their order. They can be gone through, or one value can be looked for, which
 * tests no other. No item is tested twice, so nothing may change that the test looks at as long as this is used.
 */
export class Those<Item> implements Iterable<Item> {
  readonly #items: readonly Item[];
  readonly #test: (item: Item) => boolean;
  readonly #tested = new Map<Item, boolean>();
  #all: readonly Item[] | null = null;

  constructor(items: readonly Item[], test: (item: Item) => boolean) {
    this.#items = items;
    this.#test = test;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const item of this.#items) if (this.#passes(item)) yield item;
  }

  /** Returns all of them. */
  all(): readonly Item[] {
    this.#all ??= this.#items.filter((item) => this.#passes(item));
    return this.#all;
  }

  /** Returns the one that is the same as a value, or undefined when none is. */
  find(value: unknown): Item | undefined {
    const item = this.#items.find((each) => each === value);
    return item !== undefined && this.#passes(item) ? item : undefined;
  }

  #passes(item: Item): boolean {
    const known = this.#tested.get(item);
    if (known !== undefined) return known;
    const passes = this.#test(item);
    this.#tested.set(item, passes);
    return passes;
  }
}
