import { expect, test } from 'vitest';
import { Recent } from '../../lobby/recent';

/** Returns at most three values, of which b has been used last, then c, then a. */
function three(): Recent<string, number> {
  const recent = new Recent<string, number>(3);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('c', 3);
  recent.get('b');
  return recent;
}

const namesIn = (recent: Recent<string, number>) =>
  ['a', 'b', 'c', 'd', 'e'].filter((name) => recent.peek(name) !== undefined).join('');

test('what has not been used for longest is forgotten for what is new', () => {
  const recent = three();
  recent.set('d', 4);
  expect(namesIn(recent)).toBe('bcd');
  recent.set('e', 5);
  expect(namesIn(recent)).toBe('bde');
});

test('who sets a value uses it, and who peeks does not', () => {
  const recent = three();
  recent.set('a', 6);
  expect(recent.peek('c')).toBe(3);
  recent.set('d', 4);
  expect(namesIn(recent)).toBe('abd');
  expect(recent.get('a')).toBe(6);
});

test('what is deleted leaves room, and nothing is left when all is cleared', () => {
  const recent = three();
  recent.delete('b');
  recent.set('d', 4);
  expect(namesIn(recent)).toBe('acd');
  expect(recent.get('b')).toBeUndefined();
  recent.clear();
  expect(namesIn(recent)).toBe('');
});
