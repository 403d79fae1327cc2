/* A mass of ways is drawn as a few arrows, whatever their number. */
import { expect, test } from 'vitest';
import { flowsOf } from '../../web/map/flows';
import { namedSides } from '../../web/sides';
import type { Way } from '../../web/table/recap/traces';

const [north, south] = namedSides([
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
]);

/** Places are called after where they are: `12 30`. */
const positionOf = (place: string) => {
  const [x, y] = place.split(' ').map(Number);
  return place === 'off' ? undefined : { x, y };
};

const way = (from: string, to: string, side = north, count = 1): Way => ({ side, from, to, count });

test('a few ways are drawn one by one, and those of a place off the map not at all', () => {
  const flows = flowsOf(
    [way('0 0', '9 9', north, 2), way('0 0', '9 8', south), way('off', '9 9')],
    positionOf,
  );
  expect(flows).toEqual([
    { key: '0 0 9 9', side: north, from: { x: 0, y: 0 }, to: { x: 9, y: 9 }, count: 2 },
    { key: '0 0 9 8', side: south, from: { x: 0, y: 0 }, to: { x: 9, y: 8 }, count: 1 },
  ]);
});

test('of a mass those that run side by side are one, from and to their middle', () => {
  const column = (x: number, y: number) =>
    Array.from({ length: 10 }, (_, index) => way(`${x} ${index}`, `${y} ${index}`, north, 2));
  const flows = flowsOf([...column(0, 400), ...column(1000, 600)], positionOf);
  expect(flows.map(({ from, to, count }) => [from.x, from.y, to.x, to.y, count])).toEqual([
    [0, 4.5, 400, 4.5, 20],
    [1000, 4.5, 600, 4.5, 20],
  ]);
});

test('however far ways lie apart there are few arrows, and the sides keep their own', () => {
  const ways = Array.from({ length: 200 }, (_, index) =>
    way(
      `${(index * 37) % 1000} ${(index * 91) % 1000}`,
      `${(index * 53) % 1000} 500`,
      index % 2 ? north : south,
    ),
  );
  const flows = flowsOf(ways, positionOf);
  expect(flows.length).toBeLessThanOrEqual(14);
  expect(flows.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  expect(new Set(flows.map(({ side }) => side.id))).toEqual(new Set(['north', 'south']));
});

test('ways from one place to another of very many sides are left as they are', () => {
  const sides = namedSides(
    Array.from({ length: 20 }, (_, index) => ({ id: `s${index}`, name: `S ${index}` })),
  );
  expect(
    flowsOf(
      sides.map((side) => way('5 5', '5 5', side)),
      positionOf,
    ),
  ).toHaveLength(20);
});
