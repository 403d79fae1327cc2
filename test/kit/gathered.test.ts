import { expect, test } from 'vitest';
import { gathered } from '../../games/kit/gathered';

test('what is found for each item stands in the order of the items', () => {
  expect(gathered([3, 0, 2], (count) => Array.from({ length: count }, (_, index) => index))).toEqual([
    0, 1, 2, 0, 1,
  ]);
  expect(gathered([], () => [1])).toEqual([]);
});
