/* Where the areas and their borders lie on the drawing. */
import {
  AREA_IDS,
  AREAS,
  type AreaId,
  OFF_MAP,
  type Place,
} from '../../../games/caesars-gallic-war/components/areas';
import {
  BORDERS,
  type BorderKind,
  borderKey,
  isRhine,
} from '../../../games/caesars-gallic-war/components/borders';
import { recordOf } from '../../../games/kit/record';
import { curve } from '../../map/curve';
import { project } from '../../map/gaul';
import type { Point } from '../../map/projection';
import { ARCS } from './regions';

/** A stretch of an area's outline: along one neighbour, or along coast and rim (null). */
export interface Stretch {
  neighbour: AreaId | null;
  points: readonly Point[];
}

/** The box beside the map from which legions come. */
export const OFF_MAP_BOX = { x: 1225, y: 965, width: 240, height: 170 };

/** How far names and blocks stand from the middle of an area, where its shape asks for it. */
const NUDGES: Partial<Record<AreaId, readonly [number, number]>> = {
  mandubii: [-8, -32],
  sequani: [16, 6],
  aedui: [2, -14],
  boii: [-4, -22],
  helvetii: [0, -40],
  bellovaci: [4, -22],
  remi: [12, -34],
  atrebates: [2, -18],
  menapi: [-6, -18],
  treveri: [0, -30],
  leuci: [4, -26],
  carnutes: [-2, -22],
  esuvii: [0, -20],
  veneti: [0, -24],
  pictones: [-24, -22],
  santones: [0, -22],
  tarbelli: [0, -24],
  volcae: [0, -24],
  arverni: [0, -26],
  bituriges: [4, -18],
  allobroges: [0, -14],
};

/** Where the name and the blocks of each place stand. */
export const POSITIONS: Readonly<Record<Place, Point>> = {
  ...recordOf(AREA_IDS, (id) => {
    const [lon, lat] = AREAS[id].label;
    const { x, y } = project(lon, lat);
    const [dx, dy] = NUDGES[id] ?? [0, 0];
    return { x: Math.round(x + dx), y: Math.round(y + dy) };
  }),
  [OFF_MAP]: { x: OFF_MAP_BOX.x + OFF_MAP_BOX.width / 2, y: OFF_MAP_BOX.y + 44 },
};

/** The outline of every area, in stretches that follow each other. */
export const STRETCHES: Readonly<Record<AreaId, readonly Stretch[]>> = recordOf(AREA_IDS, stretchesOf);

function stretchesOf(id: AreaId): Stretch[] {
  const [first, ...rest] = ARCS.flatMap(({ areas: [a, b], points }): Stretch[] => {
    if (a !== id && b !== id) return [];
    return [{ neighbour: a === id ? b : a, points: points.map(([lon, lat]) => project(lon, lat)) }];
  });
  const ring = [first];
  while (rest.length > 0) {
    const end = lastOf(ring[ring.length - 1].points);
    const index = rest.findIndex(({ points }) => isSame(points[0], end) || isSame(lastOf(points), end));
    if (index < 0) throw new Error(`the outline of ${id} is open`);
    const [next] = rest.splice(index, 1);
    ring.push(isSame(next.points[0], end) ? next : { ...next, points: [...next.points].reverse() });
  }
  return ring;
}

function lastOf(points: readonly Point[]): Point {
  return points[points.length - 1];
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The width of a block on a map that is seen whole, in units of the drawing. */
const BLOCK_WIDTH = 72;

/** How many blocks stand in a row within each place. */
export const ROOM: Readonly<Record<Place, number>> = {
  ...recordOf(AREA_IDS, (id) => {
    const xs = STRETCHES[id].flatMap(({ points }) => points.map(({ x }) => x));
    return Math.floor((Math.max(...xs) - Math.min(...xs)) / BLOCK_WIDTH);
  }),
  [OFF_MAP]: 3,
};

/** The outline of every area, as path data. */
export const OUTLINES: Readonly<Record<AreaId, string>> = recordOf(AREA_IDS, (id) => {
  const [first, ...others] = STRETCHES[id].map(({ points }) => curve(points));
  return `${first}${others.map((path) => path.slice(path.indexOf('C'))).join('')}Z`;
});

/** The parts of every area's outline that are coast or rim, as path data. */
export const EDGES: Readonly<Record<AreaId, string>> = recordOf(AREA_IDS, (id) =>
  STRETCHES[id]
    .filter(({ neighbour }) => neighbour === null)
    .map(({ points }) => curve(points))
    .join(''),
);

/** A border as it is drawn. */
export interface Course {
  key: string;
  kind: BorderKind;
  isRhine: boolean;
  /** The river or range it follows, or null. */
  feature: string | null;
  /** From left to right. */
  points: readonly Point[];
  path: string;
}

/** Every border; one that is interrupted by a third area has several courses. */
export const COURSES: readonly Course[] = BORDERS.flatMap(({ a, b, kind, feature }) =>
  STRETCHES[a]
    .filter(({ neighbour }) => neighbour === b)
    .map((stretch, index) => {
      const [first, last] = [stretch.points[0], lastOf(stretch.points)];
      const points = first.x <= last.x ? stretch.points : [...stretch.points].reverse();
      return {
        key: `${borderKey(a, b)} ${index}`,
        kind,
        isRhine: isRhine(a, b),
        feature,
        points,
        path: curve(points),
      };
    }),
);

/** Returns the window in which an area's outline is drawn by itself, for an SVG. */
export function frameOf(id: AreaId): string {
  const points = STRETCHES[id].flatMap((stretch) => stretch.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
  return [left, top, Math.max(...xs) + 8 - left, Math.max(...ys) + 8 - top].map(Math.round).join(' ');
}
