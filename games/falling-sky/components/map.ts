/* The map: Regions, Tribes and what borders on what (1.3). Source: the rulebook's map facts in the component sheet. */
import type { Faction } from './factions';

/** A group of Regions (1.3.1). */
export type Group = 'Belgica' | 'Celtica' | 'Germania' | 'Britannia' | 'Provincia' | 'Cisalpina';

/** A place of the map. Cisalpina is a Region only with Gallia Togata (card 5). */
export type RegionId = (typeof REGIONS)[number]['id'];

/** A Tribe circle (1.3.2); `colony` is the one that card 71 adds. */
export type TribeId = (typeof REGIONS)[number]['tribes'][number]['id'] | 'colony';

/** Where and what a Tribe is. `city`: its City, if it has one (1.3.3). `only`: the one Faction that may have its Ally or Citadel there (1.4.2). */
export interface Tribe {
  /** Its id. */
  readonly id: TribeId;
  /** As players call it. */
  readonly name: string;
  /** The City that can stand there; null without. */
  readonly city: string | null;
  /** The only Faction that may place there; null for all. */
  readonly only: Faction | null;
}

/** The Regions in the order of the sheet. `home`: whose Rally or Recruit symbol it has. */
export const REGIONS = [
  {
    id: 'morini',
    name: 'Morini',
    group: 'Belgica',
    home: 'belgae',
    tribes: [
      { id: 'menapii', name: 'Menapii', city: null, only: null },
      { id: 'morini', name: 'Morini', city: null, only: null },
    ],
  },
  {
    id: 'nervii',
    name: 'Nervii',
    group: 'Belgica',
    home: 'belgae',
    tribes: [
      { id: 'eburones', name: 'Eburones', city: null, only: null },
      { id: 'nervii', name: 'Nervii', city: null, only: null },
    ],
  },
  {
    id: 'atrebates',
    name: 'Atrebates',
    group: 'Belgica',
    home: 'belgae',
    tribes: [
      { id: 'atrebates', name: 'Atrebates', city: null, only: null },
      { id: 'bellovaci', name: 'Bellovaci', city: null, only: null },
      { id: 'remi', name: 'Remi', city: null, only: null },
    ],
  },
  {
    id: 'sugambri',
    name: 'Sugambri',
    group: 'Germania',
    home: 'germans',
    tribes: [
      { id: 'sugambri', name: 'Sugambri', city: null, only: null },
      { id: 'suebi-north', name: 'Suebi (north)', city: null, only: 'germans' },
    ],
  },
  {
    id: 'ubii',
    name: 'Ubii',
    group: 'Germania',
    home: 'germans',
    tribes: [
      { id: 'ubii', name: 'Ubii', city: null, only: null },
      { id: 'suebi-south', name: 'Suebi (south)', city: null, only: 'germans' },
    ],
  },
  {
    id: 'treveri',
    name: 'Treveri',
    group: 'Celtica',
    home: null,
    tribes: [{ id: 'treveri', name: 'Treveri', city: null, only: null }],
  },
  {
    id: 'carnutes',
    name: 'Carnutes',
    group: 'Celtica',
    home: null,
    tribes: [
      { id: 'carnutes', name: 'Carnutes', city: 'Cenabum', only: null },
      { id: 'aulerci', name: 'Aulerci', city: null, only: null },
    ],
  },
  {
    id: 'mandubii',
    name: 'Mandubii',
    group: 'Celtica',
    home: null,
    tribes: [
      { id: 'mandubii', name: 'Mandubii', city: 'Alesia', only: null },
      { id: 'senones', name: 'Senones', city: null, only: null },
      { id: 'lingones', name: 'Lingones', city: null, only: null },
    ],
  },
  {
    id: 'veneti',
    name: 'Veneti',
    group: 'Celtica',
    home: null,
    tribes: [
      { id: 'veneti', name: 'Veneti', city: null, only: null },
      { id: 'namnetes', name: 'Namnetes', city: null, only: null },
    ],
  },
  {
    id: 'pictones',
    name: 'Pictones',
    group: 'Celtica',
    home: null,
    tribes: [
      { id: 'pictones', name: 'Pictones', city: null, only: null },
      { id: 'santones', name: 'Santones', city: null, only: null },
    ],
  },
  {
    id: 'bituriges',
    name: 'Bituriges',
    group: 'Celtica',
    home: null,
    tribes: [{ id: 'bituriges', name: 'Bituriges', city: 'Avaricum', only: null }],
  },
  {
    id: 'aedui',
    name: 'Aedui',
    group: 'Celtica',
    home: 'aedui',
    tribes: [{ id: 'aedui', name: 'Aedui', city: 'Bibracte', only: 'aedui' }],
  },
  {
    id: 'sequani',
    name: 'Sequani',
    group: 'Celtica',
    home: null,
    tribes: [
      { id: 'sequani', name: 'Sequani', city: 'Vesontio', only: null },
      { id: 'helvetii', name: 'Helvetii', city: null, only: null },
    ],
  },
  {
    id: 'arverni',
    name: 'Arverni',
    group: 'Celtica',
    home: 'arverni',
    tribes: [
      { id: 'arverni', name: 'Arverni', city: 'Gergovia', only: 'arverni' },
      { id: 'cadurci', name: 'Cadurci', city: null, only: null },
      { id: 'volcae', name: 'Volcae', city: null, only: null },
    ],
  },
  {
    id: 'britannia',
    name: 'Britannia',
    group: 'Britannia',
    home: null,
    tribes: [{ id: 'catuvellauni', name: 'Catuvellauni', city: null, only: null }],
  },
  {
    id: 'provincia',
    name: 'Provincia',
    group: 'Provincia',
    home: 'romans',
    tribes: [{ id: 'helvii', name: 'Helvii', city: null, only: null }],
  },
  { id: 'cisalpina', name: 'Cisalpina', group: 'Cisalpina', home: null, tribes: [] },
] as const;

/** How two Regions touch: by land, across the Rhenus (1.3.5), or by sea to or from Britannia (1.3.4). */
export type Border = 'land' | 'rhenus' | 'coastal';

/** Every pair of adjacent Regions. */
export const BORDERS: readonly (readonly [RegionId, RegionId, Border])[] = [
  ['morini', 'nervii', 'land'],
  ['morini', 'atrebates', 'land'],
  ['morini', 'sugambri', 'rhenus'],
  ['morini', 'britannia', 'coastal'],
  ['nervii', 'atrebates', 'land'],
  ['nervii', 'treveri', 'land'],
  ['nervii', 'sugambri', 'rhenus'],
  ['atrebates', 'treveri', 'land'],
  ['atrebates', 'carnutes', 'land'],
  ['atrebates', 'mandubii', 'land'],
  ['atrebates', 'veneti', 'land'],
  ['atrebates', 'britannia', 'coastal'],
  ['sugambri', 'ubii', 'land'],
  ['sugambri', 'treveri', 'rhenus'],
  ['ubii', 'treveri', 'rhenus'],
  ['ubii', 'sequani', 'rhenus'],
  ['ubii', 'cisalpina', 'land'],
  ['treveri', 'mandubii', 'land'],
  ['treveri', 'sequani', 'land'],
  ['carnutes', 'mandubii', 'land'],
  ['carnutes', 'pictones', 'land'],
  ['carnutes', 'bituriges', 'land'],
  ['carnutes', 'veneti', 'land'],
  ['mandubii', 'aedui', 'land'],
  ['mandubii', 'sequani', 'land'],
  ['mandubii', 'bituriges', 'land'],
  ['veneti', 'pictones', 'land'],
  ['veneti', 'britannia', 'coastal'],
  ['pictones', 'bituriges', 'land'],
  ['pictones', 'arverni', 'land'],
  ['bituriges', 'aedui', 'land'],
  ['bituriges', 'arverni', 'land'],
  ['aedui', 'sequani', 'land'],
  ['aedui', 'arverni', 'land'],
  ['aedui', 'provincia', 'land'],
  ['sequani', 'provincia', 'land'],
  ['sequani', 'cisalpina', 'land'],
  ['arverni', 'provincia', 'land'],
  ['provincia', 'cisalpina', 'land'],
];
