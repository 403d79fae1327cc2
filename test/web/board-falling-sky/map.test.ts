import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../../games/falling-sky/components/default';
import type { Faction } from '../../../games/falling-sky/components/factions';
import { BORDERS, REGIONS, type RegionId } from '../../../games/falling-sky/components/map';
import { ForceRow, Troops, widthOf } from '../../../web/boards/falling-sky/Force';
import {
  circleOf,
  linesOf,
  OUTLINES,
  POSITIONS,
  REGION_IDS,
  STRETCHES,
  VIEW,
} from '../../../web/boards/falling-sky/geography';
import { inLines } from '../../../web/boards/falling-sky/lines';
import type { Point } from '../../../web/map/projection';
import { corrected } from '../../falling-sky/corrected';

const ringOf = (id: RegionId): Point[] => STRETCHES[id].flatMap(({ points }) => points.slice(1));

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** A letter of a name, half a disc and half a row with a disc and a name, on the drawing as seen on a desktop. */
const [LETTER, DISC, ROW] = [7.4 * 1.7, 9.2 * 1.7, 17 * 1.7];

describe('the map', () => {
  test.each(REGION_IDS)('%s has one closed outline', (id) => {
    STRETCHES[id].forEach(({ points }, index) => {
      expect(points.at(-1)).toEqual(STRETCHES[id][(index + 1) % STRETCHES[id].length].points[0]);
    });
    expect(OUTLINES[id]).toMatch(/^M[-\d. ]+C[-\d. C]+Z$/);
  });

  test('Regions touch where the rules know a border by land or over the Rhenus, and nowhere else', () => {
    const drawn = new Set(
      REGION_IDS.flatMap((id) =>
        STRETCHES[id].flatMap(({ neighbour }) =>
          neighbour === null ? [] : [[id, neighbour].sort().join(' ')],
        ),
      ),
    );
    const known = BORDERS.filter(([, , border]) => border !== 'coastal').map(([a, b]) =>
      [a, b].sort().join(' '),
    );
    expect([...drawn].sort()).toEqual([...known].sort());
    const { courses, crossings } = linesOf(defaultComponents);
    expect(new Set(courses.map(({ border }) => border))).toEqual(new Set(['land', 'rhenus']));
    expect(crossings.map(({ key, border }) => `${key} ${border}`)).toEqual([
      'morini britannia coastal',
      'atrebates britannia coastal',
      'veneti britannia coastal',
    ]);
  });

  test('of another set it shows where Regions do not touch as it draws them, and where they touch and have no border', () => {
    const { courses, crossings } = linesOf(corrected);
    expect(courses.filter(({ border }) => border === 'closed').map(({ key }) => key)).toEqual([
      'mandubii sequani 0',
    ]);
    expect(courses.map(({ key }) => key).sort()).toEqual(
      linesOf(defaultComponents)
        .courses.map(({ key }) => key)
        .sort(),
    );
    expect(crossings.slice(0, 3)).toEqual(linesOf(defaultComponents).crossings);
    const [carnutes, aedui] = [POSITIONS.carnutes, POSITIONS.aedui];
    const share = (from: number, to: number, part: number) => (from + (to - from) * part).toFixed(0);
    const at = (part: number) => `${share(carnutes.x, aedui.x, part)} ${share(carnutes.y, aedui.y, part)}`;
    expect(crossings.slice(3)).toEqual([
      { key: 'carnutes aedui', border: 'land', path: `M${at(0.2)}L${at(0.8)}` },
    ]);
  });

  test('every name and every circle stands in its own Region, on the drawing', () => {
    for (const { id, tribes } of REGIONS) {
      for (const point of [
        POSITIONS[id],
        circleOf('colony', id),
        ...tribes.map((tribe) => circleOf(tribe.id, id)),
      ]) {
        expect(
          REGION_IDS.filter((other) => isInside(point, ringOf(other))),
          `${id} ${point.x} ${point.y}`,
        ).toEqual([id]);
        expect(point.x > 0 && point.x < VIEW.width && point.y > 0 && point.y < VIEW.height).toBe(true);
      }
    }
  });

  test.each(REGION_IDS)('the Colony in %s lies on no name and no other circle', (id) => {
    const { x, y } = circleOf('colony', id);
    for (const region of REGIONS) {
      const name = POSITIONS[region.id];
      const half = (region.name.length * LETTER) / 2;
      const clear = Math.abs(y - name.y) > ROW || Math.abs(x - name.x) > half + DISC;
      expect(clear, region.name).toBe(true);
      for (const tribe of region.tribes) {
        const other = circleOf(tribe.id, region.id);
        expect(Math.hypot(x - other.x, y - other.y), tribe.name).toBeGreaterThan(45);
      }
    }
  });

  test('circles of Tribes do not lie on each other', () => {
    const circles = REGIONS.flatMap(({ id, tribes }) => tribes.map((tribe) => circleOf(tribe.id, id)));
    circles.forEach((a, index) => {
      for (const b of circles.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(45);
    });
  });
});

test('Forces stand beside each other while they are small, and below each other else', () => {
  const places = inLines([40, 40, 70, 100], (width) => width, 18, 5);
  expect(places.map(({ y }) => y)).toEqual([14, 14, 32, 50]);
  expect(places.map(({ x }) => x)).toEqual([-21, 21, 0, 0]);
});

test('where four stand, two small Forces share a line', () => {
  const places = inLines([100, 54, 54, 54], (width) => width, 18, 5);
  expect(places.map(({ y }) => y)).toEqual([14, 32, 32, 50]);
});

test.each(['hidden', 'revealed', 'scouted'] as const)(
  'ten %s Warbands have a wider hexagon than nine, as their number has two digits',
  (lie) => {
    const none = { leader: null, legions: 0, hidden: 0, revealed: 0, scouted: 0, fort: false };
    const drawn = (count: number) =>
      renderToStaticMarkup(createElement(Troops, { faction: 'belgae', lie, count }));
    const halfOf = (picture: string) => Number(/d="M-(\d+)/.exec(picture)?.[1]);
    expect(halfOf(drawn(10))).toBeGreaterThan(halfOf(drawn(9)));
    expect(widthOf('belgae', { ...none, [lie]: 10 })).toBeGreaterThan(
      widthOf('belgae', { ...none, [lie]: 9 }),
    );
  },
);

test('Germans differ from the Arverni by the shape of their pieces, too', () => {
  const force = { leader: null, legions: 0, hidden: 3, revealed: 1, scouted: 0, fort: false };
  const drawn = (faction: Faction) => renderToStaticMarkup(createElement(ForceRow, { faction, force }));
  const shapesOf = (faction: Faction) =>
    [...drawn(faction).matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
  expect(shapesOf('germans')).toHaveLength(2);
  expect(shapesOf('germans')).not.toEqual(shapesOf('arverni'));
  expect(shapesOf('belgae')).toEqual(shapesOf('arverni'));
  expect(drawn('germans')).toContain('rx="0"');
});
