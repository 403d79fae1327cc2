/* The map (4.0) as the rules know it: 67 cities, nine seas (4.1) and the kinds of ways between them (4.3). */

/** Every city, in alphabetical order. */
export const CITY_IDS = [
  'aenos',
  'aleria',
  'alexandria',
  'ambracia',
  'ancyra',
  'antioch',
  'appia',
  'aquileia',
  'asculum',
  'asturica',
  'athena',
  'badias',
  'bilbilis',
  'brundisium',
  'burdigala',
  'byzantium',
  'caralis',
  'carthago-nova',
  'catabathmus',
  'cenabum',
  'corduba',
  'creta',
  'cyrene',
  'damascus',
  'dyrrachium',
  'emerita',
  'ephesus',
  'eusebia',
  'gades',
  'genua',
  'iomnium',
  'jerusalem',
  'lilybaeum',
  'lugdunum',
  'massilia',
  'memphis',
  'messana',
  'narbo',
  'neapolis',
  'nicomedia',
  'olisipo',
  'pelusium',
  'perga',
  'pergamum',
  'portus',
  'pylos',
  'ravenna',
  'rhegium',
  'rome',
  'sala',
  'salamis',
  'salone',
  'serdica',
  'siga',
  'sinope',
  'sipontum',
  'sirmium',
  'syracuse',
  'tacape',
  'tarraco',
  'tarsus',
  'thessalonika',
  'thubactus',
  'tingis',
  'toletum',
  'treveri',
  'utica',
] as const;
/** Every sea. */
export const SEA_IDS = [
  'aegaeum',
  'egypticum',
  'hadriaticum',
  'hispanum',
  'internum',
  'tyrrhenum',
  'atlanticus',
  'pontus-euxinus',
  'propontis',
] as const;

/** A city (4.2). */
export type CityId = (typeof CITY_IDS)[number];
/** A sea (4.4). */
export type SeaId = (typeof SEA_IDS)[number];
/** Where a block may stand on the map. */
export type PlaceId = CityId | SeaId;

/** Two classes of road (4.31), the straits (4.32), and the sea borders that Navis use (4.42). */
export type LinkKind = 'major' | 'minor' | 'strait' | 'sea';

/** Every city and sea. */
export const PLACE_IDS: readonly PlaceId[] = [...CITY_IDS, ...SEA_IDS];
const INDEX: Record<string, number | undefined> = Object.assign(
  Object.create(null),
  Object.fromEntries(PLACE_IDS.map((id, index) => [id, index])),
);

/** Says whether a place is a sea. */
export function isSea(place: string): place is SeaId {
  const index = INDEX[place];
  return index !== undefined && index >= CITY_IDS.length;
}

/** Says whether a place is a city. */
export function isCity(place: string): place is CityId {
  const index = INDEX[place];
  return index !== undefined && index < CITY_IDS.length;
}

/** Says whether something is a place of the map, and not a shelf off it. */
export function isPlace(place: string): place is PlaceId {
  return INDEX[place] !== undefined;
}

/** Returns where a place stands in {@link PLACE_IDS}; undefined for a shelf off the map. */
export function placeIndex(place: PlaceId): number;
export function placeIndex(place: string): number | undefined;
export function placeIndex(place: string): number | undefined {
  return INDEX[place];
}
