import { expect, test } from 'vitest';
import { exitsOf, linkKey } from '../../games/kit/graph';
import { clone, isSame, plain } from '../../games/kit/json';
import { recordOf } from '../../games/kit/record';

test('exits lead both ways and share a key', () => {
  const exits = exitsOf(['a', 'b', 'c'], [{ a: 'b', b: 'a', kind: 'road' }]);
  expect(exits).toEqual({
    a: [{ to: 'b', kind: 'road', key: 'a|b' }],
    b: [{ to: 'a', kind: 'road', key: 'a|b' }],
    c: [],
  });
  expect(linkKey('z', 'a')).toBe(linkKey('a', 'z'));
});

test('recordOf makes a value for every key', () => {
  expect(recordOf(['x', 'yy'], (key) => key.length)).toEqual({ x: 1, yy: 2 });
});

test('clone is deep and equal', () => {
  const value = { list: [1, { two: 2 }, [3]], none: null, text: 'x' };
  const copy = clone(value);
  expect(copy).toStrictEqual(value);
  expect(copy.list).not.toBe(value.list);
  expect(copy.list[1]).not.toBe(value.list[1]);
});

test('a key without a value is none, as in JSON', () => {
  const listed = { a: undefined, b: { c: undefined, d: [1, { e: undefined }] } };
  const told = { b: { d: [1, {}] } };
  expect(plain(listed)).toStrictEqual(told);
  expect(clone(listed)).toStrictEqual(told);
  expect(plain(told)).toBe(told);
  expect([isSame(listed, told), isSame(told, listed)]).toEqual([true, true]);
  expect([isSame({ a: undefined }, { b: 1 }), isSame({ b: 1 }, { a: undefined })]).toEqual([false, false]);
  expect([isSame([1], [1, 2]), isSame([1, 2], [1]), isSame([], {})]).toEqual([false, false, false]);
});
