/* Legions, Leaders (3.2.4) and the units that come by cards (3.3, 9.0, 17.3, 17.4, 17.6). */
import type {
  Auxiliary,
  Defence,
  GallicLeader,
  GermanTribe,
  Legion,
  Natives,
  RomanLeader,
} from '../components';

const legion = (id: string, start: Legion['start'], elite = false): Legion => ({
  id,
  front: { battle: 1, strength: 2, movement: 3 },
  back: { battle: 0, strength: 1, movement: 3 },
  elite,
  start,
  source: 'rulebook',
});

export const LEGIONS: readonly Legion[] = [
  legion('V', 5),
  legion('VI', 5),
  legion('VII', 'caesar'),
  legion('VIII', 'caesar'),
  legion('IX', 'caesar'),
  legion('X', 'caesar', true),
  legion('XI', 'caesar'),
  legion('XII', 'caesar'),
  legion('XIII', 'garrison'),
  legion('XIV', 'garrison'),
];

export const ROMAN_LEADERS: readonly RomanLeader[] = [
  { id: 'caesar', name: 'Caesar', rank: 'caesar', battle: 3, command: 6, movement: 5, source: 'rulebook' },
  {
    id: 't-labienus',
    name: 'T. Labienus',
    rank: 'legate',
    battle: 2,
    command: 4,
    movement: 4,
    source: 'rulebook',
  },
  {
    id: 'galba',
    name: 'Ser. Galba',
    rank: 'legate',
    battle: 1,
    command: 3,
    movement: 4,
    source: 'reconstruction',
  },
  {
    id: 'm-antonius',
    name: 'M. Antonius',
    rank: 'legate',
    battle: 1,
    command: 4,
    movement: 4,
    source: 'reconstruction',
  },
  {
    id: 'q-cicero',
    name: 'Q. Cicero',
    rank: 'legate',
    battle: 1,
    command: 3,
    movement: 4,
    source: 'reconstruction',
  },
  {
    id: 'c-trebonius',
    name: 'C. Trebonius',
    rank: 'legate',
    battle: 1,
    command: 4,
    movement: 4,
    source: 'reconstruction',
  },
  {
    id: 'q-sabinus',
    name: 'Q. Titurius Sabinus',
    rank: 'legate',
    battle: 1,
    command: 3,
    movement: 4,
    source: 'reconstruction',
  },
  {
    id: 'p-crassus',
    name: 'P. Crassus',
    rank: 'event',
    battle: 1,
    command: 3,
    movement: 4,
    source: 'reconstruction',
  },
];

export const GALLIC_LEADERS: readonly GallicLeader[] = [
  {
    id: 'vercingetorix',
    name: 'Vercingetorix',
    battle: 1,
    command: 4,
    strength: 1,
    movement: 4,
    arrives: 5,
    home: 'celtica',
    commands: ['celtic', 'belgic', 'aquitanian'],
    devastates: true,
    outranks: true,
    source: 'rulebook',
  },
  {
    id: 'ambiorix',
    name: 'Ambiorix',
    battle: 1,
    command: 3,
    strength: 1,
    movement: 4,
    arrives: 4,
    home: 'belgica',
    commands: ['belgic'],
    devastates: false,
    outranks: false,
    source: 'rulebook',
  },
];

export const AUXILIARIES: readonly Auxiliary[] = [
  {
    id: 'gallic-mercenary-1',
    name: 'Gallic Mercenaries',
    side: 'gallic',
    strength: 2,
    movement: null,
    source: 'rulebook',
  },
  {
    id: 'gallic-mercenary-2',
    name: 'Gallic Mercenaries',
    side: 'gallic',
    strength: 2,
    movement: null,
    source: 'rulebook',
  },
  {
    id: 'minor-tribe',
    name: 'Minor Tribe',
    side: 'gallic',
    strength: 3,
    movement: 3,
    source: 'reconstruction',
  },
  {
    id: 'german-cavalry',
    name: 'German Cavalry',
    side: 'roman',
    strength: 2,
    movement: null,
    source: 'reconstruction',
  },
  {
    id: 'militia',
    name: 'Gallic Militia',
    side: 'gallic',
    strength: 'provinces',
    movement: null,
    source: 'rulebook',
  },
];

export const GERMANS: GermanTribe = {
  id: 'germani',
  name: 'Germani',
  front: { battle: 0, strength: 8, movement: 3 },
  back: { battle: 0, strength: 5, movement: 3 },
  starts: ['usipetes', 'ubii', 'suebi'],
  source: 'reconstruction',
};

export const NATIVES: readonly Natives[] = [
  { id: 'sugambri', name: 'Sugambri', region: 'germania', strength: 9 },
  { id: 'britanni', name: 'Britanni', region: 'britannia', strength: 7 },
];

/**
 * Of Fortified Locations (14.2, 14.3). Of the Walled Cities the rulebook shows the marker of Massilla only; the others need the three
 * Siege Points of the general rule (14.3.1, 14.4.2).
 */
export const DEFENCES: Record<'town' | 'upgraded' | 'stronghold', Defence> & {
  cities: Record<string, Defence>;
} = {
  town: { garrison: 2, points: 3, modifier: 0 },
  upgraded: { garrison: 2, points: 3, modifier: -1 },
  stronghold: { garrison: 0, points: 2, modifier: 0 },
  cities: {
    massilla: { garrison: 6, points: 5, modifier: 0 },
    vienne: { garrison: 4, points: 3, modifier: 0 },
    narbo: { garrison: 4, points: 3, modifier: 0 },
  },
};
