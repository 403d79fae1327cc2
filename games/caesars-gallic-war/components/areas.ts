/*
 * The areas of the map (2.1): 24 tribes of Gaul, Britannia, Germania and Transalpine Gaul.
 *
 * The rules text names 16 areas and settles what its examples need. The published map was not at hand: what else
 * stands here is public knowledge or our reconstruction, consistent with every rule and example, and says so by its
 * source. Longitudes and latitudes are for drawing only.
 */
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

/** Every area, in the order of the map. */
export const AREA_IDS: readonly AreaId[] = Object.keys(AREAS).filter(isArea);
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

const INDEX: Record<string, number | undefined> = Object.assign(
  Object.create(null),
  Object.fromEntries([...AREA_IDS, OFF_MAP].map((id, index) => [id, index])),
);
/** How many places there are. */
export const PLACES = AREA_IDS.length + 1;

/** Says whether a word is the id of an area. */
export function isArea(word: string): word is AreaId {
  return Object.hasOwn(AREAS, word);
}

/** Returns the number of a place, from 0 to {@link PLACES} - 1. */
export function placeIndex(place: Place): number {
  return INDEX[place] ?? 0;
}

/** Returns the name of a place. */
export function placeName(place: Place): string {
  return place === OFF_MAP ? 'the Roman Off Map Area' : AREAS[place].name;
}
