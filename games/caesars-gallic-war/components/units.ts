/*
 * The 60 units (2.2). Legions, Germans, cavalry and what the examples say of tribes are the rulebook's. The ratings of
 * the Gallic leaders are those of the designer's second edition. The number of blocks of many tribes and the ratings of
 * most are reconstructions: where both are known, a tribe has as many blocks as its card has Action Points, and public
 * reviews call the blocks homogeneous.
 */
import { AREAS, type AreaId, type Source } from './areas';

/** What a unit stands for; there is cavalry by option only (9.4). */
export type UnitKind = 'legion' | 'cavalry' | 'infantry' | 'leader' | 'minor-leader' | 'tribe';

/** The colour of a block, which both players see from behind (2.2). */
export type Colour = 'black' | 'blue' | 'grey' | 'green';

/** When a unit takes its battle action (5.2.2). */
export type Initiative = 'A' | 'B' | 'C';

/** The label of a unit (2.2). */
export interface UnitFace {
  name: string;
  kind: UnitKind;
  colour: Colour;
  initiative: Initiative;
  /** The highest roll that hits. */
  rating: number;
  /** The strength of the unit when it is unhurt. */
  full: number;
  /** Where it returns at the end of a turn; the Gallic leaders' homes are part of the state. */
  home: AreaId | null;
  /** Where its ratings and strength are known from. */
  source: Source;
}

/** The order of battle actions (5.2.2). */
export const INITIATIVES: readonly Initiative[] = ['A', 'B', 'C'];

const legion = (number: string): UnitFace => ({
  name: `Legion ${number}`,
  kind: 'legion',
  colour: 'black',
  initiative: 'A',
  rating: 2,
  full: 4,
  home: 'transalpine-gaul',
  source: 'rulebook',
});

const german = (
  name: string,
  kind: UnitKind,
  initiative: Initiative,
  rating: number,
  full: number,
): UnitFace => ({
  name,
  kind,
  colour: 'blue',
  initiative,
  rating,
  full,
  home: 'germania',
  source: 'rulebook',
});

const gallicLeader = (
  name: string,
  kind: UnitKind,
  colour: Colour,
  rating: number,
  full: number,
): UnitFace => ({
  name,
  kind,
  colour,
  initiative: 'B',
  rating,
  full,
  home: null,
  source: 'designer-2e',
});

/** A tribe: how many blocks it has, their colour, and where their number is known from. */
export interface Tribe {
  count: number;
  colour: Colour;
  source: Source;
}

const tribe = (count: number, colour: Colour, source: Source): Tribe => ({ count, colour, source });

/** Every tribe by its home area (2.1). */
export const TRIBES = {
  britannia: tribe(2, 'grey', 'designer-2e'),
  menapi: tribe(1, 'green', 'rulebook'),
  atrebates: tribe(1, 'green', 'reconstruction'),
  bellovaci: tribe(3, 'green', 'reconstruction'),
  remi: tribe(1, 'green', 'reconstruction'),
  treveri: tribe(2, 'green', 'public'),
  leuci: tribe(1, 'green', 'reconstruction'),
  helvetii: tribe(3, 'grey', 'rulebook'),
  sequani: tribe(2, 'grey', 'rulebook'),
  allobroges: tribe(2, 'grey', 'rulebook'),
  aedui: tribe(2, 'grey', 'public'),
  boii: tribe(2, 'grey', 'designer-2e'),
  mandubii: tribe(2, 'grey', 'public'),
  arverni: tribe(2, 'grey', 'rulebook'),
  bituriges: tribe(2, 'grey', 'designer-2e'),
  carnutes: tribe(1, 'grey', 'reconstruction'),
  esuvii: tribe(1, 'grey', 'reconstruction'),
  andes: tribe(2, 'grey', 'designer-2e'),
  veneti: tribe(1, 'grey', 'reconstruction'),
  pictones: tribe(1, 'grey', 'reconstruction'),
  santones: tribe(2, 'grey', 'public'),
  cadurci: tribe(2, 'grey', 'designer-2e'),
  volcae: tribe(1, 'grey', 'reconstruction'),
  tolosates: tribe(1, 'green', 'reconstruction'),
  tarbelli: tribe(1, 'green', 'reconstruction'),
} satisfies Partial<Record<AreaId, Tribe>>;

/** A tribe is called after its home area (2.1). */
export type TribeId = keyof typeof TRIBES;

/** The tribes whose ratings and strength the examples of the rules show. */
const KNOWN_TRIBES: readonly string[] = ['helvetii', 'sequani', 'menapi'];

/** The unit of Julius Caesar, the Tenth Legion (7.1). */
export const CAESAR = 'legion-x';
export const ARIOVISTUS = 'ariovistus';
export const VERCINGETORIX = 'vercingetorix';
export const ROMAN_CAVALRY = 'roman-cavalry';
export const GERMAN_CAVALRY = 'german-cavalry';

/** Every unit by id. */
export const UNITS: Readonly<Record<string, UnitFace>> = {
  'legion-vii': legion('VII'),
  'legion-viii': legion('VIII'),
  'legion-ix': legion('IX'),
  'legion-x': { ...legion('X'), name: 'Caesar (Legion X)' },
  'legion-xi': legion('XI'),
  'legion-xii': legion('XII'),
  'legion-xiii': legion('XIII'),
  'legion-xiv': legion('XIV'),
  'legion-i': legion('I'),
  'legion-xv': legion('XV'),
  'roman-cavalry': { ...legion(''), name: 'Roman cavalry', kind: 'cavalry', full: 2 },
  ariovistus: german('Ariovistus', 'leader', 'B', 3, 3),
  'german-1': german('German infantry 1', 'infantry', 'B', 2, 3),
  'german-2': german('German infantry 2', 'infantry', 'B', 2, 3),
  'german-3': german('German infantry 3', 'infantry', 'B', 2, 3),
  'german-cavalry': german('German cavalry', 'cavalry', 'A', 2, 2),
  vercingetorix: gallicLeader('Vercingetorix', 'leader', 'grey', 3, 4),
  dumnorix: gallicLeader('Dumnorix', 'minor-leader', 'grey', 2, 3),
  ambiorix: gallicLeader('Ambiorix', 'minor-leader', 'green', 2, 3),
  ...tribalUnits(),
};

/** The legions that start in Transalpine Gaul (3.0). */
export const FIRST_LEGIONS: readonly string[] = [
  'legion-vii',
  'legion-viii',
  'legion-ix',
  'legion-x',
  'legion-xi',
  'legion-xii',
];

/** The Germans that start in Germania (3.0). */
export const GERMANS: readonly string[] = ['ariovistus', 'german-1', 'german-2', 'german-3'];

/** The legions that arrive later (6.7): which turns they may, and the highest roll that brings them. */
export const REINFORCEMENTS: Readonly<Record<number, { legions: readonly string[]; upTo: number }>> = {
  1: { legions: ['legion-xiii', 'legion-xiv'], upTo: 2 },
  2: { legions: ['legion-xiii', 'legion-xiv'], upTo: 3 },
  3: { legions: ['legion-xiii', 'legion-xiv'], upTo: 6 },
  5: { legions: ['legion-i', 'legion-xv'], upTo: 3 },
  6: { legions: ['legion-i', 'legion-xv'], upTo: 4 },
  7: { legions: ['legion-i', 'legion-xv'], upTo: 6 },
};

/** Every tribe, in the order of the map. */
export const TRIBE_IDS: readonly TribeId[] = Object.keys(TRIBES).filter(isTribe);

/** The units of every tribe. */
export const UNITS_OF: Readonly<Record<TribeId, readonly string[]>> = unitsOf();

/** Says whether a word names a tribe. */
export function isTribe(word: string): word is TribeId {
  return Object.hasOwn(TRIBES, word);
}

/** Returns the face of a unit. Throws for a unit whose face is hidden. */
export function faceOf(id: string): UnitFace {
  const face = UNITS[id];
  if (face === undefined) throw new Error(`the face of ${id} is hidden`);
  return face;
}

/** Says whether a unit is a black Roman block: a legion or the Roman cavalry. */
export function isRomanBlock(id: string): boolean {
  return UNITS[id]?.colour === 'black';
}

/** Says whether a unit is a blue German block. */
export function isGerman(id: string): boolean {
  return UNITS[id]?.colour === 'blue';
}

/** Returns the tribe a unit belongs to, or null for a unit that is of no tribe. */
export function tribeOf(id: string): TribeId | null {
  const face = UNITS[id];
  if (face === undefined || face.kind !== 'tribe' || face.home === null) return null;
  return isTribe(face.home) ? face.home : null;
}

function tribalUnits(): Record<string, UnitFace> {
  const units: Record<string, UnitFace> = {};
  for (const [home, { count, colour }] of Object.entries(TRIBES)) {
    if (!isTribe(home)) continue;
    for (let number = 1; number <= count; number++) {
      units[`${home}-${number}`] = {
        name: count === 1 ? AREAS[home].name : `${AREAS[home].name} ${number}`,
        kind: 'tribe',
        colour,
        initiative: 'C',
        rating: 2,
        full: 3,
        home,
        source: KNOWN_TRIBES.includes(home) ? 'rulebook' : 'reconstruction',
      };
    }
  }
  return units;
}

function unitsOf(): Record<TribeId, readonly string[]> {
  const units: Partial<Record<TribeId, string[]>> = {};
  for (const id of TRIBE_IDS) {
    units[id] = Array.from({ length: TRIBES[id].count }, (_, index) => `${id}-${index + 1}`);
  }
  return withAll(units);
}

function withAll(units: Partial<Record<TribeId, string[]>>): Record<TribeId, readonly string[]> {
  if (!hasAll(units)) throw new Error('a tribe has no units');
  return units;
}

function hasAll(units: Partial<Record<TribeId, string[]>>): units is Record<TribeId, string[]> {
  return TRIBE_IDS.every((id) => id in units);
}
