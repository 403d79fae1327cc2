import { describe, expect, test } from 'vitest';
import { Filtered } from '../../games/kit/filtered';

function even() {
  const tested: number[] = [];
  const those = new Filtered([1, 2, 3, 4], (item) => {
    tested.push(item);
    return item % 2 === 0;
  });
  return { those, tested };
}

describe('those of some items', () => {
  test('are gone through in order', () => {
    expect([...even().those]).toEqual([2, 4]);
  });

  test('are found without any other being tested', () => {
    const { those, tested } = even();
    expect(those.find(4)).toBe(4);
    expect(those.find(3)).toBeUndefined();
    expect(tested).toEqual([4, 3]);
  });

  test('are no other values, which are not tested', () => {
    const { those, tested } = even();
    expect(those.find(6)).toBeUndefined();
    expect(those.find('2')).toBeUndefined();
    expect(tested).toEqual([]);
  });

  test('are tested once each', () => {
    const { those, tested } = even();
    those.find(2);
    expect([...those]).toEqual([2, 4]);
    expect([...those]).toEqual([2, 4]);
    expect(tested).toEqual([2, 1, 3, 4]);
  });
});
