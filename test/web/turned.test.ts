/* What is drawn and told of the computer's view of a match. */
import { expect, test } from 'vitest';
import {
  acrossAt,
  chancesAt,
  hundredths,
  movesAt,
  pathOf,
  percent,
  rowsOf,
  signed,
} from '../../web/replay/turned/geometry';

const curve = {
  points: [0, 4, 10],
  chances: [
    [250, 750],
    [600, 400],
    [1_000, 0],
  ],
};

test('a curve goes in steps: a chance holds until the next position that was judged', () => {
  expect(pathOf(curve, 0)).toBe('M0 75H400V40H1000V0H1000');
  expect(pathOf(curve, 1)).toBe('M0 25H400V60H1000V100H1000');
  expect(pathOf({ points: [0], chances: [[500, 500]] }, 0)).toBe('M0 50H1000');
  expect([0, 3, 4, 9, 10, 11].map((moves) => chancesAt(curve, moves)[0])).toEqual([
    250, 250, 600, 600, 1_000, 1_000,
  ]);
});

test('a place of a curve is a position, also beyond its ends and of a match without a move', () => {
  expect([-0.2, 0, 0.42, 1, 3].map((share) => movesAt(share, 10))).toEqual([0, 0, 4, 10, 10]);
  expect([acrossAt(0, 10), acrossAt(3, 10), acrossAt(0, 0), movesAt(0.7, 0)]).toEqual([0, 300, 0, 0]);
});

test('chances are whole hundredths that are together 100', () => {
  expect(hundredths([185, 815])).toEqual([19, 81]);
  expect(hundredths([334, 333, 333])).toEqual([34, 33, 33]);
  expect(hundredths([169, 269, 163, 399])).toEqual([17, 27, 16, 40]);
  expect(hundredths([0, 1_000])).toEqual([0, 100]);
});

test('chances and their changes are told in words', () => {
  expect([percent(0.456), percent(0)]).toEqual(['46\u00a0%', '0\u00a0%']);
  expect([0.114, -0.03, 0.001, -0.001].map(signed)).toEqual(['+11', '−3', '0', '0']);
});

test('marks that are near to each other stand in rows of their own', () => {
  expect(rowsOf([500, 520, 900, 540, 560, 100])).toEqual([0, 1, 0, 2, 0, 0]);
  expect(rowsOf([])).toEqual([]);
});
