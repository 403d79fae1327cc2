/* The areas of the map (2.1): 24 tribes of Gaul, Britannia, Germania and Transalpine Gaul. */
import type { Source } from '../../kit/components/contents';

export type { Source } from '../../kit/components/contents';

/** Every area, in the order of the map. */
export const AREA_IDS = [
  'transalpine-gaul',
  'germania',
  'britannia',
  'menapi',
  'atrebates',
  'bellovaci',
  'remi',
  'treveri',
  'leuci',
  'helvetii',
  'sequani',
  'allobroges',
  'aedui',
  'boii',
  'mandubii',
  'arverni',
  'bituriges',
  'carnutes',
  'esuvii',
  'andes',
  'veneti',
  'pictones',
  'santones',
  'cadurci',
  'volcae',
  'tolosates',
  'tarbelli',
] as const;

/** The id of an area. */
export type AreaId = (typeof AREA_IDS)[number];

/** The parts of the map by colour (2.1). */
export type Region = 'belgica' | 'celtae' | 'aquitania' | 'britannia' | 'germania' | 'transalpine';

/** Where the parts of an area's description come from; of its town, that it has one or none. */
export interface AreaSources {
  /** That of its name. */
  name: Source;
  /** That of the part of the map it belongs to. */
  region: Source;
  /** That of its town. */
  town: Source;
  /** That of its port. */
  port: Source;
}

/** An area (2.1): its seat and the point of its label in degrees [longitude, latitude], and its features. */
export interface Area {
  /** Its id. */
  id: AreaId;
  /** As players call it. */
  name: string;
  /** The part of the map it belongs to. */
  region: Region;
  /** Where its units stand, as `[longitude, latitude]` in degrees. */
  seat: readonly [number, number];
  /** Where its name stands, as `[longitude, latitude]` in degrees. */
  label: readonly [number, number];
  /** The name of its fortified town, or null when it has none. */
  town: string | null;
  /** Whether it has a port. */
  port: boolean;
  /** Whether it lies in the Alps. */
  alps: boolean;
  /** Where its parts are known from. */
  sources: AreaSources;
}

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
  return word !== OFF_MAP && INDEX[word] !== undefined;
}

/** Returns the number of a place, from 0 to {@link PLACES} - 1. */
export function placeIndex(place: Place): number {
  return INDEX[place] ?? 0;
}
