/* Reads a set of components from JSON, and says what is wrong with one that cannot be played with. */
import * as v from 'valibot';

/** So many faults are named at a time. */
const NAMED = 20;

/**
 * Returns a set of components as read from JSON; `faultsOf` returns what its parts must be to each other and are not.
 *
 * @throws {Error} when it is not of the schema's shape (nothing may be missing, nothing unknown be there), or has faults. The
 *   message has a line for each fault: where it is, with the id of the item, and what is wrong.
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
