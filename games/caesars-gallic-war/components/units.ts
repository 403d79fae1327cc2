/*
 * The 60 units (2.2): what they are, which every set of components has in common. Legions, Germans and cavalry are the rulebook's.
 * The number of blocks of many tribes is a reconstruction: where both are known, a tribe has as many blocks as its card has Action
 * Points.
 */
import { recordOf } from '../../kit/record';
import type { AreaId, Source } from './areas';

/** What a unit stands for; there is cavalry by option only (9.4). */
export type UnitKind = 'legion' | 'cavalry' | 'infantry' | 'leader' | 'minor-leader' | 'tribe';

/** The colour of a block, which both players see from behind (2.2). */
export type Colour = 'black' | 'blue' | 'grey' | 'green';

/** When a unit takes its battle action (5.2.2). */
export type Initiative = 'A' | 'B' | 'C';

/** What a unit is, whatever is printed on it. */
export interface UnitType {
  /** What it is. */
  kind: UnitKind;
  /** The colour of its label. */
  colour: Colour;
  /** Where it returns at the end of a turn; the Gallic leaders' homes are part of the state. */
  home: AreaId | null;
}

/** What is printed on the label of a unit (2.2). */
export interface UnitLabel {
  /** Its id. */
  id: string;
  /** As players call it. */
  name: string;
  /** When it takes its battle action (5.2.2). */
  initiative: Initiative;
  /** The highest roll that hits. */
  rating: number;
  /** The strength of the unit when it is unhurt. */
  full: number;
  /** Where its ratings and strength are known from. */
  source: Source;
}

/** A unit with its label. */
export type UnitFace = UnitType & Omit<UnitLabel, 'id'>;

/** The order of battle actions (5.2.2). */
export const INITIATIVES: readonly Initiative[] = ['A', 'B', 'C'];

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

/** Every tribe, in the order of the map. */
export const TRIBE_IDS: readonly TribeId[] = Object.keys(TRIBES).filter(isTribe);

/** The units of every tribe. */
export const UNITS_OF: Readonly<Record<TribeId, readonly string[]>> = recordOf(TRIBE_IDS, (id) =>
  Array.from({ length: TRIBES[id].count }, (_, index) => `${id}-${index + 1}`),
);

/** The unit of Julius Caesar, the Tenth Legion (7.1). */
export const CAESAR = 'legion-x';
export const ARIOVISTUS = 'ariovistus';
export const VERCINGETORIX = 'vercingetorix';
export const ROMAN_CAVALRY = 'roman-cavalry';
export const GERMAN_CAVALRY = 'german-cavalry';

const legion: UnitType = { kind: 'legion', colour: 'black', home: 'transalpine-gaul' };
const german = (kind: UnitKind): UnitType => ({ kind, colour: 'blue', home: 'germania' });
const gallicLeader = (kind: UnitKind, colour: Colour): UnitType => ({ kind, colour, home: null });

/** Every unit by id. */
export const UNITS: Readonly<Record<string, UnitType>> = {
  'legion-vii': legion,
  'legion-viii': legion,
  'legion-ix': legion,
  'legion-x': legion,
  'legion-xi': legion,
  'legion-xii': legion,
  'legion-xiii': legion,
  'legion-xiv': legion,
  'legion-i': legion,
  'legion-xv': legion,
  'roman-cavalry': { ...legion, kind: 'cavalry' },
  ariovistus: german('leader'),
  'german-1': german('infantry'),
  'german-2': german('infantry'),
  'german-3': german('infantry'),
  'german-cavalry': german('cavalry'),
  vercingetorix: gallicLeader('leader', 'grey'),
  dumnorix: gallicLeader('minor-leader', 'grey'),
  ambiorix: gallicLeader('minor-leader', 'green'),
  ...Object.fromEntries(
    TRIBE_IDS.flatMap((home) =>
      UNITS_OF[home].map((id): [string, UnitType] => [
        id,
        { kind: 'tribe', colour: TRIBES[home].colour, home },
      ]),
    ),
  ),
};

/** Every unit, in a fixed order. */
export const UNIT_IDS: readonly string[] = Object.keys(UNITS);

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

/** Says whether a word names a tribe. */
export function isTribe(word: string): word is TribeId {
  return Object.hasOwn(TRIBES, word);
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
  const unit = UNITS[id];
  if (unit === undefined || unit.kind !== 'tribe' || unit.home === null) return null;
  return isTribe(unit.home) ? unit.home : null;
}
