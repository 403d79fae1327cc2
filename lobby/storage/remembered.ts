import { LRUCache } from 'lru-cache';

/**
 * Values by name, read when they are first asked for and then remembered, the last used of them. What is forgotten
 * while it is being read is not remembered, so that after {@link forget} nothing older comes back.
 */
export class Remembered<T extends NonNullable<unknown>> {
  readonly #read: (name: string) => Promise<T | undefined>;
  readonly #values: LRUCache<string, T>;
  readonly #reading = new Map<string, Promise<T | undefined>>();

  constructor(read: (name: string) => Promise<T | undefined>, most: number) {
    this.#read = read;
    this.#values = new LRUCache({ max: most });
  }

  /** Returns the value, which is read if it is not remembered; undefined if there is none. */
  async get(name: string): Promise<T | undefined> {
    const value = this.#values.get(name);
    return value === undefined ? (this.#reading.get(name) ?? this.#fetch(name)) : value;
  }

  /** Returns the value if it is remembered. */
  peek(name: string): T | undefined {
    return this.#values.peek(name);
  }

  /** Remembers a value as the one last used. */
  set(name: string, value: T): void {
    this.#reading.delete(name);
    this.#values.set(name, value);
  }

  forget(name: string): void {
    this.#reading.delete(name);
    this.#values.delete(name);
  }

  forgetAll(): void {
    this.#reading.clear();
    this.#values.clear();
  }

  #fetch(name: string): Promise<T | undefined> {
    const reading = this.#read(name).then(
      (value) => {
        if (this.#reading.get(name) === reading) {
          this.#reading.delete(name);
          if (value !== undefined) this.set(name, value);
        }
        return value;
      },
      (error) => {
        if (this.#reading.get(name) === reading) this.#reading.delete(name);
        throw error;
      },
    );
    this.#reading.set(name, reading);
    return reading;
  }
}
