/* The ratings by which the ladder of bots is told. */
import { expect, test } from 'vitest';
import { seeded } from '../games/testing/chance';
import { Ratings } from './tools/rating';

test('of bots of which each wins three of four games against the next are about 190 points apart', () => {
  const next = seeded(1);
  const ratings = new Ratings();
  for (let game = 0; game < 400; game++)
    for (const pair of [['first', 'second'] as const, ['second', 'third'] as const])
      ratings.count([[...pair, next() < 0.75 ? 'win' : 'loss']]);
  const { table } = ratings;
  expect(table.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  for (const [above, below] of [table.slice(0, 2), table.slice(1)]) {
    const lead = above.rating - below.rating;
    expect(lead).toBeGreaterThan(130);
    expect(lead).toBeLessThan(260);
  }
});

test('are the surer the more games there are, and alike after draws', () => {
  const ratings = new Ratings();
  const margins: number[] = [];
  for (let game = 0; game < 50; game++) {
    ratings.count([['one', 'other', 'draw']]);
    margins.push(ratings.table[0].margin);
  }
  expect(margins.every((margin, game) => game === 0 || margin < margins[game - 1])).toBe(true);
  const [one, other] = ratings.table;
  expect(one.rating).toBeCloseTo(other.rating);
});
