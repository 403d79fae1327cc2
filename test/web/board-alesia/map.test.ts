/* Where hexes lie on the drawing, and the lines that are drawn over many of them. */
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../games/alesia/components/box';
import { OFF_BOARD } from '../../../games/alesia/components/hex';
import { TOWN } from '../../../games/alesia/state';
import { edgeOfMap, spotOf } from '../../../web/boards/alesia/edge';
import { CORNERS, centreOf, hexAt, VIEW, WIDTH } from '../../../web/boards/alesia/geography';
import { blocksOf, edgeOf, gridOf, lineThrough, outlineOf } from '../../../web/boards/alesia/outlines';
import { stateOf } from '../../alesia/table';

const box = boxOf(stateOf());
const { hexes } = box;
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('hexes', () => {
  test('are found at their middle and near their corners, and nowhere else', () => {
    for (const hex of hexes) {
      const { x, y } = centreOf(hex);
      expect(hexAt({ x, y })).toBe(hex.id);
      for (const corner of CORNERS)
        expect(hexAt({ x: x + corner.x * 0.93, y: y + corner.y * 0.93 })).toBe(hex.id);
    }
    expect(hexAt({ x: 3, y: 300 })).toBeNull();
    expect(hexAt({ x: VIEW.width / 2, y: VIEW.height - 3 })).toBeNull();
  });

  test('lie beside their neighbours, by the sides they share', () => {
    for (const hex of hexes)
      hex.neighbours.forEach((number, side) => {
        if (number === OFF_BOARD) return;
        const [a, b] = [centreOf(hex), centreOf(hexes[number])];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(WIDTH, 5);
        const [from, to] = edgeOf(hex, side);
        expect((from.x + to.x) / 2).toBeCloseTo((a.x + b.x) / 2, 5);
        expect((from.y + to.y) / 2).toBeCloseTo((a.y + b.y) / 2, 5);
      });
  });

  test('are drawn within the drawing', () => {
    for (const hex of hexes) {
      const { x, y } = centreOf(hex);
      expect(x > WIDTH && x < VIEW.width - WIDTH && y > WIDTH && y < VIEW.height - WIDTH).toBe(true);
    }
  });
});

describe('lines', () => {
  test('around hexes are closed rings', () => {
    const town = outlineOf(hexes, ({ terrain }) => terrain === 'town');
    expect(town.match(/M/g)).toHaveLength(1);
    expect(town.match(/Z/g)).toHaveLength(1);
    const whole = outlineOf(hexes, () => true);
    expect(whole.match(/M/g)).toHaveLength(1);
    expect(outlineOf(hexes, () => false)).toBe('');
    expect(outlineOf(hexes, ({ id }) => id === 'Z28' || id === 'B10').match(/Z/g)).toHaveLength(2);
  });

  test('of the grid are each side of a hex once', () => {
    const sides = hexes.reduce(
      (sum, { neighbours }) => sum + neighbours.filter((n, side) => n === OFF_BOARD || side < 3).length,
      0,
    );
    const drawn = blocksOf(hexes).map(gridOf).join('').match(/L/g) ?? [];
    expect(drawn).toHaveLength(sides);
    expect(blocksOf(hexes).flat()).toHaveLength(hexes.length);
  });

  test('through hexes bend in the middle, and end there when they come from one side only', () => {
    const one = hexes.find(({ perimeter }) => perimeter.filter(Boolean).length === 1);
    const two = hexes.find(({ perimeter }) => perimeter.filter(Boolean).length === 2);
    if (one === undefined || two === undefined) throw new Error('no such hexes');
    const path = lineThrough([one], ({ perimeter }) => perimeter);
    const { x, y } = centreOf(one);
    const [endX, endY] = numbers(path).slice(-2);
    expect(endX).toBeCloseTo(x, 0);
    expect(endY).toBeCloseTo(y, 0);
    expect(lineThrough([two], ({ perimeter }) => perimeter)).toMatch(/^M[\d. ]+Q[\d. ]+$/);
  });
});

test('off-board zones stand around the hexes, the garrison on the town', () => {
  const { badges, borders } = edgeOfMap(box);
  expect(Object.keys(badges)).toEqual(box.zoneIds);
  for (const point of [...Object.values(badges), ...borders]) {
    expect(hexAt(point)).toBeNull();
    expect(point.x > 0 && point.x < VIEW.width && point.y > 0 && point.y < VIEW.height).toBe(true);
  }
  expect(borders).toHaveLength(box.zoneIds.length);
  const garrison = spotOf(box, TOWN);
  expect(garrison && box.hex[hexAt(garrison) ?? '']?.terrain).toBe('town');
  expect(spotOf(box, 'nowhere')).toBeUndefined();
});
