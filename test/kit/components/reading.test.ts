/* What is no set of components is refused in a few lines, however long it is. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultComponents as ofAlesia } from '../../../games/alesia';
import { loadComponents as loadAlesia } from '../../../games/alesia/components/load';
import { defaultComponents as ofRomeVsGaul } from '../../../games/caesar-rome-vs-gaul';
import { loadComponents as loadRomeVsGaul } from '../../../games/caesar-rome-vs-gaul/components/load';
import { readComponents } from '../../../games/kit/components/check/reading';

const LONG = 'x'.repeat(100_000);

function refusalOf(load: (json: unknown) => unknown, json: unknown): string {
  try {
    load(json);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

/** Returns a value with every text in it so long that no message may hold it, and, where asked, every name of a property. */
function lengthened(value: unknown, names: boolean): unknown {
  if (typeof value === 'string') return value + LONG;
  if (Array.isArray(value)) return value.slice(0, 3).map((each) => lengthened(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [names ? key + LONG : key, lengthened(each, names)]),
  );
}

describe.each([
  ['Alesia', ofAlesia, loadAlesia],
  ['Caesar: Rome vs Gaul', ofRomeVsGaul, loadRomeVsGaul],
])('%s', (_name, ours: object, load: (json: unknown) => unknown) => {
  test.each<[string, unknown]>([
    ['the text of a whole set', JSON.stringify(ours)],
    ['a set in a list', [ours]],
    ['an empty list', []],
    ['a set of empty lists', Object.fromEntries(Object.keys(ours).map((key) => [key, []]))],
    ['a set of long texts', Object.fromEntries(Object.keys(ours).map((key) => [key, LONG]))],
    ['a set whose texts are long', lengthened(ours, false)],
    ['a set whose names are long', lengthened(ours, true)],
  ])('%s is refused in a few lines', (_what, json) => {
    const lines = refusalOf(load, json).split('\n');
    expect(lines[0]).toBe('These components cannot be played with.');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(7);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(300);
  });
});

const schema = v.strictObject({
  list: v.array(
    v.strictObject({ id: v.string(), size: v.pipe(v.number(), v.minValue(1, 'must be 1 or more')) }),
  ),
  pair: v.pipe(v.array(v.number()), v.length(2, 'must be two')),
  kind: v.picklist(['a', 'b']),
});
const right = { list: [{ id: 'one', size: 1 }], pair: [1, 2], kind: 'a' };
const faultsIn = (json: unknown, faults: string[] = []) =>
  refusalOf((set) => readComponents(schema, () => faults, set), json)
    .split('\n')
    .slice(1);

test.each<[string, object, string]>([
  ['what is missing', { kind: undefined }, 'kind: it is missing'],
  ['what is unknown', { more: 1 }, 'more: there is no such property'],
  [
    'a list for a text',
    { list: [{ id: [1, 2], size: 1 }] },
    'list[0] (1,2).id: must be a text, and is a list of 2',
  ],
  ['an object for a list', { pair: {} }, 'pair: must be a list, and is an object'],
  [
    'a text for a number',
    { list: [{ id: 'one', size: '1' }] },
    'list[0] (one).size: must be a number, and is "1"',
  ],
  ['nothing for a list', { list: null }, 'list: must be a list, and is null'],
  ['a value of no kind', { kind: 'c' }, 'kind: must be one of "a", "b", and is "c"'],
  [
    'a number too small',
    { list: [{ id: 'one', size: 0 }] },
    'list[0] (one).size: must be 1 or more, and is 0',
  ],
  ['a list too short', { pair: [1] }, 'pair: must be two, and is a list of 1'],
  ['a long text', { kind: LONG }, `kind: must be one of "a", "b", and is "${'x'.repeat(56)}...`],
  [
    'a long id',
    { list: [{ id: LONG, size: 0 }] },
    `list[0] (${'x'.repeat(37)}...).size: must be 1 or more, and is 0`,
  ],
  ['a long name', { [LONG]: 1 }, `${'x'.repeat(37)}...: there is no such property`],
])('%s is named with its place, what it must be and how it begins', (_what, change, fault) => {
  expect(faultsIn({ ...right, ...change })).toEqual([fault]);
});

test('what parts must be to each other is told as shortly', () => {
  expect(faultsIn(right)).toEqual([]);
  expect(faultsIn(right, ['list[0]: no', LONG])).toEqual(['list[0]: no', `${'x'.repeat(297)}...`]);
});
