import { geoConicConformal } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../../games/julius-caesar/components/box';
import { CITY_IDS, PLACE_IDS } from '../../../games/julius-caesar/components/map';
import { geographyOf } from '../../../web/boards/julius-caesar/geography';
import { directionOf, placementOf } from '../../../web/boards/julius-caesar/placement';
import { curve } from '../../../web/map/curve';
import { CONE, FOCI, project, VIEW } from '../../../web/map/mediterranean';
import { LAND } from '../../../web/map/mediterranean.geo';
import { lambert, magnify } from '../../../web/map/projection';
import {
  CLOSEST,
  home,
  keep,
  overview,
  panBy,
  pieceScale,
  resized,
  sheetFor,
  showOne,
  showThem,
  transformOf,
  zoomAt,
} from '../../../web/map/viewport';

const box = boxOf({});
const { positions: POSITIONS, courses: COURSES } = geographyOf(box);

describe('projection', () => {
  it('is the conformal conic that the coastline was drawn with', () => {
    const known = geoConicConformal()
      .parallels([...CONE.parallels])
      .rotate([-CONE.meridian, 0])
      .scale(CONE.scale)
      .translate([CONE.origin.x, CONE.origin.y]);
    const own = lambert({ ...CONE, stretch: 1 });
    for (const id of CITY_IDS) {
      const [lon, lat] = box.city[id].position;
      const [x, y] = known([lon, lat]) ?? [Number.NaN, Number.NaN];
      expect(own(lon, lat).x).toBeCloseTo(x, 6);
      expect(own(lon, lat).y).toBeCloseTo(y, 6);
    }
  });

  it('magnifies without folding: what lies east or south stays there', () => {
    for (let y = 0; y <= VIEW.height; y += 20) {
      for (let x = 0; x < VIEW.width; x += 20) {
        const here = magnify(FOCI, { x, y });
        expect(magnify(FOCI, { x: x + 20, y }).x).toBeGreaterThan(here.x);
        expect(magnify(FOCI, { x, y: y + 20 }).y).toBeGreaterThan(here.y);
      }
    }
  });

  it('keeps every place on the drawing', () => {
    for (const id of PLACE_IDS) {
      const { x, y } = POSITIONS[id];
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(VIEW.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(VIEW.height);
    }
    expect(project(12.48, 41.89).x).toBeCloseTo(POSITIONS.rome.x, -1);
  });

  it('has a coastline', () => {
    expect(LAND).toMatch(/^M[-\d. ]+l/);
    expect(LAND.length).toBeGreaterThan(10_000);
  });
});

describe('roads', () => {
  it('run from city to city in smooth lines', () => {
    expect(
      curve([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe('M0 0C1.7 0 8.3 0 10 0');
    for (const { key, points } of COURSES) {
      const ends = key.split('|').map((id) => POSITIONS[id as keyof typeof POSITIONS]);
      expect(ends).toContain(points[0]);
      expect(ends).toContain(points[points.length - 1]);
      expect(points[0]).not.toBe(points[points.length - 1]);
    }
  });

  it('do not double back', () => {
    for (const { key, points } of COURSES) {
      let length = 0;
      for (let index = 1; index < points.length; index++)
        length += distance(points[index - 1], points[index]);
      expect(length / distance(points[0], points[points.length - 1]), key).toBeLessThan(2);
    }
  });

  it('cross the four straits', () => {
    const straits = COURSES.filter(({ kind }) => kind === 'strait').map(({ key }) => key);
    expect(straits.sort()).toEqual([
      'aenos|pergamum',
      'byzantium|nicomedia',
      'gades|tingis',
      'messana|rhegium',
    ]);
  });
});

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe('names', () => {
  it('do not cover each other at the least magnification the map starts with', () => {
    const boxes = CITY_IDS.map((id) => ({ id, box: nameBox(id) }));
    for (const a of boxes) {
      for (const b of boxes) {
        if (a.id < b.id) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBeLessThan(20);
      }
    }
  });

  it('do not stand where the blocks stand', () => {
    for (const id of CITY_IDS) expect(placementOf(id).blocks).not.toBe(placementOf(id).name);
  });
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Returns about where a city's name is drawn at half a pixel per unit. */
function nameBox(id: (typeof CITY_IDS)[number]): Box {
  const { name, value } = box.city[id];
  const radius = [6, 9.5, 11.5][value];
  const width = name.length * (value > 0 ? 6.4 : 5.9);
  const { x, y } = directionOf(placementOf(id).name);
  const slant = x !== 0 && y !== 0 ? 0.72 : 1;
  const at = { x: POSITIONS[id].x / 2, y: POSITIONS[id].y / 2 };
  const edge = at.x + x * (radius * slant + 3.5);
  const left = x > 0 ? edge : x < 0 ? edge - width : edge - width / 2;
  const base = at.y + (y > 0 ? radius * slant + 9.5 : y < 0 ? -radius * slant - 4 : 4);
  return [left, base - 9, left + width, base + 2];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

describe('the window on the map', () => {
  const wide = { width: 1400, height: 900 };
  const phone = { width: 390, height: 600 };

  it('starts with the whole map, or with its middle on a phone', () => {
    expect(home(wide, VIEW)).toEqual({ k: 0.7, x: 0, y: 30 });
    const small = home(phone, VIEW);
    expect(small.k).toBe(0.5);
    expect(small.x).toBe((390 - 1000) / 2);
  });

  it('starts near where play is, but with the whole map where that is hardly smaller', () => {
    const corner = [
      { x: 300, y: 300 },
      { x: 900, y: 700 },
    ];
    expect(overview(wide, VIEW, corner).k).toBeGreaterThan(0.7 * 1.2);
    const most = [
      { x: 300, y: 200 },
      { x: VIEW.width - 200, y: VIEW.height - 200 },
    ];
    expect(overview(wide, VIEW, most)).toEqual(home(wide, VIEW));
    expect(overview(phone, VIEW, most).k).toBe(0.5);
    const laptop = { width: 935, height: 614 };
    const { k, x, y } = overview(laptop, VIEW, [
      { x: 450, y: 380 },
      { x: 1850, y: 1050 },
    ]);
    expect([k, x + VIEW.width * k, y]).toEqual([0.5, laptop.width, 7]);
  });

  it('zooms about the pointer', () => {
    const before = home(wide, VIEW);
    const at = { x: 700, y: 400 };
    const after = zoomAt(before, at, 2, wide, VIEW);
    expect(after.k).toBeCloseTo(1.4);
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
  });

  it('stays between the whole map and the closest look', () => {
    expect(zoomAt(home(wide, VIEW), { x: 0, y: 0 }, 0.1, wide, VIEW)).toEqual(home(wide, VIEW));
    expect(zoomAt(home(wide, VIEW), { x: 0, y: 0 }, 100, wide, VIEW).k).toBe(CLOSEST);
  });

  it('cannot lose the map', () => {
    const near = zoomAt(home(wide, VIEW), { x: 700, y: 400 }, 3, wide, VIEW);
    const strip = { x: wide.width / 5, y: wide.height / 5 };
    expect(panBy(near, 99_999, 99_999, wide, VIEW)).toEqual({ ...near, ...strip });
    const far = panBy(near, -99_999, -99_999, wide, VIEW);
    expect(far.x).toBeCloseTo(wide.width - VIEW.width * near.k - strip.x);
    expect(keep(far, wide, VIEW)).toEqual(far);
  });

  it('keeps its middle when the window changes', () => {
    const near = zoomAt(home(wide, VIEW), { x: 700, y: 450 }, 3, wide, VIEW);
    const after = resized(near, wide, phone, VIEW);
    expect((phone.width / 2 - after.x) / after.k).toBeCloseTo((wide.width / 2 - near.x) / near.k);
  });

  it('moves to where something can be done, and only then', () => {
    const start = home(phone, VIEW);
    const middle = { x: VIEW.width / 2, y: VIEW.height / 2 };
    const edge = { x: 20, y: VIEW.height / 2 };
    expect(showOne(start, [edge, middle], phone, VIEW)).toEqual(start);
    expect(showOne(start, [], phone, VIEW)).toEqual(start);
    const moved = showOne(start, [edge], phone, VIEW);
    expect(moved.x + edge.x * moved.k).toBeGreaterThanOrEqual(0);
    expect(moved.k).toBe(start.k);
  });

  it('moves to all that can be done where there is room for it, and to the nearest of it where there is none', () => {
    const start = home(phone, VIEW);
    const at = (x: number) => ({ x: (x - start.x) / start.k, y: VIEW.height / 2 });
    const [inSight, beyond, far] = [at(phone.width - 100), at(phone.width + 100), at(phone.width * 3)];
    const moved = showThem(start, [inSight, beyond], phone, VIEW);
    for (const { x } of [inSight, beyond]) {
      expect(moved.x + x * moved.k).toBeGreaterThanOrEqual(60 - 1e-9);
      expect(moved.x + x * moved.k).toBeLessThanOrEqual(phone.width - 60 + 1e-9);
    }
    expect(showThem(start, [inSight, far], phone, VIEW)).toEqual(start);
    expect(showThem(start, [], phone, VIEW)).toEqual(start);
  });

  it('shows what can be told around who is chosen as far as there is room, and who is chosen in any case', () => {
    const across = { width: 788, height: 345 };
    const start = zoomAt(home(across, VIEW), { x: 0, y: 0 }, 2, across, VIEW);
    const far = { x: VIEW.width * 0.6, y: VIEW.height * 0.6 };
    for (const around of [0, 20, 150, 2000]) {
      const { x, y, k } = showThem(start, [far], across, VIEW, around);
      const at = { x: x + far.x * k, y: y + far.y * k };
      const room = Math.min(around * k, across.height / 2 - 60);
      expect(at.y).toBeGreaterThanOrEqual(60 + room - 1e-6);
      expect(at.y).toBeLessThanOrEqual(across.height - 60 - room + 1e-6);
      expect(at.x).toBeGreaterThanOrEqual(60 + room - 1e-6);
      expect(at.x).toBeLessThanOrEqual(across.width - 60 - room + 1e-6);
    }
  });

  it('is covered by the sheet at every magnification the sheet is drawn for', () => {
    for (const factor of [1, 1.7, 9]) {
      const camera = zoomAt(home(wide, VIEW), { x: 700, y: 400 }, factor, wide, VIEW);
      const { k, padX, padY } = sheetFor(camera, wide, VIEW);
      expect(k).toBe(camera.k);
      expect(camera.x - padX).toBeLessThanOrEqual(0);
      expect(camera.y - padY).toBeLessThanOrEqual(0);
      expect(camera.x - padX + VIEW.width * k + 2 * padX).toBeGreaterThanOrEqual(wide.width);
      expect(camera.y - padY + VIEW.height * k + 2 * padY).toBeGreaterThanOrEqual(wide.height);
    }
  });

  it('shows a sheet on whole pixels, and scales it until it is drawn anew', () => {
    const sheet = { k: 0.5, padX: 10, padY: 0 };
    expect(transformOf({ k: 0.5, x: 3.4, y: -7.6 }, sheet)).toBe('translate(-7px, -8px)');
    expect(transformOf({ k: 1, x: 3.5, y: -7.5 }, sheet)).toBe('translate(-16.5px, -7.5px) scale(2)');
  });

  it('lets pieces grow more slowly than the map', () => {
    expect(pieceScale(0.5)).toBe(1);
    expect(pieceScale(1)).toBeGreaterThan(1.3);
    expect(pieceScale(1)).toBeLessThan(2);
    expect(pieceScale(0.01)).toBe(0.62);
    expect(pieceScale(50)).toBe(2.2);
  });
});
