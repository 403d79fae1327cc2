/*
 * The map (4.0): 67 cities, nine seas (4.1) and the ways between them (4.3).
 *
 * Ports, major ports, islands and city values are the rulebook's. Roads and their classes are not listed there; they
 * were transcribed from the published map. Longitudes and latitudes are those of the ancient sites, for drawing only.
 */
import { exitsOf, type Link } from '../../kit/graph';
import { recordOf } from '../../kit/record';

/** A city: where it lies (degrees), its Victory Points (4.2) and whether it is a major port (4.42). */
export interface City {
  name: string;
  lon: number;
  lat: number;
  value: 0 | 1 | 2;
  majorPort: boolean;
}

/** A sea (4.4): its name and the point its label stands on (degrees). */
export interface Sea {
  name: string;
  lon: number;
  lat: number;
}

const city = (name: string, lon: number, lat: number, value: 0 | 1 | 2 = 0): City => ({
  name,
  lon,
  lat,
  value,
  majorPort: false,
});
const majorPort = (name: string, lon: number, lat: number, value: 0 | 1 | 2 = 0): City => ({
  ...city(name, lon, lat, value),
  majorPort: true,
});
const sea = (name: string, lon: number, lat: number): Sea => ({ name, lon, lat });

export const CITIES = {
  aenos: city('Aenos', 26.08, 40.72),
  aleria: city('Aleria', 9.51, 42.1),
  alexandria: majorPort('Alexandria', 29.9, 31.2, 2),
  ambracia: city('Ambracia', 20.98, 39.16),
  ancyra: city('Ancyra', 32.86, 39.94),
  antioch: city('Antioch', 36.17, 36.2, 1),
  appia: city('Appia', 29.98, 39.03),
  aquileia: city('Aquileia', 13.37, 45.77),
  asculum: city('Asculum', 13.57, 42.85),
  asturica: city('Asturica', -6.06, 42.46),
  athena: majorPort('Athena', 23.73, 37.97, 1),
  badias: city('Badias', 6.7, 34.82),
  bilbilis: city('Bilbilis', -1.61, 41.38),
  brundisium: city('Brundisium', 17.94, 40.64),
  burdigala: city('Burdigala', -0.58, 44.84),
  byzantium: city('Byzantium', 28.98, 41.01, 1),
  caralis: city('Caralis', 9.12, 39.22),
  'carthago-nova': majorPort('Carthago Nova', -0.98, 37.6, 1),
  catabathmus: city('Catabathmus', 25.17, 31.57),
  cenabum: city('Cenabum', 1.91, 47.9),
  corduba: city('Corduba', -4.78, 37.88),
  creta: majorPort('Creta', 24.95, 35.06),
  cyrene: city('Cyrene', 21.86, 32.82),
  damascus: city('Damascus', 36.31, 33.51),
  dyrrachium: city('Dyrrachium', 19.44, 41.32),
  emerita: city('Emerita', -6.34, 38.92),
  ephesus: majorPort('Ephesus', 27.34, 37.94, 1),
  eusebia: city('Eusebia', 35.48, 38.72),
  gades: city('Gades', -6.29, 36.53),
  genua: city('Genua', 8.93, 44.41),
  iomnium: city('Iomnium', 4.12, 36.89),
  jerusalem: city('Jerusalem', 35.23, 31.78),
  lilybaeum: city('Lilybaeum', 12.44, 37.8),
  lugdunum: city('Lugdunum', 4.82, 45.76),
  massilia: majorPort('Massilia', 5.37, 43.3, 1),
  memphis: city('Memphis', 31.25, 29.85),
  messana: city('Messana', 15.55, 38.19),
  narbo: city('Narbo', 3, 43.18),
  neapolis: majorPort('Neapolis', 14.25, 40.85),
  nicomedia: city('Nicomedia', 29.92, 40.77),
  olisipo: city('Olisipo', -9.14, 38.71),
  pelusium: city('Pelusium', 32.55, 31.04),
  perga: city('Perga', 30.85, 36.96),
  pergamum: city('Pergamum', 27.18, 39.13),
  portus: city('Portus', -8.61, 41.14),
  pylos: city('Pylos', 21.7, 36.91),
  ravenna: majorPort('Ravenna', 12.2, 44.42),
  rhegium: city('Rhegium', 15.65, 38.11),
  rome: city('Rome', 12.48, 41.89, 2),
  sala: city('Sala', -6.82, 34.01),
  salamis: majorPort('Salamis', 33.9, 35.18),
  salone: city('Salone', 16.48, 43.54),
  serdica: city('Serdica', 23.32, 42.7),
  siga: city('Siga', -1.43, 35.27),
  sinope: city('Sinope', 35.15, 42.03),
  sipontum: city('Sipontum', 15.9, 41.61),
  sirmium: city('Sirmium', 19.61, 44.97),
  syracuse: majorPort('Syracuse', 15.29, 37.06, 1),
  tacape: city('Tacape', 10.1, 33.88),
  tarraco: city('Tarraco', 1.25, 41.12, 1),
  tarsus: city('Tarsus', 34.89, 36.92),
  thessalonika: city('Thessalonika', 22.94, 40.64),
  thubactus: city('Thubactus', 15.09, 32.38),
  tingis: city('Tingis', -5.81, 35.78),
  toletum: city('Toletum', -4.02, 39.86),
  treveri: city('Treveri', 6.64, 49.75),
  utica: majorPort('Utica', 10.06, 37.06, 1),
} satisfies Record<string, City>;

export const SEAS = {
  aegaeum: sea('Mare Aegaeum', 25.2, 38.6),
  egypticum: sea('Mare Egypticum', 30, 33.8),
  hadriaticum: sea('Mare Hadriaticum', 16.2, 42.6),
  hispanum: sea('Mare Hispanum', 4.5, 39.6),
  internum: sea('Mare Internum', 18.5, 35.2),
  tyrrhenum: sea('Mare Tyrrhenum', 12.2, 39.6),
  atlanticus: sea('Oceanus Atlanticus', -9.5, 35.5),
  'pontus-euxinus': sea('Pontus Euxinus', 32.5, 43),
  propontis: sea('Propontis', 28.2, 40.7),
} satisfies Record<string, Sea>;

/** A city (4.2). */
export type CityId = keyof typeof CITIES;
/** A sea (4.4). */
export type SeaId = keyof typeof SEAS;
/** Where a block may stand on the map. */
export type PlaceId = CityId | SeaId;

/** Two classes of road (4.31), the four straits (4.32), and the sea borders that Navis use (4.42). */
export type LinkKind = 'major' | 'minor' | 'strait' | 'sea';

const links = <A extends PlaceId, B extends PlaceId>(
  kind: LinkKind,
  pairs: [A, B][],
): Link<PlaceId, LinkKind>[] => pairs.map(([a, b]) => ({ a, b, kind }));

/** The ports of each sea (4.42 sidebar). */
export const PORTS: Record<SeaId, readonly CityId[]> = {
  aegaeum: ['aenos', 'athena', 'creta', 'ephesus', 'thessalonika'],
  egypticum: ['alexandria', 'antioch', 'catabathmus', 'creta', 'pelusium', 'perga', 'salamis', 'tarsus'],
  hadriaticum: ['aquileia', 'brundisium', 'dyrrachium', 'ravenna', 'salone', 'sipontum'],
  hispanum: [
    'caralis',
    'carthago-nova',
    'genua',
    'iomnium',
    'massilia',
    'narbo',
    'siga',
    'tarraco',
    'tingis',
    'utica',
  ],
  internum: [
    'ambracia',
    'brundisium',
    'creta',
    'cyrene',
    'lilybaeum',
    'messana',
    'pylos',
    'rhegium',
    'syracuse',
    'tacape',
    'thubactus',
    'utica',
  ],
  tyrrhenum: ['aleria', 'caralis', 'genua', 'lilybaeum', 'messana', 'neapolis', 'rhegium', 'rome', 'utica'],
  atlanticus: ['burdigala', 'gades', 'olisipo', 'portus', 'sala', 'tingis'],
  'pontus-euxinus': ['byzantium', 'sinope'],
  propontis: ['byzantium', 'nicomedia'],
};

export const LINKS: readonly Link<PlaceId, LinkKind>[] = [
  ...links('major', [
    ['aenos', 'byzantium'],
    ['aenos', 'thessalonika'],
    ['alexandria', 'catabathmus'],
    ['alexandria', 'memphis'],
    ['ancyra', 'appia'],
    ['ancyra', 'eusebia'],
    ['ancyra', 'nicomedia'],
    ['antioch', 'damascus'],
    ['antioch', 'tarsus'],
    ['appia', 'ephesus'],
    ['aquileia', 'ravenna'],
    ['aquileia', 'salone'],
    ['aquileia', 'sirmium'],
    ['asculum', 'ravenna'],
    ['athena', 'thessalonika'],
    ['badias', 'utica'],
    ['bilbilis', 'burdigala'],
    ['bilbilis', 'toletum'],
    ['brundisium', 'neapolis'],
    ['burdigala', 'narbo'],
    ['carthago-nova', 'corduba'],
    ['carthago-nova', 'tarraco'],
    ['catabathmus', 'cyrene'],
    ['cenabum', 'lugdunum'],
    ['corduba', 'gades'],
    ['corduba', 'toletum'],
    ['damascus', 'jerusalem'],
    ['dyrrachium', 'thessalonika'],
    ['eusebia', 'tarsus'],
    ['genua', 'massilia'],
    ['genua', 'ravenna'],
    ['genua', 'rome'],
    ['iomnium', 'utica'],
    ['jerusalem', 'pelusium'],
    ['lugdunum', 'massilia'],
    ['massilia', 'narbo'],
    ['memphis', 'pelusium'],
    ['narbo', 'tarraco'],
    ['neapolis', 'rhegium'],
    ['neapolis', 'rome'],
    ['serdica', 'sirmium'],
    ['serdica', 'thessalonika'],
    ['tacape', 'utica'],
  ]),
  ...links('minor', [
    ['aenos', 'serdica'],
    ['alexandria', 'pelusium'],
    ['ambracia', 'athena'],
    ['ambracia', 'dyrrachium'],
    ['ancyra', 'sinope'],
    ['appia', 'nicomedia'],
    ['appia', 'perga'],
    ['asculum', 'rome'],
    ['asculum', 'sipontum'],
    ['asturica', 'bilbilis'],
    ['asturica', 'emerita'],
    ['asturica', 'portus'],
    ['asturica', 'toletum'],
    ['athena', 'pylos'],
    ['badias', 'iomnium'],
    ['badias', 'tacape'],
    ['bilbilis', 'tarraco'],
    ['brundisium', 'sipontum'],
    ['burdigala', 'cenabum'],
    ['carthago-nova', 'gades'],
    ['carthago-nova', 'toletum'],
    ['cenabum', 'treveri'],
    ['cyrene', 'thubactus'],
    ['dyrrachium', 'salone'],
    ['emerita', 'gades'],
    ['emerita', 'olisipo'],
    ['ephesus', 'perga'],
    ['ephesus', 'pergamum'],
    ['eusebia', 'sinope'],
    ['gades', 'olisipo'],
    ['genua', 'lugdunum'],
    ['iomnium', 'siga'],
    ['lilybaeum', 'messana'],
    ['lilybaeum', 'syracuse'],
    ['lugdunum', 'treveri'],
    ['messana', 'syracuse'],
    ['neapolis', 'sipontum'],
    ['nicomedia', 'pergamum'],
    ['nicomedia', 'sinope'],
    ['olisipo', 'portus'],
    ['perga', 'tarsus'],
    ['ravenna', 'rome'],
    ['sala', 'siga'],
    ['sala', 'tingis'],
    ['salone', 'sirmium'],
    ['siga', 'tingis'],
    ['tacape', 'thubactus'],
  ]),
  ...links('strait', [
    ['aenos', 'pergamum'],
    ['byzantium', 'nicomedia'],
    ['gades', 'tingis'],
    ['messana', 'rhegium'],
  ]),
  ...links('sea', [
    ['aegaeum', 'egypticum'],
    ['aegaeum', 'internum'],
    ['aegaeum', 'propontis'],
    ['atlanticus', 'hispanum'],
    ['egypticum', 'internum'],
    ['hadriaticum', 'internum'],
    ['hispanum', 'tyrrhenum'],
    ['internum', 'tyrrhenum'],
    ['pontus-euxinus', 'propontis'],
  ]),
  ...seaIds().flatMap((id) =>
    links(
      'sea',
      PORTS[id].map((port) => [id, port]),
    ),
  ),
];

/** The names of the straits (4.32), by the two cities they part. */
export const STRAITS = {
  'aenos|pergamum': 'Hellespontus',
  'byzantium|nicomedia': 'Bosphorus',
  'gades|tingis': 'Herculeum',
  'messana|rhegium': 'Messana',
} as const;

/** The islands that can be played on (4.41) and their cities. */
export const ISLANDS: Record<string, readonly CityId[]> = {
  Corsica: ['aleria'],
  Sardinia: ['caralis'],
  Sicilia: ['lilybaeum', 'messana', 'syracuse'],
  Creta: ['creta'],
  Cyprus: ['salamis'],
};

/** Every city, in alphabetical order. */
export const CITY_IDS: readonly CityId[] = cityIds();
/** Every sea. */
export const SEA_IDS: readonly SeaId[] = seaIds();
/** Every city and sea. */
export const PLACE_IDS: readonly PlaceId[] = [...CITY_IDS, ...SEA_IDS];
const INDEX: Record<string, number | undefined> = Object.assign(
  Object.create(null),
  Object.fromEntries(PLACE_IDS.map((id, index) => [id, index])),
);
/** The ways out of every place. */
export const EXITS = exitsOf<PlaceId, LinkKind>(PLACE_IDS, LINKS);

const SEAS_NEXT_TO = recordOf(PLACE_IDS, (id) => EXITS[id].map(({ to }) => to).filter(isSea));

/** Says whether a place is a sea. */
export function isSea(place: string): place is SeaId {
  return place in SEAS;
}

/** Says whether a place is a city. */
export function isCity(place: string): place is CityId {
  return place in CITIES;
}

/** Says whether something is a place of the map, and not a shelf off it. */
export function isPlace(place: string): place is PlaceId {
  return INDEX[place] !== undefined;
}

/** Returns the seas next to a port or a sea; a city without a port has none (4.42). */
export function seasNextTo(place: PlaceId): readonly SeaId[] {
  return SEAS_NEXT_TO[place];
}

/** Says whether Navis can be built in a city (3.26). */
export function isMajorPort(id: CityId): boolean {
  return CITIES[id].majorPort;
}

/** Returns a city's Victory Points, 0 to 2 (4.2). */
export function cityValue(id: CityId): number {
  return CITIES[id].value;
}

/** Returns the name printed on the map. */
export function placeName(place: PlaceId): string {
  return isSea(place) ? SEAS[place].name : CITIES[place].name;
}

/** Returns where a place stands in {@link PLACE_IDS}; undefined for a shelf off the map. */
export function placeIndex(place: PlaceId): number;
export function placeIndex(place: string): number | undefined;
export function placeIndex(place: string): number | undefined {
  return INDEX[place];
}

/** Returns the class of the way between two places, or undefined when they are not adjacent. */
export function linkBetween(a: PlaceId, b: PlaceId): LinkKind | undefined {
  return EXITS[a].find(({ to }) => to === b)?.kind;
}

function cityIds(): CityId[] {
  return Object.keys(CITIES).filter(isCity);
}

function seaIds(): SeaId[] {
  return Object.keys(SEAS).filter(isSea);
}
