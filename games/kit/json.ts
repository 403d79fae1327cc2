/** Says whether two plain JSON values are the same, in whatever order the keys of records stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Returns a deep copy of a plain JSON value that shares nothing with the original. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let index = 0; index < copy.length; index++) {
      const part = copy[index];
      if (typeof part === 'object' && part !== null) copy[index] = clone(part);
    }
    return copy;
  }
  if (typeof value !== 'object' || value === null) return value;
  return cloneRecord(value);
}

/** Key by key: of records that keys have been deleted from, a spread takes twice as long. */
function cloneRecord(value: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part: unknown = Reflect.get(value, key);
    copy[key] = typeof part === 'object' && part !== null ? clone(part) : part;
  }
  return copy;
}
