/*
 * Reads a set of components from JSON, such as one that the owner of a box has corrected. It brings the checks with it, so
 * that what only plays does not import it.
 */
import * as v from 'valibot';
import { faultsOf } from './check/faults';
import { componentsSchema } from './check/schema';
import type { Components } from './components';

export type { Components } from './components';

/** So many faults are named at a time. */
const NAMED = 20;

/**
 * Returns a set of components as read from JSON.
 *
 * @throws {Error} when it is not of the shape of {@link Components} (nothing may be missing, nothing unknown be there), or when
 *   its parts do not fit each other or the rulebook. The message has a line for each fault: where it is, with the id of the
 *   item, and what is wrong.
 */
export function loadComponents(json: unknown): Components {
  const read = v.safeParse(componentsSchema, json);
  if (!read.success) throw wrong(read.issues.map((issue) => `${placeOf(issue)}: ${whatIsWrong(issue)}`));
  const faults = faultsOf(read.output);
  if (faults.length > 0) throw wrong(faults);
  return read.output;
}

function wrong(faults: readonly string[]): Error {
  const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
  return new Error(
    ['These components cannot be played with.', ...faults.slice(0, NAMED), ...more].join('\n'),
  );
}

function whatIsWrong({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such property';
  return received === 'undefined' ? 'it is missing' : message;
}

/** Returns where a value is, such as `spaces[3] (alesia).kind`: lists by place, with the id of the item. */
function placeOf({ path }: Pick<v.BaseIssue<unknown>, 'path'>): string {
  let place = '';
  for (const { key, value } of path ?? []) {
    const name = nameOf(value);
    if (typeof key === 'number') place += `[${key}]${name === null ? '' : ` (${name})`}`;
    else place += place === '' ? String(key) : `.${String(key)}`;
  }
  return place === '' ? 'components' : place;
}

function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value) return String(value.id);
  if ('number' in value) return String(value.number);
  return 'a' in value && 'b' in value ? `${value.a} to ${value.b}` : null;
}
