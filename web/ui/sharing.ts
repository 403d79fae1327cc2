import { isValidElement } from 'react';

/**
 * Returns `after` with each part that equals its part of `before` being that very object; `before` itself where all of it
 * is equal. So who compares by identity sees what has changed and nothing else. Lists, maps and plain objects are
 * looked into, elements of React too; anything else is equal only to itself.
 */
export function sharing<T>(before: T, after: T): T;
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((each, index) => (index < before.length ? sharing(before[index], each) : each));
    const isSame =
      before.length === shared.length && shared.every((each, index) => Object.is(each, before[index]));
    return isSame ? before : shared;
  }
  if (before instanceof Map && after instanceof Map) {
    const shared = new Map(
      [...after].map(([key, each]) => [key, before.has(key) ? sharing(before.get(key), each) : each]),
    );
    const order = [...before.keys()];
    const isSame =
      before.size === shared.size &&
      [...shared].every(([key, each], index) => key === order[index] && Object.is(each, before.get(key)));
    return isSame ? before : shared;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  if (isValidElement(before) && isValidElement(after)) {
    const isSame = before.type === after.type && before.key === after.key;
    return isSame && sharing(before.props, after.props) === before.props ? before : after;
  }
  const shared: Record<string, unknown> = {};
  const keys = Object.keys(after);
  let isSame = Object.keys(before).length === keys.length;
  for (const key of keys) {
    shared[key] = Object.hasOwn(before, key) ? sharing(before[key], after[key]) : after[key];
    isSame &&= Object.hasOwn(before, key) && Object.is(shared[key], before[key]);
  }
  return isSame ? before : shared;
}

/** Says whether a value is an object with nothing but its own parts. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
