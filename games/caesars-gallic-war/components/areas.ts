/*
 * The areas of the map (2.1): 24 tribes of Gaul, Britannia, Germania and Transalpine Gaul.
 *
 * The rules text names 16 areas and settles what its examples need. The map of this edition was not at hand: what else
 * stands here follows the data the designer published for the second edition, or other public material, where no rule
 * or example speaks against it, and says so by its source. Longitudes and latitudes are for drawing only.
 */
import type { Source } from '../../kit/components/contents';

export type { Source } from '../../kit/components/contents';

/** The parts of the map by colour (2.1). */
export type Region = 'belgica' | 'celtae' | 'aquitania' | 'britannia' | 'germania' | 'transalpine';

/** Where the parts of an area's description come from; of its town, that it has one or none. */
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
    [5.82, 44.07],
    { town: 'Narbo' },
    sources('rulebook', 'rulebook', 'rulebook', 'designer-2e'),
  ),
  germania: area(
    'Germania',
    'germania',
    [8.6, 50.3],
    [8.52, 52.1],
    {},
    sources('rulebook', 'rulebook', 'designer-2e', 'designer-2e'),
  ),
  britannia: area(
    'Britannia',
    'britannia',
    [1.08, 51.28],
    [-1.2, 51.95],
    { port: true },
    sources('rulebook', 'rulebook', 'designer-2e', 'rulebook'),
  ),
  menapi: area(
    'Menapi',
    'belgica',
    [5.0, 51.4],
    [4.47, 51.16],
    {},
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  atrebates: area(
    'Atrebates',
    'belgica',
    [2.78, 50.29],
    [2.29, 50.52],
    { port: true },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  bellovaci: area(
    'Bellovaci',
    'belgica',
    [2.3, 49.6],
    [1.6, 49.65],
    { town: 'Bratuspantium', port: true },
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  remi: area(
    'Remi',
    'belgica',
    [4.03, 49.25],
    [4.05, 49.57],
    {},
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  treveri: area(
    'Treveri',
    'belgica',
    [5.9, 49.6],
    [6.4, 50.08],
    {},
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  leuci: area(
    'Leuci',
    'belgica',
    [5.95, 48.68],
    [6.7, 48.6],
    {},
    sources('public', 'public', 'designer-2e', 'designer-2e'),
  ),
  helvetii: area(
    'Helvetii',
    'celtae',
    [7.04, 46.88],
    [7.77, 46.9],
    { alps: true },
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  sequani: area(
    'Sequani',
    'celtae',
    [6.02, 47.24],
    [6.49, 47.51],
    { town: 'Vesontio' },
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  allobroges: area(
    'Allobroges',
    'celtae',
    [4.92, 45.5],
    [5.56, 45.66],
    {},
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  aedui: area(
    'Aedui',
    'celtae',
    [4.03, 46.92],
    [4.3, 46.7],
    {},
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  boii: area(
    'Boii',
    'celtae',
    [3.65, 46.2],
    [4.09, 45.58],
    {},
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  mandubii: area(
    'Mandubii',
    'celtae',
    [4.5, 47.54],
    [3.54, 48.06],
    { town: 'Alesia' },
    sources('public', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  arverni: area(
    'Arverni',
    'celtae',
    [3.12, 45.71],
    [2.81, 45.34],
    { town: 'Gergovia' },
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  bituriges: area(
    'Bituriges',
    'celtae',
    [2.4, 47.08],
    [1.93, 46.76],
    { town: 'Avaricum' },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  carnutes: area(
    'Carnutes',
    'celtae',
    [1.75, 48.0],
    [1.09, 47.75],
    { town: 'Cenabum' },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  esuvii: area(
    'Esuvii',
    'celtae',
    [0.17, 48.61],
    [0.33, 48.87],
    { port: true },
    sources('rulebook', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  andes: area(
    'Andes',
    'celtae',
    [-0.55, 47.47],
    [-0.46, 47.94],
    { port: true },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  veneti: area(
    'Veneti',
    'celtae',
    [-2.76, 47.66],
    [-2.14, 48.03],
    { port: true },
    sources('public', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  pictones: area(
    'Pictones',
    'celtae',
    [0.34, 46.58],
    [-0.3, 46.76],
    { port: true },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  santones: area(
    'Santones',
    'celtae',
    [-0.63, 45.74],
    [0.09, 45.48],
    { port: true },
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  cadurci: area(
    'Cadurci',
    'celtae',
    [1.6, 44.9],
    [1.22, 44.56],
    { town: 'Uxellodunum' },
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  volcae: area(
    'Volcae',
    'celtae',
    [2.35, 43.21],
    [2.78, 44.1],
    {},
    sources('rulebook', 'designer-2e', 'rulebook', 'designer-2e'),
  ),
  tolosates: area(
    'Tolosates',
    'aquitania',
    [1.44, 43.6],
    [1.12, 43.4],
    {},
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
  ),
  tarbelli: area(
    'Tarbelli',
    'aquitania',
    [-1.05, 43.71],
    [-0.46, 43.59],
    {},
    sources('designer-2e', 'designer-2e', 'designer-2e', 'designer-2e'),
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
