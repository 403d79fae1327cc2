import { describe, expect, it } from 'vitest';
import { AREA_IDS, type AreaId, OFF_MAP } from '../../../games/caesars-gallic-war/components/areas';
import { defaultComponents } from '../../../games/caesars-gallic-war/components/default';
import { byId } from '../../../games/kit/components/boxes';
import { linkKey } from '../../../games/kit/graph';
import {
  geographyOf,
  OFF_MAP_BOX,
  OUTLINES,
  STRETCHES,
} from '../../../web/boards/caesars-gallic-war/geography';
import { ARCS, SOURCE } from '../../../web/boards/caesars-gallic-war/regions';
import { CONE, project, VIEW } from '../../../web/map/gaul';
import { LAND } from '../../../web/map/gaul.geo';
import { lambert, type Point } from '../../../web/map/projection';

const { borders: BORDERS, areas } = defaultComponents;
const AREAS = byId(areas);
const { positions: POSITIONS, courses: COURSES } = geographyOf(defaultComponents);

const ringOf = (id: AreaId): Point[] => STRETCHES[id].flatMap(({ points }) => points.slice(1));

describe('outlines', () => {
  it('are a reconstruction, and say so', () => {
    expect(SOURCE).toBe('reconstruction');
  });

  it.each(AREA_IDS)('of %s is one closed ring, counter-clockwise or clockwise, with an inside', (id) => {
    const stretches = STRETCHES[id];
    stretches.forEach(({ points }, index) => {
      expect(points.at(-1)).toEqual(stretches[(index + 1) % stretches.length].points[0]);
    });
    expect(Math.abs(areaOf(ringOf(id)))).toBeGreaterThan(5000);
    expect(OUTLINES[id]).toMatch(/^M[-\d. ]+C[-\d. C]+Z$/);
  });

  it.each(AREA_IDS)('of %s does not cross itself', (id) => {
    const ring = ringOf(id);
    const crossings: string[] = [];
    for (let a = 0; a < ring.length; a++) {
      for (let b = a + 2; b < ring.length; b++) {
        if (a === 0 && b === ring.length - 1) continue;
        const [p, q, r, s] = [ring[a], ring[a + 1], ring[b], ring[(b + 1) % ring.length]];
        if (turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0)
          crossings.push(`${a} ${b}`);
      }
    }
    expect(crossings).toEqual([]);
  });

  it('do not lie on each other: every name stands in its own area and in no other', () => {
    for (const id of AREA_IDS) {
      const holders = AREA_IDS.filter((other) => isInside(POSITIONS[id], ringOf(other)));
      expect(holders).toEqual([id]);
    }
  });

  it('keep names, towns and blocks on each other apart on a desktop that shows the whole map', () => {
    const boxes = AREA_IDS.flatMap((id) => boxesOf(id).map((box) => ({ id, ...box })));
    const clashes = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.id !== b.id && a.left < b.right && b.left < a.right)
        .filter((b) => a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.id} ${a.what} and ${b.id} ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });

  it('keep the label of the rules inside too', () => {
    for (const id of AREA_IDS) {
      const [lon, lat] = AREAS[id].label;
      expect(isInside(project(lon, lat), ringOf(id)), id).toBe(true);
    }
  });

  it('leave the room of the off-map area free', () => {
    expect(isInside(POSITIONS[OFF_MAP], boxOf(OFF_MAP_BOX))).toBe(true);
    for (const id of AREA_IDS) {
      for (const { x, y } of ringOf(id)) {
        const { x: left, y: top, width, height } = OFF_MAP_BOX;
        expect(x > left && x < left + width && y > top && y < top + height, id).toBe(false);
      }
    }
  });
});

describe('borders', () => {
  it('are those of the rules, and no others', () => {
    const drawn = new Set(ARCS.flatMap(({ areas: [a, b] }) => (b === null ? [] : [linkKey(a, b)])));
    expect([...drawn].sort()).toEqual(BORDERS.map(({ a, b }) => linkKey(a, b)).sort());
    expect(new Set(COURSES.map(({ key }) => key.split(' ')[0]))).toEqual(drawn);
  });

  it('are broad enough to be seen', () => {
    for (const { a, b } of BORDERS) {
      const length = COURSES.filter(({ key }) => key.split(' ')[0] === linkKey(a, b)).reduce(
        (sum, { points }) => sum + lengthOf(points),
        0,
      );
      expect(length, `${a} ${b}`).toBeGreaterThan(25);
    }
  });

  it('of the Rhine are those of Germania', () => {
    const rhine = COURSES.filter(({ isRhine }) => isRhine);
    expect(rhine.length).toBeGreaterThan(0);
    for (const { key, kind, feature } of rhine) {
      expect(key).toContain('germania');
      expect([kind, feature]).toEqual(['blue', 'Rhenus']);
    }
  });
});

describe('the drawing of Gaul', () => {
  it('holds every name', () => {
    for (const { x, y } of Object.values(POSITIONS)) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(VIEW.width - 40);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(VIEW.height - 60);
    }
  });

  it('is the projection the coastline was drawn with', () => {
    expect(project(2.35, 48.86)).toEqual(lambert(CONE)(2.35, 48.86));
    expect(LAND).toMatch(/^M[-\d. ]+l/);
    expect(LAND.length).toBeGreaterThan(3000);
  });

  it('has ports at the sea: coast or rim is part of their outline', () => {
    for (const id of AREA_IDS) {
      if (AREAS[id].port)
        expect(
          STRETCHES[id].some(({ neighbour }) => neighbour === null),
          id,
        ).toBe(true);
    }
  });
});

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length];
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much larger than in their own units names and blocks are drawn when 1050 pixels show the whole map. */
const FIT = 2;

/** Where the name, the town and the blocks of an area are, if the blocks lie on each other. */
function boxesOf(id: AreaId): Box[] {
  const { name, town, port } = AREAS[id];
  const { x, y } = POSITIONS[id];
  const half = 2.9 * name.length;
  const [left, right] = [town === null ? half : half + 14, port ? half + 17 : half];
  const below = town === null ? 3 : 12;
  const boxes = [
    { what: 'name', left: -left, top: -13, right, bottom: 1 },
    { what: 'blocks', left: -22, top: below, right: 18, bottom: below + 34 },
  ];
  if (town !== null) {
    boxes.push({ what: 'town', left: -2.7 * town.length, top: 1, right: 2.7 * town.length, bottom: 11 });
  }
  return boxes.map((box) => ({
    what: box.what,
    left: x + FIT * box.left,
    top: y + FIT * box.top,
    right: x + FIT * box.right,
    bottom: y + FIT * box.bottom,
  }));
}

function boxOf({ x, y, width, height }: Point & { width: number; height: number }): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - points[index].x, y - points[index].y), 0);
}
