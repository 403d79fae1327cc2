import { expect, test } from 'vitest';
import { Table } from './table';

test('3.1 a march takes one cohort to the next hill', () => {
  const table = new Table({ red: { west: 1 } }).cards(2, 4);
  expect(table.legal('red', 'march')).toEqual(['red-camp west', 'west middle']);
  table.do('red', 'march', 'west', 'middle');
  expect(table.at('west')).toEqual([0, 0]);
  expect(table.at('middle')).toEqual([1, 0]);
  expect(table.why('red', 'march', 'red-camp', 'middle')).toBe(
    '3.1 From the red camp it is more than one march.',
  );
  expect(table.why('red', 'march', 'west')).toBe('3.1 You have no cohort at the west hill.');
});

test('3.1 no cohort marches to a camp', () => {
  const table = new Table({ red: { east: 1, west: 1 } }).cards(2, 4);
  expect(table.why('red', 'march', 'east', 'blue-camp')).toMatch(/^3.1 Cohorts march to hills/);
  expect(table.refuses('red', 'march', 'west', 'red-camp')).toBe(true);
});

test('3.1 marches end with the last that the card gives', () => {
  const table = new Table({}).cards(2, 4);
  table.do('red', 'march', 'red-camp', 'west').do('red', 'march', 'red-camp', 'west');
  expect(table.side).toBe('blue');
});

test('3.2 two cohorts of a side have room on a hill, and no more', () => {
  const table = new Table({ red: { west: 2 } }).cards(2, 4);
  expect(table.legal('red', 'march')).toEqual(['west middle']);
  expect(table.why('red', 'march', 'red-camp')).toBe('3.2 The hills next to the red camp are full.');
  table.do('red', 'march', 'west', 'middle');
  table.do('red', 'march', 'west', 'middle');
  expect(table.at('middle')).toEqual([2, 0]);
  const full = new Table({ red: { west: 2, middle: 1 } }).cards(2, 4);
  expect(full.why('red', 'march', 'middle', 'west')).toMatch(/^3.2 On the west hill there is room for two/);
});

test('3.3 who rests loses the marches that are left, and is told how many', () => {
  const table = new Table({}).cards(2, 4);
  expect(table.forgone('red', 'rest')).toBe('You have 2 marches left.');
  table.do('red', 'march', 'red-camp', 'west');
  expect(table.forgone('red', 'rest')).toBe('You have one march left.');
  table.do('red', 'rest');
  expect(table.side).toBe('blue');
});
