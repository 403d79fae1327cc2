/* What the box of the game holds, as a value: the rules play with any set that is of this shape. */

/** The side of a counter. */
export type Cause = 'roman' | 'gallic';

/** What a counter stands for (2.2). */
export type UnitKind =
  | 'cohort'
  | 'recruit'
  | 'light'
  | 'cavalry'
  | 'archer'
  | 'slinger'
  | 'infantry'
  | 'leader'
  | 'fort';

/** Whether a Gallic unit began in the town or off the board (2.3). */
export type Force = 'besieged' | 'relieving';

/** Counters (2.1) that differ in nothing but their names. */
export interface UnitGroup {
  /** Whose they are. */
  side: Cause;
  /** What they stand for. */
  kind: UnitKind;
  /** The combat factor (2.4); 0 for leaders and forts. */
  combat: number;
  /** The movement factor (2.5); 0 for forts. */
  movement: number;
  /** Of Gallic counters only. */
  force?: Force;
  /** The names of the counters by id. */
  counters: Readonly<Record<string, string>>;
}

/**
 * The map: 51 rows of 52 and 51 hexes in turn, named as in the rulebook's coordinates for play by mail (A1 in the north-west;
 * letters for rows, numbers for diagonals from south-west to north-east). Where a value gives hexsides, it is of the names E, NE, NW, W,
 * SW and SE, with blanks between them.
 */
export interface HexMap {
  /** A letter a hex: `.` clear, `/` slope, `^` hilltop, `@` the town. */
  terrain: readonly string[];
  /** A letter a hex: `o` Outer Works against the relieving army, `i` against the town, `.` none. */
  works: readonly string[];
  /**
   * Which side of the lines a hex is on, a letter a hex: `o` outside, `O` on the outer line, `b` between the lines, `I` on the
   * inner line, `i` inside it, `t` the town.
   */
  areas: readonly string[];
  /** Which off-board zone a hex faces, a digit a hex: its place in {@link Components.zones}; `.` in the town (17.4). */
  sectors: readonly string[];
  /** The hexsides that a perimeter rampart crosses, by hex. */
  perimeter: Readonly<Record<string, string>>;
  /** The hexsides that a camp rampart crosses, by hex. */
  camp: Readonly<Record<string, string>>;
  /** The hexsides that the Isolated Trench touches, by hex. */
  trench: Readonly<Record<string, string>>;
  /** The rivers in a hex, and the hexsides they touch. */
  rivers: Readonly<Record<string, { names: readonly string[]; sides: string }>>;
  /** Hexes with both kinds of rampart, not joined to each other (7.4). */
  split: readonly string[];
  /** Hexes in which a rampart crosses the river (25.5). */
  bridges: readonly string[];
}

/** An off-board zone (11.1). */
export interface Zone {
  /** Its numeral. */
  id: string;
  /** The hex beside which its numeral stands. */
  label: string;
  /** The hexes by which units enter from it, clockwise; the first and the last belong to the next zones, too. */
  edge: readonly string[];
}

/** The tables of the rulebook; where a die is rolled, a row a die from 1 to 6. */
export interface Tables {
  /** Columns from 1-4 to 5-1; results such as `AR3 DA1`, `DE AA4`, `MELEE`, `RAGES`. */
  handToHand: readonly (readonly string[])[];
  /** Columns secondary and primary; `-`, `D` or `E`. */
  missiles: readonly (readonly string[])[];
  /** Columns tertiary, secondary and primary; a `*` where all in the hex are struck. */
  engines: readonly (readonly string[])[];
  /** `-` or `E`. */
  outerWorks: readonly string[];
  /** How exact a report is, in percent, by the column of the attack on the scouts: from 1-4 to 5-1 (22.45). */
  reconnaissance: readonly number[];
}

/** A point `[x, row]`: x in hex widths east of the centre of hex A1, rows south of it. */
export type Point = readonly [number, number];

/** What the map is drawn from besides its hexes. */
export interface Drawing {
  /** The hills, each with the outlines of its slope and of its top. */
  hills: readonly { name: string; slope?: readonly Point[]; top?: readonly Point[] }[];
  /** The rivers, each with its width in hexes and its course. */
  rivers: readonly { name: string; width: number; line: readonly Point[] }[];
  /** The outline of the town. */
  town: readonly Point[];
  /** The names on the map: where, of which kind, how large, and turned by how many degrees. */
  labels: readonly { text: string; at: Point; kind: string; size: number; turn?: number }[];
}

/** A deployment of the Roman player that is ready to start from (3.2): where each counter stands. */
export interface Deployment {
  /** Its id. */
  id: string;
  /** As players read it. */
  name: string;
  /** What it is good for, in a sentence. */
  about: string;
  /** Ids of Roman units, with blanks between them, by hex. */
  at: Readonly<Record<string, string>>;
}

/** `rulebook`: stated there; `public`: published elsewhere, or shared history; `reconstruction`: made to agree with both. */
export type Source = 'rulebook' | 'public' | 'reconstruction';

/** Where a part of the components is known from. */
export interface Origin {
  /** The part, in words for players. */
  what: string;
  /** Where it is known from. */
  source: Source;
}

/** A whole set of components. */
export interface Components {
  /** By which saved matches know the set. */
  id: string;
  /** Which parts are reconstructed, for players. */
  note: string;
  /** The same part by part; may be empty for a set that is as printed. */
  origins: readonly Origin[];
  /** The board. */
  map: HexMap;
  /** The off-board zones clockwise; the last is next to the first. */
  zones: readonly Zone[];
  /** The counters. */
  units: readonly UnitGroup[];
  /** The tables of the rulebook. */
  tables: Tables;
  /** What the map is drawn from besides its hexes. */
  drawing: Drawing;
  /** At least one; the first is what a game begins with. */
  deployments: readonly Deployment[];
}
