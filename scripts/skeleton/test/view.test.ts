import { expect, test } from 'vitest';
import { viewOf } from '../game/view';
import { Table } from './table';

test('1.2 a side sees its own cards and how many the other has', () => {
  const { G } = new Table({});
  expect(viewOf(G, ['red']).secret).toEqual({
    red: { hand: [2, 3, 5], chosen: null },
    blue: { hand: [0, 0, 0], chosen: null },
  });
  expect(viewOf(G, []).secret.red.hand).toEqual([0, 0, 0]);
});

test('2.1 the other side sees that a card is chosen, and not which', () => {
  const { G } = new Table({}).do('red', 'choose', 5);
  expect(viewOf(G, ['blue']).secret.red).toEqual({ hand: [0, 0], chosen: 0 });
  expect(viewOf(G, ['red']).secret.red).toEqual({ hand: [2, 3], chosen: 5 });
});
