/*
 * The map (2.1): 26 areas of tribes, Transalpine Gaul, and the borders between them.
 *
 * The rules text names 16 areas and settles what its examples need. The published map was not at hand: what else
 * stands here is public knowledge or our reconstruction, consistent with every rule and example, and says so by its
 * source. Longitudes and latitudes are for drawing only.
 */
import { exitsOf, type Link, linkKey, recordOf } from '../kit/graph';

/** Where a component's data come from: the rules text, public material, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstruction';

/** The parts of the map by colour (2.1). */
export type Region = 'belgica' | 'celtae' | 'aquitania' | 'britannia' | 'germania' | 'transalpine';

/** Where the parts of an area's description come from. */
export interface AreaSources {
  name: Source;
  region: Source;
  town: Source;
  port: Source;
}

/** An area (2.1): its seat and the point of its label in degrees [longitude, latitude], and its features. */
export interface Area {
  name: string;
  region: Region;
  seat: readonly [number, number];
  label: readonly [number, number];
  /** The name of its fortified town, or null when it has none. */
  town: string | null;
  port: boolean;
  alps: boolean;
  sources: AreaSources;
}

const sources = (name: Source, region: Source, town: Source, port: Source): AreaSources => ({
  name,
  region,
  town,
  port,
});

const area = (
  name: string,
  region: Region,
  seat: readonly [number, number],
  label: readonly [number, number],
  features: { town?: string; port?: boolean; alps?: boolean },
  from: AreaSources,
): Area => ({
  name,
  region,
  seat,
  label,
  town: features.town ?? null,
  port: features.port ?? false,
  alps: features.alps ?? false,
  sources: from,
});

/** Every area by id. */
export const AREAS = {
  'transalpine-gaul': area(
    'Transalpine Gaul',
    'transalpine',
    [3.0, 43.18],
    [5.82, 44.02],
    { town: 'Narbo' },
    sources('rulebook', 'rulebook', 'rulebook', 'reconstruction'),
  ),
  germania: area(
    'Germania',
    'germania',
    [8.6, 50.3],
    [8.41, 52.01],
    {},
    sources('rulebook', 'rulebook', 'reconstruction', 'reconstruction'),
  ),
  britannia: area(
    'Britannia',
    'britannia',
    [1.08, 51.28],
    [-1.06, 51.91],
    { port: true },
    sources('rulebook', 'rulebook', 'reconstruction', 'rulebook'),
  ),
  menapi: area(
    'Menapi',
    'belgica',
    [5.0, 51.4],
    [5.7, 51.32],
    { port: true },
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  morini: area(
    'Morini',
    'belgica',
    [1.75, 50.73],
    [2.26, 50.59],
    { port: true },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  nervii: area(
    'Nervii',
    'belgica',
    [3.79, 50.3],
    [4.03, 50.36],
    {},
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  bellovaci: area(
    'Bellovaci',
    'belgica',
    [2.3, 49.6],
    [2.24, 49.61],
    {},
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  remi: area(
    'Remi',
    'belgica',
    [3.87, 49.4],
    [4.24, 49.3],
    { town: 'Bibrax' },
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  treveri: area(
    'Treveri',
    'belgica',
    [5.9, 49.6],
    [6.79, 49.88],
    {},
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  leuci: area(
    'Leuci',
    'belgica',
    [5.95, 48.68],
    [6.92, 48.59],
    {},
    sources('public', 'public', 'reconstruction', 'reconstruction'),
  ),
  helvetii: area(
    'Helvetii',
    'celtae',
    [7.04, 46.88],
    [7.79, 46.85],
    { alps: true },
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  sequani: area(
    'Sequani',
    'celtae',
    [6.02, 47.24],
    [5.86, 47.1],
    { town: 'Vesontio' },
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  allobroges: area(
    'Allobroges',
    'celtae',
    [4.92, 45.5],
    [5.35, 45.55],
    {},
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  aedui: area(
    'Aedui',
    'celtae',
    [4.03, 46.92],
    [4.27, 46.83],
    {},
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  boii: area(
    'Boii',
    'celtae',
    [3.1, 46.75],
    [3.07, 46.76],
    {},
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  mandubii: area(
    'Mandubii',
    'celtae',
    [4.5, 47.54],
    [5.16, 47.92],
    { town: 'Alesia' },
    sources('public', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  arverni: area(
    'Arverni',
    'celtae',
    [3.12, 45.71],
    [3.01, 45.25],
    { town: 'Gergovia' },
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  bituriges: area(
    'Bituriges',
    'celtae',
    [2.4, 47.08],
    [1.77, 46.91],
    { town: 'Avaricum' },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  senones: area(
    'Senones',
    'celtae',
    [3.28, 48.2],
    [3.41, 48.32],
    { town: 'Agedincum' },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  carnutes: area(
    'Carnutes',
    'celtae',
    [1.75, 48.0],
    [1.5, 48.19],
    { town: 'Cenabum' },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  esuvii: area(
    'Esuvii',
    'celtae',
    [0.17, 48.61],
    [0.04, 48.75],
    { port: true },
    sources('rulebook', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  veneti: area(
    'Veneti',
    'celtae',
    [-2.76, 47.66],
    [-2.33, 48.03],
    { port: true },
    sources('public', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  pictones: area(
    'Pictones',
    'celtae',
    [0.34, 46.58],
    [-0.13, 46.72],
    { port: true },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  santones: area(
    'Santones',
    'celtae',
    [-0.63, 45.74],
    [0.06, 45.59],
    { port: true },
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  volcae: area(
    'Volcae',
    'aquitania',
    [1.44, 43.6],
    [1.69, 43.61],
    {},
    sources('rulebook', 'reconstruction', 'rulebook', 'reconstruction'),
  ),
  vocates: area(
    'Vocates',
    'aquitania',
    [-0.21, 44.43],
    [0.02, 44.51],
    { port: true },
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
  tarbelli: area(
    'Tarbelli',
    'aquitania',
    [-1.05, 43.71],
    [-0.43, 43.45],
    {},
    sources('reconstruction', 'reconstruction', 'reconstruction', 'reconstruction'),
  ),
};

/** The id of an area. */
export type AreaId = keyof typeof AREAS;

/** A black border lets six units cross, a blue one two (5.2.1 E). */
export type BorderKind = 'black' | 'blue';

/** A border: its kind, where we know of it and of its kind from, and the river or range it follows. */
export interface Border extends Link<AreaId, BorderKind> {
  source: Source;
  kindSource: Source;
  feature: string | null;
}

const border = (
  a: AreaId,
  b: AreaId,
  kind: BorderKind,
  source: Source,
  kindSource: Source,
  feature: string | null = null,
): Border => ({ a, b, kind, source, kindSource, feature });

/** Every border. */
export const BORDERS: readonly Border[] = [
  border('aedui', 'allobroges', 'blue', 'reconstruction', 'reconstruction', 'Rhodanus'),
  border('aedui', 'arverni', 'black', 'reconstruction', 'reconstruction'),
  border('aedui', 'bituriges', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('aedui', 'boii', 'black', 'public', 'public'),
  border('aedui', 'mandubii', 'black', 'public', 'reconstruction'),
  border('aedui', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('aedui', 'sequani', 'blue', 'reconstruction', 'reconstruction', 'Arar'),
  border('allobroges', 'arverni', 'blue', 'reconstruction', 'reconstruction', 'Rhodanus'),
  border('allobroges', 'helvetii', 'black', 'rulebook', 'reconstruction'),
  border('allobroges', 'sequani', 'black', 'rulebook', 'rulebook'),
  border('allobroges', 'transalpine-gaul', 'black', 'rulebook', 'rulebook'),
  border('arverni', 'bituriges', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'boii', 'blue', 'reconstruction', 'reconstruction', 'Elaver'),
  border('arverni', 'pictones', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'santones', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'transalpine-gaul', 'blue', 'reconstruction', 'reconstruction', 'Cebenna'),
  border('arverni', 'volcae', 'blue', 'reconstruction', 'reconstruction', 'Cebenna'),
  border('bellovaci', 'carnutes', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bellovaci', 'esuvii', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bellovaci', 'morini', 'blue', 'reconstruction', 'reconstruction', 'Samara'),
  border('bellovaci', 'nervii', 'black', 'reconstruction', 'reconstruction'),
  border('bellovaci', 'remi', 'blue', 'reconstruction', 'reconstruction', 'Axona'),
  border('bellovaci', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bituriges', 'boii', 'black', 'reconstruction', 'reconstruction'),
  border('bituriges', 'carnutes', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('bituriges', 'pictones', 'black', 'reconstruction', 'reconstruction'),
  border('bituriges', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('carnutes', 'esuvii', 'black', 'reconstruction', 'reconstruction'),
  border('carnutes', 'pictones', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('carnutes', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('carnutes', 'veneti', 'black', 'reconstruction', 'reconstruction'),
  border('esuvii', 'veneti', 'black', 'reconstruction', 'reconstruction'),
  border('germania', 'helvetii', 'blue', 'reconstruction', 'reconstruction', 'Rhenus'),
  border('germania', 'leuci', 'blue', 'public', 'reconstruction', 'Rhenus'),
  border('germania', 'menapi', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'sequani', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'treveri', 'blue', 'public', 'reconstruction', 'Rhenus'),
  border('helvetii', 'sequani', 'blue', 'rulebook', 'reconstruction', 'Iura'),
  border('helvetii', 'transalpine-gaul', 'blue', 'rulebook', 'rulebook', 'Alpes'),
  border('leuci', 'mandubii', 'black', 'public', 'public'),
  border('leuci', 'sequani', 'black', 'reconstruction', 'reconstruction'),
  border('leuci', 'treveri', 'black', 'public', 'public'),
  border('mandubii', 'remi', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'sequani', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'treveri', 'black', 'public', 'reconstruction'),
  border('menapi', 'morini', 'black', 'reconstruction', 'reconstruction'),
  border('menapi', 'nervii', 'blue', 'reconstruction', 'reconstruction', 'Scaldis'),
  border('menapi', 'treveri', 'black', 'rulebook', 'reconstruction'),
  border('morini', 'nervii', 'black', 'reconstruction', 'reconstruction'),
  border('nervii', 'remi', 'black', 'reconstruction', 'reconstruction'),
  border('nervii', 'treveri', 'blue', 'reconstruction', 'reconstruction', 'Arduenna silva'),
  border('pictones', 'santones', 'black', 'reconstruction', 'reconstruction'),
  border('pictones', 'veneti', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('remi', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Matrona'),
  border('remi', 'treveri', 'black', 'rulebook', 'reconstruction'),
  border('santones', 'vocates', 'blue', 'reconstruction', 'reconstruction', 'Garumna'),
  border('santones', 'volcae', 'blue', 'reconstruction', 'reconstruction', 'Duranius'),
  border('tarbelli', 'vocates', 'black', 'reconstruction', 'reconstruction'),
  border('tarbelli', 'volcae', 'black', 'reconstruction', 'reconstruction'),
  border('transalpine-gaul', 'volcae', 'black', 'reconstruction', 'reconstruction'),
  border('vocates', 'volcae', 'black', 'reconstruction', 'reconstruction'),
];

/** Every area, in the order of the map. */
export const AREA_IDS: readonly AreaId[] = areaIds();
/** The borders of every area. */
export const EXITS = exitsOf<AreaId, BorderKind>(AREA_IDS, BORDERS);
/** The areas with a port. */
export const PORTS: readonly AreaId[] = AREA_IDS.filter((id) => AREAS[id].port);
/** The Roman home area (2.1). */
export const ROMAN_HOME: AreaId = 'transalpine-gaul';
/** The Barbarian home area (2.1). */
export const GERMAN_HOME: AreaId = 'germania';
/** The box beside the map from which legions enter Transalpine Gaul (5.2.1 E). */
export const OFF_MAP = 'off-map';
/** Where a unit in play is. */
export type Place = AreaId | typeof OFF_MAP;

const LIMITS: Record<BorderKind, number> = { black: 6, blue: 2 };
const KINDS = recordOf(AREA_IDS, (id) => Object.fromEntries(EXITS[id].map(({ to, kind }) => [to, kind])));
const KEYS = recordOf(AREA_IDS, (id) => Object.fromEntries(EXITS[id].map(({ to, key }) => [to, key])));

/** Says whether a word is the id of an area. */
export function isArea(word: string): word is AreaId {
  return word in EXITS;
}

/** Returns the kind of the border between two areas, or undefined when they are not adjacent. */
export function borderBetween(a: AreaId, b: AreaId): BorderKind | undefined {
  return KINDS[a][b];
}

/** Returns the name of a border, the same from both sides, for counting who crosses it. */
export function borderKey(a: AreaId, b: AreaId): string {
  return KEYS[a][b] ?? linkKey(a, b);
}

/** Returns how many of a player's units may cross a border of this kind (5.2.1 E). */
export function borderLimit(kind: BorderKind): number {
  return LIMITS[kind];
}

/** Says whether two areas lie on opposite banks of the Rhine, which bounds Germania (5.2.2 B). */
export function isRhine(a: Place, b: Place): boolean {
  return a === GERMAN_HOME || b === GERMAN_HOME;
}

/** Returns the name of a place. */
export function placeName(place: Place): string {
  return place === OFF_MAP ? 'the Roman Off Map Area' : AREAS[place].name;
}

function areaIds(): AreaId[] {
  return Object.keys(AREAS).filter((id): id is AreaId => id in AREAS);
}
