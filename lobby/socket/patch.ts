import type { Operation } from 'rfc6902';

type Part = { readonly [name: string]: unknown };

/** Names that boardgame.io's clients do not follow into when they apply a patch. */
const UNFOLLOWED = new Set(['__proto__', 'constructor', 'prototype']);

/** Thrown where no patch can say what has changed. */
class Unsaid extends Error {}

/**
 * Returns a JSON Patch (RFC 6902) that turns what JSON makes of one object into what it makes of another, for
 * boardgame.io's clients, which apply it with the package rfc6902; undefined if the whole is shorter, or they could not apply it. Parts that are shorter
 * than their changes are replaced. Arrays are compared from both ends, and in between place by place.
 *
 * (The package's own `createPatch` takes five times as long for a state of a game, and for arrays the product of their
 * lengths.)
 */
export function patchBetween(before: object, after: object): Operation[] | undefined {
  const patch: Operation[] = [];
  try {
    addChanges(before, after, '', patch);
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
  return patch.some(({ path }) => path === '') ? undefined : patch;
}

function addChanges(before: unknown, after: unknown, path: string, patch: Operation[]): void {
  const start = patch.length;
  if (Array.isArray(before) && Array.isArray(after)) {
    addArrayChanges(before.map(orNull), after.map(orNull), path, patch);
  } else if (isPart(before) && isPart(after) && !Array.isArray(before) && !Array.isArray(after))
    addPartChanges(before, after, path, patch);
  else patch.push({ op: 'replace', path, value: after });
  const count = patch.length - start;
  if (count < 2 || count < sizeOf(after)) return;
  const replacement: Operation = { op: 'replace', path, value: after };
  if (JSON.stringify(patch.slice(start)).length > JSON.stringify(replacement).length) {
    patch.splice(start, count, replacement);
  }
}

function addPartChanges(before: Part, after: Part, path: string, patch: Operation[]): void {
  for (const name in before) {
    if (before[name] !== undefined && partOf(after, name) === undefined) {
      patch.push({ op: 'remove', path: pathOf(path, name) });
    }
  }
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const old = partOf(before, name);
    if (old === undefined) patch.push({ op: 'add', path: pathOf(path, name), value });
    else if (!isSame(old, value)) addChanges(old, value, pathOf(path, name), patch);
  }
}

function addArrayChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  patch: Operation[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [from, to] = [before.length - end, after.length - end];
  for (let index = start; index < Math.min(from, to); index += 1) {
    if (!isSame(before[index], after[index]))
      addChanges(before[index], after[index], `${path}/${index}`, patch);
  }
  for (let index = from - 1; index >= Math.max(start, to); index -= 1) {
    patch.push({ op: 'remove', path: `${path}/${index}` });
  }
  for (let index = Math.max(start, from); index < to; index += 1) {
    patch.push({ op: 'add', path: `${path}/${index}`, value: after[index] });
  }
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  if (before.length !== after.length) return false;
  for (const name in after) if (after[name] !== undefined && partOf(before, name) === undefined) return false;
  for (const name in before) if (!isSame(before[name], partOf(after, name))) return false;
  return true;
}

function pathOf(path: string, name: string): string {
  if (UNFOLLOWED.has(name)) throw new Unsaid();
  return `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function sizeOf(value: unknown): number {
  return isPart(value) ? Object.keys(value).length : 0;
}

/** Returns whether a value is written to JSON part by part. */
function isPart(value: unknown): value is Part {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** Returns what JSON makes of an element of an array. */
function orNull(element: unknown): unknown {
  return element === undefined ? null : element;
}

function partOf(part: Part, name: string): unknown {
  return Object.hasOwn(part, name) ? part[name] : undefined;
}
