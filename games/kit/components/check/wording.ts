/* How a value that is not what it should be is told of, in words of a bounded length. */
import type { BaseIssue } from 'valibot';

/** The most characters of a value, and of what was expected in its place. */
const VALUE = 60;
const EXPECTED = 160;

/** Returns a text of so many characters at most: of a longer one the beginning, and three dots. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

/** Returns what is wrong with a value, in one line: what it must be, and how it begins. What every list can do is no property of one. */
export function whatIsWrong({
  kind,
  expected,
  message,
  input,
}: Pick<BaseIssue<unknown>, 'kind' | 'expected' | 'message' | 'input'>): string {
  if (expected === 'never') return 'there is no such property';
  if (input === undefined || typeof input === 'function') return 'it is missing';
  const must = kind === 'schema' ? `must be ${whatIsExpected(expected)}` : message;
  return `${must}, and is ${inShort(input)}`;
}

/** Returns a value of JSON as it begins; of lists and objects, what they are. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return shortened(JSON.stringify(value), VALUE);
}

const NAMES: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a text',
};

/** Returns what valibot expects, as `Array` or `("a" | "b")`, in words. */
function whatIsExpected(expected: string | null): string {
  const values = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
  const named = values.map((value) => NAMES[value] ?? value).join(', ');
  return shortened(values.length > 1 ? `one of ${named}` : named, EXPECTED);
}
