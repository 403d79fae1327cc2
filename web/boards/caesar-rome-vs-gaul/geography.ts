/* Where the Provinces lie on the drawing: around their spaces, wherever a set of components puts those. */

import type { Components, Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import { onceEach } from '../../../games/kit/once';
import { outlineOf, ringsOf } from '../../map/arcs';
import { cellsOf, frontiersOf } from '../../map/cells';
import { curve } from '../../map/curve';
import { project, VIEW } from '../../map/gallia';
import type { Point } from '../../map/projection';

export { VIEW } from '../../map/gallia';

/** A border as it is drawn. */
export interface Border {
  key: string;
  kind: 'region' | 'province' | 'section';
  path: string;
}

/** What follows from where the spaces of a set of components are drawn. */
export interface Geography {
  /** The ground of each Province, as path data. */
  ground: Readonly<Record<string, string>>;
  /** The ground of each space, as path data around the space. */
  cells: Readonly<Record<string, string>>;
  borders: readonly Border[];
  /** Where the mark of each Province fits. */
  marks: Readonly<Record<string, Point>>;
}

/** Points (degrees) of lands around Gaul that belong to no Province. */
const ABROAD: readonly (readonly [number, number])[] = [
  [-2.9, 42.9],
  [-1.1, 42.4],
  [0.4, 42.1],
  [1.9, 42.1],
  [3.1, 41.9],
  [7.7, 43.2],
  [7.6, 44.0],
  [7.6, 44.8],
  [7.9, 45.6],
  [8.7, 46.2],
  [8.6, 47.0],
  [8.9, 47.8],
  [9.6, 48.4],
  [10.2, 49.0],
  [10.3, 50.1],
  [10.3, 51.2],
  [9.4, 52.2],
  [6.8, 52.6],
  [4.6, 52.1],
  [2.6, 52.3],
  [1.1, 52.4],
  [-1.4, 52.1],
  [-2.4, 51.3],
  [-3.4, 50.6],
];

/** How far the ground of the spaces goes on beyond the drawing. */
const MARGIN = 60;

/** Returns where the Provinces of a set of components lie. */
export const geographyOf = onceEach(drawn);

/** Returns where a space is drawn. */
export function positionOf({ xy: [x, y] }: Space): Point {
  return { x, y };
}

function drawn({ spaces, provinces }: Components): Geography {
  const points = [...spaces.map(positionOf), ...ABROAD.map(([lon, lat]) => project(lon, lat))];
  const cells = cellsOf(points, VIEW, MARGIN);
  const areasBy = (areaOf: (space: Space) => string) =>
    points.map((_, index) => (index < spaces.length ? areaOf(spaces[index]) : null));
  const frontiers = frontiersOf(
    cells,
    areasBy(({ province }) => province),
  );
  const regionOf = (id: string | null) => provinces.find((province) => province.id === id)?.region ?? null;
  const sections = frontiersOf(
    cells,
    areasBy(({ province, section }) => `${province} ${section ?? ''}`),
  ).filter(({ areas: [a, b] }) => b !== null && a.split(' ')[0] === b.split(' ')[0]);
  const borders = frontiers.map(({ areas: [a, b], points: line }, index): Border => {
    const kind = regionOf(a) === regionOf(b) ? 'province' : 'region';
    return { key: `${kind} ${index}`, kind, path: curve(line) };
  });
  return {
    ground: Object.fromEntries(
      provinces.map(({ id }) => [id, ringsOf(id, frontiers).map(outlineOf).join('')]),
    ),
    cells: Object.fromEntries(
      spaces.map((space, index) => {
        const [x, y] = space.xy;
        const corners = cells[index].map(
          (corner) => `${(corner.x - x).toFixed(1)} ${(corner.y - y).toFixed(1)}`,
        );
        return [space.id, `M${corners.join('L')}Z`];
      }),
    ),
    borders: [
      ...borders,
      ...sections.map(({ points: line }, index): Border => {
        return { key: `section ${index}`, kind: 'section', path: curve(line) };
      }),
    ],
    marks: marksOf(spaces, cells),
  };
}

/** How far apart the points are that are tried for the mark of a Province. */
const GRAIN = 9;
/** Farther than this from spaces a mark needs not be: rather near the middle of its Province. */
const ENOUGH = 46;
/** As far as this from names as their components have them is enough, too. */
const CLEAR = 24;
/** Spaces and names farther than this from the ground of a space are of no account to it. */
const REACH = 60;
/** How far names of spaces reach, about: a letter's width, and to both sides of their middle. */
const LETTER = 8.2;

/** Returns a point of each Province's ground that is near its middle and away from spaces, and from their names if it can. */
function marksOf(spaces: readonly Space[], cells: readonly (readonly Point[])[]): Record<string, Point> {
  const taken = spaces.map(positionOf);
  const names = spaces.flatMap(spotsOf);
  const marks: Record<string, Point> = {};
  const best: Record<string, number> = {};
  const middles = new Map(
    spaces.map(({ province }) => {
      const own = spaces.filter((space) => space.province === province).map(positionOf);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      return [province, { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) }];
    }),
  );
  spaces.forEach(({ province }, index) => {
    const middle = middles.get(province) ?? positionOf(spaces[index]);
    const ring = cells[index];
    const [left, right] = [Math.min(...ring.map(({ x }) => x)), Math.max(...ring.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...ring.map(({ y }) => y)), Math.max(...ring.map(({ y }) => y))];
    const isNear = ({ x, y }: Point) =>
      x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH;
    const [nearSpaces, nearNames] = [taken.filter(isNear), names.filter(isNear)];
    for (let x = Math.max(40, left); x < Math.min(VIEW.width - 40, right); x += GRAIN) {
      for (let y = Math.max(25, top); y < Math.min(VIEW.height - 25, bottom); y += GRAIN) {
        if (!isIn(ring, { x, y })) continue;
        const room = (spots: readonly Point[], most: number) =>
          Math.min(most, ...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
        const away = Math.hypot(middle.x - x, middle.y - y);
        const worth = room(nearSpaces, ENOUGH) + room(nearNames, CLEAR) - away / 12;
        if (worth <= (best[province] ?? Number.NEGATIVE_INFINITY)) continue;
        best[province] = worth;
        marks[province] = { x: Math.round(x), y: Math.round(y) };
      }
    }
  });
  return marks;
}

/** Returns points all along the name of a space. */
function spotsOf({ xy: [x, y], label, name }: Space): Point[] {
  const length = name.length * LETTER;
  const east = label.includes('E') ? 1 : label.includes('W') ? -1 : 0;
  const south = label.includes('S') ? 1 : label.includes('N') ? -1 : 0;
  const middle = { x: x + east * (16 + length / 2), y: y + south * 20 };
  const spots: Point[] = [];
  for (let along = -length / 2; along <= length / 2; along += 14)
    spots.push({ x: middle.x + along, y: middle.y });
  return spots;
}

function isIn(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
