/* Where the areas and their borders lie on the drawing. */
import { AREA_IDS, AREAS, type AreaId, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/areas';
import { BORDERS, type BorderKind, borderKey, isRhine } from '../../../games/caesars-gallic-war/borders';
import { recordOf } from '../../../games/kit/graph';
import { curve } from '../../map/curve';
import { project } from '../../map/gaul';
import type { Point } from '../../map/projection';
import { REGIONS } from './regions';

/** A stretch of an area's outline: along one neighbour, or along coast and rim (null). */
export interface Stretch {
  neighbour: AreaId | null;
  points: readonly Point[];
}

/** The box beside the map from which legions come. */
export const OFF_MAP_BOX = { x: 1250, y: 985, width: 200, height: 150 };

/** How far names and blocks stand from the middle of an area, where its shape asks for it. */
const NUDGES: Partial<Record<AreaId, readonly [number, number]>> = {};

/** Where the name and the blocks of each place stand. */
export const POSITIONS: Readonly<Record<Place, Point>> = {
  ...recordOf(AREA_IDS, (id) => {
    const [lon, lat] = AREAS[id].label;
    const { x, y } = project(lon, lat);
    const [dx, dy] = NUDGES[id] ?? [0, 0];
    return { x: Math.round(x + dx), y: Math.round(y + dy) };
  }),
  [OFF_MAP]: { x: OFF_MAP_BOX.x + OFF_MAP_BOX.width / 2, y: OFF_MAP_BOX.y + 52 },
};

const edgeKey = (a: readonly number[], b: readonly number[]) => [a.join(), b.join()].sort().join(' ');

/** Which areas have an edge. */
const OWNERS = ownersOfEdges();

function ownersOfEdges(): Map<string, AreaId[]> {
  const owners = new Map<string, AreaId[]>();
  for (const id of AREA_IDS) {
    REGIONS[id].forEach((point, index, ring) => {
      const key = edgeKey(point, ring[(index + 1) % ring.length]);
      owners.set(key, [...(owners.get(key) ?? []), id]);
    });
  }
  return owners;
}

/** The outline of every area, in stretches that follow each other. */
export const STRETCHES: Readonly<Record<AreaId, readonly Stretch[]>> = recordOf(AREA_IDS, stretchesOf);

function stretchesOf(id: AreaId): Stretch[] {
  const ring = REGIONS[id];
  const neighbours = ring.map((point, index) => {
    const owners = OWNERS.get(edgeKey(point, ring[(index + 1) % ring.length])) ?? [];
    return owners.find((owner) => owner !== id) ?? null;
  });
  const start = neighbours.findIndex((neighbour, index) => neighbour !== neighbours.at(index - 1));
  const stretches: { neighbour: AreaId | null; points: Point[] }[] = [];
  for (let step = 0; step < ring.length; step++) {
    const index = (start + step) % ring.length;
    const at = (place: number) => project(...ring[(place + ring.length) % ring.length]);
    const last = stretches[stretches.length - 1];
    if (last === undefined || last.neighbour !== neighbours[index]) {
      stretches.push({ neighbour: neighbours[index], points: [at(index), at(index + 1)] });
    } else last.points.push(at(index + 1));
  }
  return stretches;
}

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
      const [first, last] = [stretch.points[0], stretch.points[stretch.points.length - 1]];
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
