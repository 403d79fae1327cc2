import type { Operation } from 'rfc6902';

type JsonObject = { readonly [name: string]: unknown };

/** Where a part is: its name, or its index, in the part above; the whole is in none. */
type Place = { readonly above: Place; readonly name: string | number } | undefined;

/** Thrown where boardgame.io's clients could not apply a patch. */
class Unsaid extends Error {}

/** Names that the package rfc6902 does not follow into. */
const UNFOLLOWED = new Set<string | number>(['__proto__', 'constructor', 'prototype']);

/**
 * Returns a JSON Patch (RFC 6902) that turns what JSON makes of one object into what it makes of another, for
 * boardgame.io's clients, which apply it with the package rfc6902; undefined if the whole is shorter, or they could not
 * apply it. Parts that are shorter than their changes are replaced. Arrays are compared from both ends, and in between
 * place by place.
 *
 * (The package's own `createPatch` takes five times as long for a state of a game, and for arrays the product of their
 * lengths.)
 */
export function patchBetween(before: object, after: object): Operation[] | undefined {
  const patch: Operation[] = [];
  try {
    addChanges(before, after, undefined, patch);
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
  return patch.some(({ path }) => path === '') ? undefined : patch;
}

function addChanges(before: unknown, after: unknown, place: Place, patch: Operation[]): void {
  if (before === after) return;
  const start = patch.length;
  if (Array.isArray(before) && Array.isArray(after)) addArrayChanges(before, after, place, patch);
  else if (isObject(before) && isObject(after)) addObjectChanges(before, after, place, patch);
  else patch.push({ op: 'replace', path: pathOf(place), value: after });
  const count = patch.length - start;
  if (count < 2 || count < sizeOf(after)) return;
  const whole: Operation = { op: 'replace', path: pathOf(place), value: after };
  if (JSON.stringify(patch.slice(start)).length > JSON.stringify(whole).length)
    patch.splice(start, count, whole);
}

function addObjectChanges(before: JsonObject, after: JsonObject, above: Place, patch: Operation[]): void {
  for (const name in before) {
    if (before[name] !== undefined && ownOf(after, name) === undefined) {
      patch.push({ op: 'remove', path: pathOf({ above, name }) });
    }
  }
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const old = ownOf(before, name);
    if (old === undefined) patch.push({ op: 'add', path: pathOf({ above, name }), value });
    else if (old !== value) addChanges(old, value, { above, name }, patch);
  }
}

function addArrayChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  above: Place,
  patch: Operation[],
) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [from, to] = [before.length - end, after.length - end];
  for (let name = start; name < Math.min(from, to); name += 1) {
    addChanges(elementOf(before, name), elementOf(after, name), { above, name }, patch);
  }
  for (let name = from - 1; name >= Math.max(start, to); name -= 1) {
    patch.push({ op: 'remove', path: pathOf({ above, name }) });
  }
  for (let name = Math.max(start, from); name < to; name += 1) {
    patch.push({ op: 'add', path: pathOf({ above, name }), value: elementOf(after, name) });
  }
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((element, index) => isSame(element, after[index]));
  }
  if (!isObject(before) || !isObject(after)) return false;
  for (const name in after) if (after[name] !== undefined && ownOf(before, name) === undefined) return false;
  for (const name in before) if (!isSame(before[name], ownOf(after, name))) return false;
  return true;
}

function pathOf(place: Place): string {
  if (place === undefined) return '';
  const { above, name } = place;
  if (UNFOLLOWED.has(name)) throw new Unsaid();
  const token = typeof name === 'number' ? name : name.replaceAll('~', '~0').replaceAll('/', '~1');
  return `${pathOf(above)}/${token}`;
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** Returns whether JSON writes a value name by name. */
function isObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns what JSON makes of an element of an array. */
function elementOf(array: readonly unknown[], index: number): unknown {
  return array[index] === undefined ? null : array[index];
}

function ownOf(part: JsonObject, name: string): unknown {
  const value = part[name];
  const mayBeInherited = typeof value === 'function' || name === '__proto__';
  return mayBeInherited && !Object.hasOwn(part, name) ? undefined : value;
}
