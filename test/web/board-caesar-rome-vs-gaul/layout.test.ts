/* Where Armies stand and names are written, so that nothing lies on anything else. */
import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import { geographyOf } from '../../../web/boards/caesar-rome-vs-gaul/geography';
import { type Layout, layoutAt, SIEGE, type Standing } from '../../../web/boards/caesar-rome-vs-gaul/layout';
import { nameBox } from '../../../web/boards/caesar-rome-vs-gaul/names';
import { type Box, overlap } from '../../../web/ui/box';

const { spaces } = defaultComponents;
/** What a unit of pieces is in units of the drawing: on a large screen, on a desktop's and on a smaller one. */
const [LARGE, DESKTOP, SMALL] = [1.2, 1.87, 2];
const EMPTY: Standing = { armies: {}, walled: [], besieged: [] };
/** How far the shape of a space and the mark of a Province reach. */
const SHAPE = 9;

/** Returns so many spaces with Armies, all over the map. */
function held(count: number): Standing {
  const ids = Array.from({ length: count }, (_, index) => spaces[(index * 7 + 3) % spaces.length].id);
  return {
    armies: Object.fromEntries(
      ids.map((id, index) => [
        id,
        Array.from({ length: 1 + (index % 5 === 0 ? 1 : 0) }, () => ({
          width: 30 + (index % 4) * 12,
          height: 15,
        })),
      ]),
    ),
    walled: ids.slice(0, 5),
    besieged: ids.slice(0, 2),
  };
}

/** Returns everything on the map with the room it takes, in units of pieces. */
function boxesOf(layout: Layout, standing: Standing, fit: number): { name: string; box: Box }[] {
  const at = (box: Box, [x, y]: readonly number[]) => ({
    left: box.left + x / fit,
    right: box.right + x / fit,
    top: box.top + y / fit,
    bottom: box.bottom + y / fit,
  });
  const shape = { left: -SHAPE, right: SHAPE, top: -SHAPE, bottom: SHAPE };
  return [
    ...Object.entries(geographyOf(defaultComponents).marks).map(([id, { x, y }]) => ({
      name: `the mark of ${id}`,
      box: at(shape, [x, y]),
    })),
    ...spaces.flatMap(({ id, name, xy }) => {
      const label = layout.names.get(id);
      const armies = (layout.armies.get(id) ?? []).map((spot, index) => {
        const { width, height } = standing.armies[id][index];
        const box = { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
        return {
          name: `Army ${index} of ${id}`,
          box: at(box, [xy[0] + spot.x * fit, xy[1] + spot.y * fit]),
        };
      });
      return [
        { name: id, box: at(shape, xy) },
        ...armies,
        ...(standing.besieged.includes(id) ? [{ name: `Siege Points of ${id}`, box: at(SIEGE, xy) }] : []),
        ...(label === undefined ? [] : [{ name: `the name of ${id}`, box: at(nameBox(name, label), xy) }]),
      ];
    }),
  ];
}

/** Returns what lies on what, of that of which one may be moved. */
function collisions(standing: Standing, fit: number): string[] {
  const boxes = boxesOf(layoutAt(defaultComponents, fit, standing), standing, fit);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => /^(Army|the name)/.test(`${one.name}`) || /^(Army|the name)/.test(other.name))
      .filter((other) => overlap(one.box, other.box) > 1.01)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

describe.each([LARGE, DESKTOP, SMALL])('where a unit of pieces is %d of the drawing', (fit) => {
  test.each([0, 15, 35])('nothing lies on anything with Armies in %d spaces', (count) => {
    expect(collisions(held(count), fit)).toEqual([]);
  });

  test('every Army has a place, near its space', () => {
    const standing = held(12);
    const { armies } = layoutAt(defaultComponents, fit, standing);
    expect([...armies.keys()].sort()).toEqual(Object.keys(standing.armies).sort());
    for (const [id, spots] of armies) {
      expect(spots).toHaveLength(standing.armies[id].length);
      for (const { x, y } of spots) expect(Math.hypot(x, y), id).toBeLessThan(140);
    }
  });
});

test('names stay where the components have them as long as they have room', () => {
  const { names } = layoutAt(defaultComponents, LARGE, EMPTY);
  const moved = spaces.filter(({ id, label }) => names.get(id) !== label);
  expect(moved.length).toBeLessThanOrEqual(8);
  expect(names.size).toBe(spaces.length);
});

test('most names are read where the map is smallest, and those of spaces where something stands first', () => {
  const empty = layoutAt(defaultComponents, SMALL, EMPTY);
  expect(empty.names.size).toBeGreaterThan(75);
  const left = spaces.map(({ id }) => id).filter((id) => !empty.names.has(id));
  const { names } = layoutAt(defaultComponents, SMALL, { ...EMPTY, walled: left });
  expect(left.filter((id) => names.has(id)).length).toBeGreaterThan(2);
});

test('the same stands in the same places, and a lone Army above its space', () => {
  const standing = held(20);
  expect(layoutAt(defaultComponents, SMALL, standing)).toEqual(layoutAt(defaultComponents, SMALL, standing));
  const lone = layoutAt(defaultComponents, LARGE, {
    ...EMPTY,
    armies: { massilla: [{ width: 30, height: 15 }] },
  });
  const [spot] = lone.armies.get('massilla') ?? [];
  expect(spot.y).toBeLessThan(-15);
});

test('the mark of a Province lies on no space', () => {
  const boxes = boxesOf(layoutAt(defaultComponents, DESKTOP, EMPTY), EMPTY, DESKTOP);
  const marks = boxes.filter(({ name }) => name.startsWith('the mark'));
  const shapes = boxes.filter(({ name }) => spaces.some(({ id }) => id === name));
  const covered = marks.flatMap((mark) =>
    shapes.filter(({ box }) => overlap(box, mark.box) > 12).map(({ name }) => `${mark.name} on ${name}`),
  );
  expect(covered).toEqual([]);
});
