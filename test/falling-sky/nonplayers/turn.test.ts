import { expect, test } from 'vitest';
import { best } from '../../../games/falling-sky/nonplayers/select';
import { eligible } from './table';

test('8.1.3 nested priorities narrow the candidates one after the other', () => {
  const candidates = [
    { id: 'a', big: false, near: 1 },
    { id: 'b', big: true, near: 1 },
    { id: 'c', big: true, near: 2 },
    { id: 'd', big: true, near: 2 },
  ];
  const ids = (...priorities: Parameters<typeof best<(typeof candidates)[number]>>[1][]) =>
    best(candidates, ...priorities).map(({ id }) => id);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(({ big }) => big)).toEqual(['b', 'c', 'd']);
  expect(
    ids(
      ({ big }) => big,
      ({ near }) => near,
    ),
  ).toEqual(['c', 'd']);
});

test('8.1 a Non-player acts in its turn, and the next Faction is asked', () => {
  const table = eligible({ card: 1 }, 'belgae', { dice: [1, 1, 1] });
  expect(table.step).toBe('turn');
  expect(table.side).not.toBe('belgae');
});
