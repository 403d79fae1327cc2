import { expect, test } from 'vitest';
import { Tested } from '../../games/kit/tested';

test('says of one value by its own test whether it is among them', () => {
  const asked: number[] = [];
  const even = new Tested([1, 2, 3, 4], (value) => {
    asked.push(value);
    return value % 2 === 0;
  });
  expect(even.has(4)).toBe(true);
  expect(even.has(3)).toBe(false);
  expect(even.has(6)).toBe(false);
  expect(asked).toEqual([4, 3]);
});

test('goes through the values that its test holds for, in their order', () => {
  expect([...new Tested([1, 2, 3, 4], (value) => value % 2 === 0)]).toEqual([2, 4]);
});
