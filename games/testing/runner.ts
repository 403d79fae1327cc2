/* Who runs the tests: the functions of vitest, of jest, or of any other runner that has them. */

/** What a value is compared by. */
export interface Matchers {
  toBe(other: unknown): void;
  toEqual(other: unknown): void;
  toStrictEqual(other: unknown): void;
  toBeNull(): void;
  toBeGreaterThan(other: number): void;
  toBeLessThan(other: number): void;
  toBeCloseTo(other: number): void;
  toContain(item: unknown): void;
  toContainEqual(item: unknown): void;
  toHaveLength(length: number): void;
  toMatch(pattern: RegExp): void;
}

/** The functions of a test runner that the battery calls. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void | Promise<void>): unknown;
  afterAll(body: () => void): unknown;
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
