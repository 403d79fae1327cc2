import { expect, test } from 'vitest';
import { seededChance } from '../../../games/testing/chance';
import { CARDS } from '../game/components/cards';
import { areNext, PLACES } from '../game/components/map';
import { setUp } from '../game/setup';
import { Table } from './table';

test('1.1 each side has four cohorts in its camp, and three hills lie between the camps', () => {
  const table = new Table({});
  expect(PLACES.map((place) => table.at(place))).toEqual([
    [4, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 4],
  ]);
  expect(areNext('red-camp', 'west')).toBe(true);
  expect(areNext('red-camp', 'middle')).toBe(false);
});

test('1.2 each side is dealt three of its five cards, not always the same', () => {
  const hands = [1, 2, 3, 4].map(
    (seed) =>
      setUp({ options: {}, seats: { red: '0', blue: '1' }, random: seededChance(seed) }).secret.red.hand,
  );
  for (const hand of hands) {
    expect(new Set(hand).size).toBe(3);
    for (const card of hand) expect(CARDS).toContain(card);
  }
  expect(new Set(hands.map(String)).size).toBeGreaterThan(1);
});
