import { expect, test } from 'vitest';
import { Table } from './table';

test('2.1 both choose at the same time, and the cards are shown when both have chosen', () => {
  const table = new Table({});
  expect(table.sides).toEqual(['red', 'blue']);
  table.do('blue', 'choose', 4);
  expect(table.sides).toEqual(['red']);
  expect(table.G.shown.blue).toEqual([]);
  table.do('red', 'choose', 2);
  expect(table.G.shown).toEqual({ red: [2], blue: [4] });
  expect(table.told('2.1', 'Blue shows the 4.')).toBe(true);
});

test('2.1 a card is used once', () => {
  const table = new Table({}).cards(2, 1).do('blue', 'rest').do('red', 'rest');
  expect(table.legal('red', 'choose')).toEqual(['3', '5']);
  expect(table.refuses('red', 'choose', 2)).toBe(true);
});

test('2.2 the lower card marches first, and each has as many marches as its card says', () => {
  const table = new Table({}).cards(5, 4);
  expect(table.side).toBe('blue');
  expect(table.prompt('blue')?.text).toContain('4 marches');
  table.do('blue', 'rest');
  expect(table.side).toBe('red');
  expect(table.prompt('red')?.text).toContain('5 marches');
});

test.each([
  [3, 'red'],
  [4, 'blue'],
])('2.2 of equal cards a die decides: with %i %s is first', (die, first) => {
  const table = new Table({}).dice(die).cards(3, 3);
  expect(table.side).toBe(first);
});
