/** Returns a deep copy of a plain JSON value that shares nothing with the original. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let index = 0; index < copy.length; index++) {
      if (typeof copy[index] === 'object') copy[index] = clone(copy[index]);
    }
    return copy;
  }
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  return copy;
}
