/* Where the areas and their borders lie on the drawing. */
import {
  AREA_IDS,
  type AreaId,
  OFF_MAP,
  type Place,
} from '../../../games/caesars-gallic-war/components/areas';
import { type BorderKind, isRhine } from '../../../games/caesars-gallic-war/components/borders';
import type { Components } from '../../../games/caesars-gallic-war/components/components';
import { byId } from '../../../games/kit/components/boxes';
import { linkKey } from '../../../games/kit/graph';
import { onceEach } from '../../../games/kit/once';
import { recordOf } from '../../../games/kit/record';
import { edgesOf, outlineOf, type Stretch, stretchesOf } from '../../map/arcs';
import { curve } from '../../map/curve';
import { project } from '../../map/gaul';
import type { Point } from '../../map/projection';
import { ARCS } from './regions';

/** The box beside the map from which legions come. */
export const OFF_MAP_BOX = { x: 1225, y: 965, width: 240, height: 170 };

/** How far names and blocks stand from the middle of an area, where its shape asks for it. */
const NUDGES: Partial<Record<AreaId, readonly [number, number]>> = {
  'transalpine-gaul': [-3, -61],
  germania: [0, -22],
  britannia: [0, -22],
  menapi: [-16, -36],
  atrebates: [-5, -43],
  bellovaci: [47, -19],
  remi: [16, -35],
  treveri: [-26, -25],
  leuci: [-5, -34],
  helvetii: [11, -30],
  sequani: [-36, -14],
  allobroges: [1, -24],
  aedui: [10, -37],
  boii: [4, -31],
  mandubii: [14, -53],
  arverni: [9, -63],
  bituriges: [12, -48],
  carnutes: [48, -79],
  esuvii: [-17, -42],
  andes: [-8, -24],
  veneti: [-22, -33],
  pictones: [-55, -32],
  santones: [1, -33],
  cadurci: [30, -52],
  volcae: [-47, 89],
  tolosates: [5, -17],
  tarbelli: [-7, -58],
};

/** The outline of every area, in stretches that follow each other. */
export const STRETCHES: Readonly<Record<AreaId, readonly Stretch<AreaId>[]>> = recordOf(AREA_IDS, (id) =>
  stretchesOf(id, ARCS, project),
);

/** How far below its name the middle of an area's blocks is, in units of the drawing. */
const BLOCKS_BELOW = 45;
/** How far blocks may stand out to sea. */
const OUT_TO_SEA = 40;

/** Returns where a line crosses a level of the drawing. */
function crossings(points: readonly Point[], y: number): number[] {
  return points.slice(1).flatMap((q, index) => {
    const p = points[index];
    return p.y > y === q.y > y ? [] : [p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)];
  });
}

/** The outline of every area, as path data. */
export const OUTLINES: Readonly<Record<AreaId, string>> = recordOf(AREA_IDS, (id) =>
  outlineOf(STRETCHES[id]),
);

/** The parts of every area's outline that are coast or rim, as path data. */
export const EDGES: Readonly<Record<AreaId, string>> = recordOf(AREA_IDS, (id) => edgesOf(STRETCHES[id]));

/** A border as it is drawn, or a line between two areas of which nobody crosses it. */
export interface Course {
  key: string;
  kind: BorderKind | 'closed';
  isRhine: boolean;
  /** The river or range it follows, or null. */
  feature: string | null;
  /** From left to right. */
  points: readonly Point[];
  path: string;
}

/** Where the names, the blocks and the borders of a set of components lie. */
export interface Geography {
  /** Where the name and the blocks of each place stand. */
  positions: Readonly<Record<Place, Point>>;
  /** How wide blocks may stand below the name of each place without leaving it, in units of the drawing. */
  breadths: Readonly<Record<Place, number>>;
  /** Every border; one that is interrupted by a third area has several courses. */
  courses: readonly Course[];
}

/** Returns where a set of components puts names and borders on the drawing. */
export const geographyOf = onceEach((components: Components): Geography => {
  const positions = positionsOf(components);
  return { positions, breadths: breadthsOf(positions), courses: coursesOf(components, positions) };
});

function positionsOf({ areas }: Components): Geography['positions'] {
  const area = byId(areas);
  return {
    ...recordOf(AREA_IDS, (id) => {
      const [lon, lat] = area[id].label;
      const { x, y } = project(lon, lat);
      const [dx, dy] = NUDGES[id] ?? [0, 0];
      return { x: Math.round(x + dx), y: Math.round(y + dy) };
    }),
    [OFF_MAP]: { x: OFF_MAP_BOX.x + OFF_MAP_BOX.width / 2, y: OFF_MAP_BOX.y + 44 },
  };
}

function breadthsOf(positions: Geography['positions']): Geography['breadths'] {
  return {
    ...recordOf(AREA_IDS, (id) => {
      const { x, y } = positions[id];
      const reach = STRETCHES[id].flatMap(({ neighbour, points }) =>
        crossings(points, y + BLOCKS_BELOW).map(
          (at) => Math.abs(at - x) + (neighbour === null ? OUT_TO_SEA : 0),
        ),
      );
      return 2 * Math.min(...reach);
    }),
    [OFF_MAP]: OFF_MAP_BOX.width,
  };
}

/** A border of areas that do not touch on the drawing is a line between their names; where others touch, nobody crosses. */
function coursesOf({ borders }: Components, positions: Geography['positions']): Course[] {
  const known = new Set(borders.map(({ a, b }) => linkKey(a, b)));
  const closed = ARCS.flatMap(({ areas: [a, b] }) =>
    b === null || known.has(linkKey(a, b)) ? [] : [{ a, b }],
  );
  const lines = [...borders, ...closed.map((line) => ({ ...line, kind: 'closed' as const, feature: null }))];
  return lines.flatMap(({ a, b, kind, feature }) => {
    const shared = STRETCHES[a].filter(({ neighbour }) => neighbour === b).map(({ points }) => points);
    return (shared.length > 0 ? shared : [[positions[a], positions[b]]]).map((points, index) => {
      const [first, last] = [points[0], points[points.length - 1]];
      const rightwards = first.x <= last.x ? points : [...points].reverse();
      return {
        key: `${linkKey(a, b)} ${index}`,
        kind,
        isRhine: isRhine(a, b),
        feature,
        points: rightwards,
        path: curve(rightwards),
      };
    });
  });
}

/** Returns the window in which an area's outline is drawn by itself, for an SVG. */
export function frameOf(id: AreaId): string {
  const points = STRETCHES[id].flatMap((stretch) => stretch.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
  return [left, top, Math.max(...xs) + 8 - left, Math.max(...ys) + 8 - top].map(Math.round).join(' ');
}
