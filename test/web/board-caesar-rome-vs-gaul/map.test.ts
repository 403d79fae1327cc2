/* Where Provinces lie: around their spaces, wherever a set of components puts those. */
import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import { geographyOf, VIEW } from '../../../web/boards/caesar-rome-vs-gaul/geography';
import { ringsOf } from '../../../web/map/arcs';
import { cellsOf, frontiersOf } from '../../../web/map/cells';

const { spaces, provinces } = defaultComponents;
const geography = geographyOf(defaultComponents);

describe('the ground around points', () => {
  const points = [
    { x: 20, y: 20 },
    { x: 80, y: 20 },
    { x: 20, y: 80 },
    { x: 80, y: 80 },
    { x: 60, y: 40 },
  ];
  const cells = cellsOf(points, { width: 100, height: 100 }, 0);
  const areaOf = (ring: readonly { x: number; y: number }[]) =>
    ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length];
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);

  test('is shared out to the last bit', () => {
    expect(cells.reduce((sum, cell) => sum + areaOf(cell), 0)).toBeCloseTo(100 * 100, 0);
    for (const cell of cells) expect(areaOf(cell)).toBeGreaterThan(0);
  });

  test('has for every edge within the frame a neighbour that has it too', () => {
    cells.forEach((cell, index) => {
      cell.forEach(({ x, y, beyond }, at) => {
        if (beyond === null) return;
        const end = cell[(at + 1) % cell.length];
        const other = cells[beyond];
        const found = other.findIndex((corner) => corner.x === end.x && corner.y === end.y);
        expect(other[found]?.beyond).toBe(index);
        expect(other[(found + 1) % other.length]).toMatchObject({ x, y });
      });
    });
  });

  test('makes areas with one line between two of them, and rings of lines around each', () => {
    const lines = frontiersOf(cells, ['west', 'east', 'west', null, 'east']);
    const pairs = lines.map(({ areas: [a, b] }) => [a, b ?? 'none'].sort().join(' '));
    expect(pairs.sort()).toEqual(['east none', 'east west', 'none west']);
    for (const area of ['west', 'east']) expect(ringsOf(area, lines)).toHaveLength(1);
    expect(() =>
      ringsOf(
        'west',
        lines.filter(({ areas }) => areas.includes(null)),
      ),
    ).toThrow('open');
  });

  test('of an area in two parts makes two rings', () => {
    const lines = frontiersOf(cells, ['corners', null, null, 'corners', null]);
    expect(ringsOf('corners', lines)).toHaveLength(2);
  });
});

describe('the map', () => {
  test('draws every Province, every space and the mark of each Province', () => {
    for (const { id } of provinces) {
      expect(geography.ground[id], id).toMatch(/^M[-\d. ]+C[-\d. C]+Z$/);
      const { x, y } = geography.marks[id];
      expect(x > 0 && x < VIEW.width && y > 0 && y < VIEW.height, id).toBe(true);
    }
    for (const { id, xy } of spaces) {
      expect(geography.cells[id], id).toMatch(/^M[-\d. L]+Z$/);
      expect(xy[0] > 0 && xy[0] < VIEW.width && xy[1] > 0 && xy[1] < VIEW.height, id).toBe(true);
    }
  });

  test('tells borders of Regions from those of Provinces, and divides the Provinces that Tribes share', () => {
    const kinds = geography.borders.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['region', 'province', 'section']));
    const shared = new Set(spaces.filter(({ section }) => section !== null).map(({ province }) => province));
    expect(kinds.filter((kind) => kind === 'section')).toHaveLength(shared.size);
  });

  test('keeps the mark of a Province off its spaces', () => {
    for (const { id } of provinces)
      for (const { xy, name } of spaces)
        expect(
          Math.hypot(geography.marks[id].x - xy[0], geography.marks[id].y - xy[1]),
          `${id} ${name}`,
        ).toBeGreaterThan(15);
  });

  test('is worked out once for a set of components', () => {
    expect(geographyOf(defaultComponents)).toBe(geography);
  });
});
