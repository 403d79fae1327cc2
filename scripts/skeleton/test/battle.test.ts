import { expect, test } from 'vitest';
import { Table } from './table';

const position = { red: { west: 1 }, blue: { middle: 1 } };

test('4.1 the lower die loses, and its cohort goes back to its camp', () => {
  const table = new Table(position).cards(2, 4).dice(5, 4).do('red', 'march', 'west', 'middle');
  expect(table.at('middle')).toEqual([1, 0]);
  expect(table.at('blue-camp')).toEqual([0, 4]);
  expect(table.told('4.1', 'Red rolls 5, Blue 4: a cohort of Blue leaves the middle hill.')).toBe(true);
  expect(table.side).toBe('red');
});

test('4.1 with equal dice the side that came loses', () => {
  const table = new Table(position).cards(2, 4).dice(4, 4).do('red', 'march', 'west', 'middle');
  expect(table.at('middle')).toEqual([0, 1]);
  expect(table.at('red-camp')).toEqual([4, 0]);
});

test('4.1 cohorts of both sides may stay on the hill', () => {
  const table = new Table({ red: { west: 1 }, blue: { middle: 2 } }).cards(2, 4).dice(6, 1);
  expect(table.do('red', 'march', 'west', 'middle').at('middle')).toEqual([1, 1]);
});

test('4.2 a side that is driven back has no more marches', () => {
  const table = new Table(position).cards(2, 4).dice(1, 6).do('red', 'march', 'west', 'middle');
  expect(table.side).toBe('blue');
});
