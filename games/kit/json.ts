/** Returns a deep copy of a plain JSON value that shares nothing with the original. */
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  const copy = Array.isArray(value) ? Object.assign([], value) : { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (part !== null && typeof part === 'object') copy[key] = clone(part);
  }
  return copy;
}
