/* Who runs the tests: the functions of vitest, of jest, or of any other runner that has them. */

/** What a value is compared by. */
export interface Matchers {
  /** Passes if it is the same value. */
  toBe(other: unknown): void;
  /** Passes if it has the same content, whatever is undefined. */
  toEqual(other: unknown): void;
  /** Passes if it has the same content, and what is undefined is in both. */
  toStrictEqual(other: unknown): void;
  /** Passes if it is null. */
  toBeNull(): void;
  /** Passes if it is a greater number. */
  toBeGreaterThan(other: number): void;
  /** Passes if it is a smaller number. */
  toBeLessThan(other: number): void;
  /** Passes if it is the same number but for its rounding. */
  toBeCloseTo(other: number): void;
  /** Passes if it is a list with the item itself, or a text with that part. */
  toContain(item: unknown): void;
  /** Passes if it is a list with an item of the same content. */
  toContainEqual(item: unknown): void;
  /** Passes if it has that length. */
  toHaveLength(length: number): void;
  /** Passes if it is a text in which the pattern is found. */
  toMatch(pattern: RegExp): void;
}

/** The functions of a test runner that the battery calls. */
export interface Runner {
  /** Declares tests that belong together. */
  describe(name: string, body: () => void): unknown;
  /** Declares a test, which fails if its body throws or rejects. */
  test(name: string, body: () => void | Promise<void>): unknown;
  /** Declares what is done after the tests declared beside it. */
  afterAll(body: () => void): unknown;
  /** Returns what compares a value; `message` is said where it fails. */
  expect(value: unknown, message?: string): Matchers & { not: Matchers };
}

let used: Runner | null = null;

/** Makes the tests that are declared from now on compare by a runner. */
export function compareBy(runner: Runner): void {
  used = runner;
}

/** Returns what compares a value, by the runner that the battery was given. */
export function expect(value: unknown, message?: string): ReturnType<Runner['expect']> {
  if (used === null) throw new Error('the battery has no test runner');
  return message === undefined ? used.expect(value) : used.expect(value, message);
}
