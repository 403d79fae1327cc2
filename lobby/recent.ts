/** Values by key, the last used of them: at most so many. A value may be anything but undefined. */
export class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key, which is then the one used last; undefined if there is none. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Returns the value of a key without using it. */
  peek(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  /** Sets the value of a key, which is then the one used last, and forgets the one not used for longest if there are too many. */
  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
