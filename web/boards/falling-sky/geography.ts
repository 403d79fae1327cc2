/* Where the Regions, their borders and their Tribes lie on the drawing. */
import {
  BORDERS,
  type Border,
  REGIONS,
  type RegionId,
  type TribeId,
} from '../../../games/falling-sky/components/map';
import { recordOf } from '../../../games/kit/record';
import { edgesOf, outlineOf, type Stretch, stretchesOf } from '../../map/arcs';
import { curve } from '../../map/curve';
import { project as ofGaul } from '../../map/gaul';
import type { Point } from '../../map/projection';
import { ARCS } from './regions';

/** The size of the drawing: that of Gaul, moved east and north so that both Germania and Britannia lie on it. */
export const VIEW = { width: 1450, height: 1230 };

/** How far the drawing of Gaul is moved. */
export const SHIFT: Point = { x: -75, y: 72 };

/** Returns where a point of the earth (degrees) lies on the drawing. */
export function project(lon: number, lat: number): Point {
  const { x, y } = ofGaul(lon, lat);
  return { x: x + SHIFT.x, y: y + SHIFT.y };
}

export const REGION_IDS: readonly RegionId[] = REGIONS.map(({ id }) => id);

/** The outline of every Region, in stretches that follow each other. */
export const STRETCHES: Readonly<Record<RegionId, readonly Stretch<RegionId>[]>> = recordOf(
  REGION_IDS,
  (id) => stretchesOf(id, ARCS, project),
);

/** The outline of every Region, as path data. */
export const OUTLINES: Readonly<Record<RegionId, string>> = recordOf(REGION_IDS, (id) =>
  outlineOf(STRETCHES[id]),
);

/** The parts of every Region's outline that are coast or rim, as path data. */
export const EDGES: Readonly<Record<RegionId, string>> = recordOf(REGION_IDS, (id) => edgesOf(STRETCHES[id]));

/** A border as it is drawn, or a way over the sea. */
export interface Course {
  key: string;
  border: Border;
  path: string;
}

/** Every border; one that is interrupted by a third Region has several courses. */
export const COURSES: readonly Course[] = BORDERS.flatMap(([a, b, border]) =>
  STRETCHES[a]
    .filter(({ neighbour }) => neighbour === b)
    .map(({ points }, index) => ({ key: `${a} ${b} ${index}`, border, path: curve(points) })),
);

/** Where the name of each Region and the pieces below it stand, in degrees. */
const MIDDLES: Readonly<Record<RegionId, readonly [number, number]>> = {
  morini: [3.1, 51.0],
  nervii: [4.6, 51.0],
  atrebates: [3.0, 49.52],
  sugambri: [8.4, 52.5],
  ubii: [9.9, 49.7],
  treveri: [6.1, 49.1],
  carnutes: [1.06, 48.36],
  mandubii: [4.26, 48.16],
  veneti: [-1.3, 48.1],
  pictones: [-0.6, 46.62],
  bituriges: [1.98, 46.6],
  aedui: [4.04, 46.36],
  sequani: [6.66, 47.7],
  arverni: [1.8, 45.3],
  britannia: [-2.0, 52.5],
  provincia: [5.6, 44.3],
  cisalpina: [9.5, 45.4],
};

/** Where each Tribe's circle is, in degrees. */
const CIRCLES: Readonly<Record<Exclude<TribeId, 'colony'>, readonly [number, number]>> = {
  menapii: [3.96, 51.5],
  morini: [2.26, 50.76],
  eburones: [5.62, 50.88],
  nervii: [3.9, 50.42],
  atrebates: [2.48, 50.12],
  bellovaci: [1.72, 49.42],
  remi: [4.14, 49.24],
  sugambri: [7.6, 51.3],
  'suebi-north': [9.4, 51.8],
  ubii: [8.86, 49.92],
  'suebi-south': [9.95, 48.6],
  treveri: [6.64, 49.74],
  carnutes: [1.72, 47.86],
  aulerci: [0.22, 48.02],
  mandubii: [4.42, 47.54],
  senones: [3.26, 48.16],
  lingones: [5.28, 47.9],
  veneti: [-2.86, 47.92],
  namnetes: [-1.36, 47.42],
  pictones: [0.44, 46.58],
  santones: [-0.56, 45.84],
  bituriges: [2.2, 47.06],
  aedui: [3.96, 46.9],
  sequani: [6.02, 47.22],
  helvetii: [7.36, 46.88],
  arverni: [3.1, 45.62],
  cadurci: [1.44, 44.46],
  volcae: [1.52, 43.52],
  catuvellauni: [-0.36, 51.74],
  helvii: [4.62, 44.56],
};

/** Where the name of each Region stands, with its pieces below. */
export const POSITIONS: Readonly<Record<RegionId, Point>> = recordOf(REGION_IDS, (id) => at(MIDDLES[id]));

const TRIBES = Object.keys(CIRCLES) as (keyof typeof CIRCLES)[];
const CIRCLE_POINTS: Readonly<Record<string, Point>> = recordOf(TRIBES, (id) => at(CIRCLES[id]));

/** How far from the middle of its Region the Colony stands (card 71). */
const COLONY = { x: 62, y: -34 };

/** Returns where the circle of a Tribe is; the Colony's is beside the name of its Region. */
export function circleOf(tribe: TribeId, region: RegionId): Point {
  if (tribe !== 'colony') return CIRCLE_POINTS[tribe];
  const { x, y } = POSITIONS[region];
  return { x: x + COLONY.x, y: y + COLONY.y };
}

function at([lon, lat]: readonly [number, number]): Point {
  const { x, y } = project(lon, lat);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Returns the window in which a Region's outline is drawn by itself, for an SVG. */
export function frameOf(id: RegionId): string {
  const points = STRETCHES[id].flatMap((stretch) => stretch.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
  return [left, top, Math.max(...xs) + 8 - left, Math.max(...ys) + 8 - top].map(Math.round).join(' ');
}
