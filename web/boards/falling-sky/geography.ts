/* Where the Regions, their borders and their Tribes lie on the drawing. */
import type { Components } from '../../../games/falling-sky/components/components';
import { type Border, REGIONS, type RegionId, type TribeId } from '../../../games/falling-sky/components/map';
import { onceEach } from '../../../games/kit/once';
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

/** Where the name of each Region stands on the drawing, with its Forces below it. */
const NAMES: Readonly<Record<RegionId, readonly [number, number]>> = {
  morini: [738, 298],
  nervii: [898, 276],
  atrebates: [704, 464],
  sugambri: [1113, 120],
  ubii: [1275, 418],
  treveri: [975, 490],
  carnutes: [532, 576],
  mandubii: [832, 602],
  veneti: [324, 592],
  pictones: [400, 774],
  bituriges: [622, 778],
  aedui: [790, 772],
  sequani: [1110, 690],
  arverni: [652, 974],
  britannia: [290, 190],
  provincia: [929, 1034],
  cisalpina: [1245, 900],
};

/** Where the circle of each Tribe is on the drawing: about where its people lived, and clear of the name. */
const CIRCLES: Readonly<Record<Exclude<TribeId, 'colony'>, readonly [number, number]>> = {
  menapii: [806, 218],
  morini: [596, 354],
  eburones: [885, 384],
  nervii: [767, 384],
  atrebates: [655, 396],
  bellovaci: [552, 492],
  remi: [824, 510],
  sugambri: [1056, 283],
  'suebi-north': [1188, 222],
  ubii: [1160, 418],
  'suebi-south': [1269, 552],
  treveri: [990, 414],
  carnutes: [549, 699],
  aulerci: [462, 688],
  mandubii: [718, 600],
  senones: [690, 676],
  lingones: [927, 642],
  veneti: [205, 635],
  namnetes: [326, 700],
  pictones: [518, 806],
  santones: [394, 870],
  bituriges: [640, 706],
  aedui: [806, 884],
  sequani: [953, 718],
  helvetii: [1068, 801],
  arverni: [712, 893],
  cadurci: [528, 1015],
  volcae: [566, 1116],
  catuvellauni: [436, 241],
  helvii: [841, 969],
};

/** Where the name of each Region stands, with its Forces below. */
export const POSITIONS: Readonly<Record<RegionId, Point>> = recordOf(REGION_IDS, (id) => at(NAMES[id]));

/** Where the circle of the Colony is in each Region (card 71): clear of names and of other circles. */
const COLONIES: Readonly<Record<RegionId, readonly [number, number]>> = {
  morini: [862, 214],
  nervii: [826, 363],
  atrebates: [493, 472],
  sugambri: [1111, 56],
  ubii: [1278, 354],
  treveri: [1066, 458],
  carnutes: [635, 589],
  mandubii: [765, 678],
  veneti: [352, 528],
  pictones: [476, 871],
  bituriges: [690, 817],
  aedui: [861, 871],
  sequani: [986, 784],
  arverni: [637, 910],
  britannia: [289, 126],
  provincia: [928, 971],
  cisalpina: [1243, 836],
};

/** Returns where the circle of a Tribe is, the Colony's in the Region where it is. */
export function circleOf(tribe: TribeId, region: RegionId): Point {
  return at(tribe === 'colony' ? COLONIES[region] : CIRCLES[tribe]);
}

function at([x, y]: readonly [number, number]): Point {
  return { x, y };
}

/** A border as it is drawn along the outlines of Regions; `closed` where a set of components has none between them. */
export interface Course {
  key: string;
  border: Border | 'closed';
  path: string;
}

/** A border between Regions whose outlines do not meet, as a line from the one to the other. */
export interface Crossing {
  key: string;
  border: Border;
  path: string;
}

/** How the borders of a set of components are drawn. */
export interface Lines {
  /** One that is interrupted by a third Region has several. */
  courses: readonly Course[];
  crossings: readonly Crossing[];
}

/** Returns how the borders of a set of components are drawn. */
export const linesOf = onceEach(({ borders }: Components): Lines => {
  const along = (a: RegionId, b: RegionId, border: Course['border']): Course[] =>
    STRETCHES[a]
      .filter(({ neighbour }) => neighbour === b)
      .map(({ points }, index) => ({ key: `${a} ${b} ${index}`, border, path: curve(points) }));
  const meet = (a: RegionId, b: RegionId) => STRETCHES[a].some(({ neighbour }) => neighbour === b);
  const isBorder = (a: RegionId, b: RegionId) =>
    borders.some((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a));
  const closed = REGION_IDS.flatMap((a, index) =>
    REGION_IDS.slice(index + 1).flatMap((b) => (isBorder(a, b) ? [] : along(a, b, 'closed'))),
  );
  return {
    courses: [...borders.flatMap(({ a, b, kind }) => along(a, b, kind)), ...closed],
    crossings: borders
      .filter(({ a, b }) => !meet(a, b))
      .map(({ a, b, kind }) => ({ key: `${a} ${b}`, border: kind, path: crossing(a, b) })),
  };
});

/** Where ways over the sea are drawn from Britannia to the coasts across from it (1.3.4), in degrees. */
const OVER_SEA: Readonly<Partial<Record<RegionId, readonly [number, number, number, number]>>> = {
  morini: [1.15, 51.05, 1.72, 50.78],
  atrebates: [0.1, 50.72, 0.55, 49.92],
  veneti: [-2.4, 50.5, -2.75, 48.95],
};

function crossing(a: RegionId, b: RegionId): string {
  const coast = a === 'britannia' ? b : b === 'britannia' ? a : null;
  const overSea = coast === null ? undefined : OVER_SEA[coast];
  if (overSea === undefined) return straight(between(a, b, CLEAR), between(b, a, CLEAR));
  const [fromLon, fromLat, toLon, toLat] = overSea;
  return straight(project(fromLon, fromLat), project(toLon, toLat));
}

/** How far a line keeps away from the names of the Regions that it leads from and to, of the way between them. */
const CLEAR = 0.2;

function between(from: RegionId, to: RegionId, share: number): Point {
  const [a, b] = [POSITIONS[from], POSITIONS[to]];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function straight(from: Point, to: Point): string {
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
}

/** Returns the window in which a Region's outline is drawn by itself, for an SVG. */
export function frameOf(id: RegionId): string {
  const points = STRETCHES[id].flatMap((stretch) => stretch.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
  return [left, top, Math.max(...xs) + 8 - left, Math.max(...ys) + 8 - top].map(Math.round).join(' ');
}
