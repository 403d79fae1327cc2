import { isValidElement } from 'react';

/**
 * Returns `after` with each part that equals its part of `before` being that very object; `before` itself where all of it
 * is equal. So who compares by identity sees what has changed and nothing else. Lists, maps and plain objects are
 * looked into, elements of React too; anything else is equal only to itself.
 */
export function sharing<T>(before: T, after: T): T;
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharingList(before, after);
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
  return sharingRecord(before, after);
}

/** Copies nothing before the first part that differs: most lists are the same. */
function sharingList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let shared: unknown[] | null = before.length === after.length ? null : [];
  for (let index = 0; index < after.length; index++) {
    const part = index < before.length ? sharing(before[index], after[index]) : after[index];
    if (shared === null && !Object.is(part, before[index])) shared = before.slice(0, index);
    shared?.push(part);
  }
  return shared ?? before;
}

/** Copies nothing before the first part that differs: most records are the same. */
function sharingRecord(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const keys = Object.keys(after);
  let shared: Record<string, unknown> | null = Object.keys(before).length === keys.length ? null : {};
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    const isThere = Object.hasOwn(before, key);
    const part = isThere ? sharing(before[key], after[key]) : after[key];
    if (shared === null && !(isThere && Object.is(part, before[key]))) {
      shared = {};
      for (const same of keys.slice(0, index)) shared[same] = before[same];
    }
    if (shared !== null) shared[key] = part;
  }
  return shared ?? before;
}

/** Says whether a value is an object with nothing but its own parts. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
