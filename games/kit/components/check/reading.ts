/* Reads a set of components from JSON, and says what is wrong with one that cannot be played with. */
import * as v from 'valibot';
import { shortened, whatIsWrong } from './wording';

/** So many faults are named at a time, each in so many characters at the most. */
const NAMED = 5;
const LONGEST = 300;

/** The most characters of the name of a property, and of the id of an item. */
const NAME = 40;

/**
 * Returns a set of components as read from JSON; `faultsOf` returns what its parts must be to each other and are not.
 *
 * @throws {Error} when it is not of the schema's shape (nothing may be missing, nothing unknown be there), or has faults. The
 *   message has a line for each of the first five faults: where it is, with the id of the item, what it must be, and how it begins.
 */
export function readComponents<Set>(
  schema: v.GenericSchema<unknown, Set>,
  faultsOf: (set: Set) => readonly string[],
  json: unknown,
): Set {
  const read = v.safeParse(schema, json);
  if (!read.success) throw wrong(read.issues.map((issue) => `${placeOf(issue)}: ${whatIsWrong(issue)}`));
  const faults = faultsOf(read.output);
  if (faults.length > 0) throw wrong(faults);
  return read.output;
}

function wrong(faults: readonly string[]): Error {
  const named = faults.slice(0, NAMED).map((fault) => shortened(fault, LONGEST));
  const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
  return new Error(['These components cannot be played with.', ...named, ...more].join('\n'));
}

/** Returns where a value is, such as `spaces[3] (alesia).kind`: lists by place, with the id of the item. */
function placeOf({ path }: Pick<v.BaseIssue<unknown>, 'path'>): string {
  let place = '';
  for (const { key, value } of path ?? []) {
    const name = nameOf(value);
    const property = shortened(String(key), NAME);
    if (typeof key === 'number') place += `[${key}]${name === null ? '' : ` (${shortened(name, NAME)})`}`;
    else place += place === '' ? property : `.${property}`;
  }
  return place === '' ? 'components' : place;
}

function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value) return String(value.id);
  if ('number' in value) return String(value.number);
  return 'a' in value && 'b' in value ? `${value.a} to ${value.b}` : null;
}
