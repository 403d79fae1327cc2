import { expect, test } from 'vitest';
import { boxesFor } from '../../../games/kit/components/boxes';

interface Set {
  id: string;
  value: number;
}

const OURS = { id: 'ours', value: 1 };
const THEIRS = { id: 'theirs', value: 2 };

function boxOfSet(components: Set) {
  return { components, double: 2 * components.value };
}

test('a state that names a set is played with it, once it is open', () => {
  const { open, boxOf } = boxesFor(boxOfSet);
  expect(() => boxOf({ box: 'theirs' })).toThrow('the components "theirs" are not at hand');
  open(THEIRS);
  expect(boxOf({ box: 'theirs' })).toEqual({ components: THEIRS, double: 4 });
  expect(boxOf({ box: 'theirs' })).toBe(open({ ...THEIRS }));
  expect(() => open({ ...THEIRS, value: 3 })).toThrow('two sets of components are called theirs');
});

test('a state that names none is played with ours, where the game says which these are', () => {
  expect(boxesFor(boxOfSet, OURS).boxOf({}).double).toBe(2);
  expect(() => boxesFor(boxOfSet).boxOf({})).toThrow('not at hand');
});

test('a page with a host’s set in the place of ours does not play with it what is of ours', () => {
  const { open, boxOf, otherSet } = boxesFor(boxOfSet, THEIRS, 'ours');
  expect(() => boxOf({})).toThrow('the components "ours" are not at hand');
  expect(boxOf({ box: open(THEIRS).components.id }).double).toBe(4);
  expect(otherSet(THEIRS, {})).toBe(
    'This match is played with other components (ours) than are at hand (theirs)',
  );
  expect(otherSet(THEIRS, { box: 'theirs' })).toBeNull();
});

test('a match of another set is refused, in words that name both', () => {
  const { otherSet } = boxesFor(boxOfSet, OURS);
  expect(otherSet(OURS, {})).toBeNull();
  expect(otherSet(OURS, { box: 'ours' })).toBeNull();
  expect(otherSet(THEIRS, { box: 'theirs' })).toBeNull();
  expect(otherSet(THEIRS, {})).toBe(
    'This match is played with other components (ours) than are at hand (theirs)',
  );
});
