/* Where the cities, seas and roads of the game lie on the drawing. */
import type { Box } from '../../../games/julius-caesar/components/box';
import { isSea, type LinkKind, PLACE_IDS, type PlaceId } from '../../../games/julius-caesar/components/map';
import { type Link, linkKey } from '../../../games/kit/graph';
import { onceEach } from '../../../games/kit/once';
import { recordOf } from '../../../games/kit/record';
import { curve } from '../../map/curve';
import { project } from '../../map/mediterranean';
import type { Point } from '../../map/projection';

/** How far a place is drawn from where it lies, where the ground is too narrow for it. */
const NUDGES: Partial<Record<PlaceId, readonly [number, number]>> = {
  messana: [-26, 0],
  rhegium: [22, -2],
  byzantium: [-12, -6],
  nicomedia: [16, 12],
  gades: [-3, -4],
  tingis: [4, 8],
  caralis: [-2, 0],
  aleria: [-4, 0],
  narbo: [-4, -2],
  pelusium: [4, 2],
  alexandria: [0, 2],
  propontis: [4, 30],
  tyrrhenum: [-14, -60],
  hadriaticum: [-70, -69],
  aegaeum: [-6, -42],
  egypticum: [-50, -30],
  hispanum: [10, 6],
  atlanticus: [8, -70],
  'pontus-euxinus': [-30, -20],
};

/** Points (degrees) that a road passes through on its way, so that it follows coast and valley. */
const BENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'athena|thessalonika': [
    [22.9, 38.55],
    [22.3, 39.3],
    [22.45, 40.1],
  ],
  'genua|rome': [
    [10.25, 43.95],
    [11.2, 42.85],
  ],
  'ambracia|dyrrachium': [[20.35, 40.2]],
  'ambracia|athena': [
    [22.2, 38.85],
    [23.1, 38.35],
  ],
  'athena|pylos': [
    [23.0, 37.95],
    [22.3, 37.5],
  ],
  'neapolis|rhegium': [
    [15.5, 40.25],
    [16.35, 39.2],
    [16.2, 38.6],
  ],
  'neapolis|rome': [[13.4, 41.45]],
  'aquileia|salone': [
    [14.6, 45.35],
    [15.7, 44.5],
  ],
  'aquileia|ravenna': [[12.15, 45.35]],
  'dyrrachium|salone': [
    [18.1, 43.0],
    [19.35, 42.15],
  ],
  'narbo|tarraco': [
    [2.8, 42.45],
    [2.0, 41.65],
  ],
  'carthago-nova|tarraco': [
    [0.1, 40.4],
    [-0.6, 39.4],
    [-0.7, 38.4],
  ],
  'carthago-nova|gades': [
    [-2.6, 37.15],
    [-4.6, 36.85],
  ],
  'carthago-nova|corduba': [[-2.9, 37.9]],
  'gades|olisipo': [
    [-7.2, 37.45],
    [-8.4, 38.0],
  ],
  'olisipo|portus': [[-8.5, 40.0]],
  'siga|tingis': [
    [-4.4, 35.0],
    [-2.8, 34.9],
  ],
  'sala|siga': [[-4.2, 34.2]],
  'iomnium|utica': [
    [6.2, 36.55],
    [8.4, 36.65],
  ],
  'iomnium|siga': [[1.4, 35.95]],
  'badias|utica': [[8.4, 35.9]],
  'badias|tacape': [[8.6, 34.2]],
  'tacape|utica': [[9.7, 35.4]],
  'tacape|thubactus': [
    [11.1, 33.05],
    [12.6, 32.55],
    [14.1, 32.35],
  ],
  'cyrene|thubactus': [
    [15.7, 31.25],
    [17.6, 30.75],
    [19.3, 30.3],
    [20.15, 31.1],
    [20.5, 32.2],
  ],
  'catabathmus|cyrene': [[23.2, 32.2]],
  'alexandria|catabathmus': [
    [27.2, 31.1],
    [28.8, 30.8],
  ],
  'alexandria|pelusium': [[31.2, 31.2]],
  'alexandria|memphis': [[30.5, 30.5]],
  'memphis|pelusium': [[32.0, 30.4]],
  'jerusalem|pelusium': [
    [33.8, 30.95],
    [34.6, 31.3],
  ],
  'antioch|damascus': [[36.7, 34.9]],
  'antioch|tarsus': [
    [36.3, 36.75],
    [35.7, 37.1],
  ],
  'perga|tarsus': [
    [32.4, 36.95],
    [33.8, 36.65],
  ],
  'ephesus|perga': [
    [28.4, 37.4],
    [29.6, 37.3],
  ],
  'appia|ephesus': [[28.7, 38.25]],
  'nicomedia|pergamum': [
    [28.9, 40.1],
    [28.0, 39.45],
  ],
  'nicomedia|sinope': [
    [31.6, 41.0],
    [33.4, 41.55],
  ],
  'ancyra|nicomedia': [[31.4, 40.45]],
  'aenos|byzantium': [
    [27.1, 41.0],
    [28.1, 41.2],
  ],
  'aenos|thessalonika': [
    [24.6, 41.05],
    [23.7, 40.75],
  ],
  'aenos|serdica': [[25.4, 41.9]],
  'dyrrachium|thessalonika': [
    [20.8, 41.05],
    [22.0, 40.9],
  ],
  'serdica|thessalonika': [[23.3, 41.5]],
  'serdica|sirmium': [[21.9, 43.4]],
  'aquileia|sirmium': [
    [15.6, 45.75],
    [17.6, 45.4],
  ],
  'salone|sirmium': [[17.6, 44.5]],
  'bilbilis|burdigala': [[-1.05, 43.1]],
  'burdigala|narbo': [[1.3, 43.75]],
  'burdigala|cenabum': [[0.4, 46.5]],
  'lilybaeum|messana': [
    [13.5, 37.9],
    [14.5, 37.95],
  ],
  'lilybaeum|syracuse': [
    [13.4, 37.5],
    [14.3, 37.15],
  ],
  'messana|syracuse': [[15.1, 37.6]],
  'brundisium|sipontum': [[16.9, 41.05]],
  'asculum|sipontum': [
    [14.4, 42.15],
    [15.2, 41.75],
  ],
  'brundisium|neapolis': [
    [15.5, 41.0],
    [16.9, 40.6],
  ],
  'asculum|ravenna': [[12.85, 43.75]],
  'genua|massilia': [
    [7.9, 44.05],
    [6.5, 43.6],
  ],
  'massilia|narbo': [[4.4, 43.65]],
  'genua|lugdunum': [[7.1, 45.0]],
  'genua|ravenna': [[10.6, 44.75]],
  'cenabum|lugdunum': [[3.5, 46.9]],
  'lugdunum|treveri': [[5.6, 47.6]],
  'cenabum|treveri': [[4.2, 49.0]],
  'lugdunum|massilia': [[4.75, 44.5]],
  'aenos|pergamum': [
    [26.75, 40.55],
    [26.45, 40.1],
    [26.7, 39.6],
  ],
};

/** A road or strait as it is drawn. */
export interface Course {
  key: string;
  kind: LinkKind;
  points: readonly Point[];
  path: string;
}

/** Where what a set of components has on its map is drawn. */
export interface Geography {
  positions: Readonly<Record<PlaceId, Point>>;
  /** Every road and strait. */
  courses: readonly Course[];
}

/** Returns where what a set of components has on its map is drawn. */
export const geographyOf = onceEach((box: Box): Geography => {
  const positions = recordOf(PLACE_IDS, (id) => positionOf(box, id));
  const ways = box.links.filter(({ kind }) => kind !== 'sea');
  return { positions, courses: ways.map((way) => courseOf(positions, way)) };
});

function positionOf({ city, sea }: Box, id: PlaceId): Point {
  const [lon, lat] = (isSea(id) ? sea[id] : city[id]).position;
  const { x, y } = project(lon, lat);
  const [dx, dy] = NUDGES[id] ?? [0, 0];
  return { x: Math.round(x + dx), y: Math.round(y + dy) };
}

/** Bends that would make a way longer than so many times the straight line are of cities that lie elsewhere. */
const DETOUR = 2;

function courseOf(positions: Geography['positions'], { a, b, kind }: Link<PlaceId, LinkKind>): Course {
  const key = linkKey(a, b);
  const bends = (BENDS[key] ?? []).map(([lon, lat]) => project(lon, lat));
  const [from, to] = [positions[a], positions[b]];
  const straight = [from, to];
  const bent = shorter([from, ...bends, to], [to, ...bends, from]);
  const points = lengthOf(bent) < DETOUR * lengthOf(straight) ? bent : straight;
  return { key, kind, points, path: curve(points) };
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before === undefined ? sum : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** Bends are written from one end to the other, whichever comes first in the key. */
function shorter(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  return lengthOf(other) < lengthOf(one) ? other : one;
}

/** A name of a province, set faintly across the land. */
export interface Province {
  name: string;
  at: Point;
  turn: number;
}

/** Provinces and peoples for the reader's bearings; they mean nothing in the rules. */
export const PROVINCES: readonly Province[] = (
  [
    ['GALLIA', 2.2, 46.3, 0],
    ['HISPANIA', -3.2, 40.55, 0],
    ['MAURETANIA', -3.3, 32.6, 4],
    ['NUMIDIA', 3.6, 34.3, 6],
    ['AFRICA', 9.0, 32.0, 0],
    ['LIBYA', 21.5, 30.6, 0],
    ['AEGYPTUS', 29.0, 29.6, -6],
    ['SYRIA', 38.2, 34.8, -12],
    ['CAPPADOCIA', 37.0, 39.5, -10],
    ['ASIA', 30.6, 38.25, -6],
    ['THRACIA', 25.6, 42.2, -4],
    ['ILLYRICUM', 17.2, 44.9, 14],
    ['DACIA', 24.4, 46.4, -4],
    ['GERMANIA', 11.6, 49.4, 0],
    ['BRITANNIA', -1.6, 52.1, 0],
    ['PANNONIA', 18.6, 47.0, 0],
    ['AQUITANIA', 0.3, 45.3, 0],
  ] as const
).map(([name, lon, lat, turn]) => ({ name, at: project(lon, lat), turn }));
