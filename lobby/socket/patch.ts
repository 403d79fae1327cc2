import { isDeepStrictEqual } from 'node:util';
import { createPatch, type Operation } from 'rfc6902';

/** Names that the library does not follow into, when it applies a patch. */
const UNFOLLOWED = /\/(__proto__|constructor|prototype)(\/|$)/;

/**
 * Returns a JSON Patch (RFC 6902) that turns one plain JSON object into another, for boardgame.io's clients to apply;
 * undefined if the other object as a whole is shorter, or they could not apply it. What is shorter than its changes is
 * replaced.
 *
 * Arrays are compared from both ends, and in between place by place: the library's own comparison takes as long as the
 * product of their lengths.
 */
export function patchBetween(before: object, after: object): Operation[] | undefined {
  const patch = changesOf(before, after, 0);
  return patch.some(({ path }) => path === '' || UNFOLLOWED.test(path)) ? undefined : patch;
}

/** Returns the changes of a part by paths from that part on; `depth` is the length of the path to it. */
function changesOf(before: unknown, after: unknown, depth: number): Operation[] {
  if (isDeepStrictEqual(before, after)) return [];
  const whole: Operation[] = [{ op: 'replace', path: '', value: after }];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return whole;
  const changes =
    Array.isArray(before) && Array.isArray(after)
      ? arrayChanges(before, after, depth)
      : createPatch(before, after, (one, other, place) => {
          const path = place.toString();
          return path === '' ? undefined : at(path, changesOf(one, other, depth + path.length));
        });
  return changes.length === 1 || sizeOf(changes, depth) < sizeOf(whole, depth) ? changes : whole;
}

function arrayChanges(before: readonly unknown[], after: readonly unknown[], depth: number): Operation[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [from, to] = [before.length - end, after.length - end];
  const changes: Operation[] = [];
  for (let index = start; index < Math.min(from, to); index += 1) {
    changes.push(...at(`/${index}`, changesOf(before[index], after[index], depth + 2)));
  }
  for (let index = from - 1; index >= Math.max(start, to); index -= 1) {
    changes.push({ op: 'remove', path: `/${index}` });
  }
  for (let index = Math.max(start, from); index < to; index += 1) {
    changes.push({ op: 'add', path: `/${index}`, value: after[index] });
  }
  return changes;
}

function at(path: string, changes: Operation[]): Operation[] {
  return changes.map((change) => ({ ...change, path: path + change.path }));
}

function sizeOf(changes: Operation[], depth: number): number {
  return JSON.stringify(changes).length + depth * changes.length;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
