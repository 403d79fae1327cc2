/*
 * What a box of the game holds: the map, the counters, the cards and the tables, as a value. The rules take it as it comes,
 * so that who owns a box can play with a corrected set without touching them; see {@link loadComponents}.
 */
import type { Card } from './cards';
import type { Side } from './sides';
import type { Source } from './sources';

/** Who a Tribe is: whom Ambiorix may command (9.5.2), and in which Region the Militia counts (17.6.3). */
export type People = 'belgic' | 'celtic' | 'aquitanian';

/** A Region of the map (2.2.1). */
export interface Region {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Whether it is a part of Gaul (2.2.4). */
  gaul: boolean;
  /** Governance Points for Dominance of it and Presence in it (16.4.3); null where there are none. */
  governance: { dominance: number; presence: number } | null;
  /** How many Provinces the Roman player needs there for an Automatic Victory (19.1.2); null where it does not matter. */
  automaticVictory: number | null;
  /** Where it is known from. */
  source: Source;
}

/** A Province (2.2.1). */
export interface Province {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its number; null outside Gaul (2.2.4). */
  number: number | null;
  /** The id of its Region. */
  region: string;
  /** How many spaces control needs (8.2.2). */
  majority: number;
  /** Governance Points taken off while the Roman player does not control it (16.4.3); 0 for none. */
  incursion: number;
  /** Where its name is known from. */
  source: Source;
  /** Where the number of its spaces is known from. */
  sizeSource: Source;
}

/** What a space is (2.2.2); a space of a victory point is a Town for every rule. */
export type SpaceKind = 'town' | 'walledCity' | 'stronghold' | 'vp';

/** A space of the map (2.2.2). */
export interface Space {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** The id of its Province. */
  province: string;
  /** What it is. */
  kind: SpaceKind;
  /** The part of a shared Province it lies in, by the Tribe at home there (11.3.5, 11.3.6). */
  section: string | null;
  /** The Sea Zones of its Ports (17.2). */
  ports: readonly string[];
  /** Where it is drawn, on a board of about 1350 by 1320 units. */
  xy: readonly [number, number];
  /** The side on which its name fits. */
  label: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** What is there today. */
  modern: string;
  /** Where it is known from. */
  source: Source;
}

/** How spaces are connected (2.2.2). The Via Domitia leads off the map, to Rome (15.3.2). */
export type PathKind = 'path' | 'rough' | 'channel' | 'viaDomitia';

/** A path between two spaces; of the Via Domitia, `b` is `roma`, off the map. */
export interface PathLink {
  /** The id of one of the two spaces. */
  a: string;
  /** The id of the other; of the Via Domitia, `roma`. */
  b: string;
  /** What it is. */
  kind: PathKind;
  /** Where it is known from. */
  source: Source;
}

/** Where the Via Domitia ends, off the map. */
export const ROMA = 'roma';

/** A Sea Zone (17.2.1). */
export interface SeaZone {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Whether Naval Supremacy is the Roman player's whoever holds its Ports (17.2.2). */
  alwaysRoman: boolean;
  /** Where it is drawn, on a board of about 1350 by 1320 units. */
  xy: readonly [number, number];
}

/** The ratings on one side of a Combat Unit: Battle Rating, Combat Strength and Movement Allowance; null for none. */
export interface Face {
  /** The Battle Rating. */
  battle: number;
  /** The Combat Strength. */
  strength: number;
  /** The Movement Allowance; null for none. */
  movement: number | null;
}

/** A Tribe (11.1): full strength in front, reduced on the back. */
export interface Tribe {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Who it is. */
  people: People;
  /** The id of its Province. */
  province: string;
  /** The side at full strength. */
  front: Face;
  /** The reduced side. */
  back: Face;
  /** Whether it is elite. */
  elite: boolean;
  /** Where it is when the game starts (3.2). */
  start: 'pool' | 'submitted' | 'council' | 'holding';
  /** Where it is known from. */
  source: Source;
  /** Where its ratings are known from. */
  strengthSource: Source;
}

/** A Legion. */
export interface Legion {
  /** Its number, in Roman numerals. */
  id: string;
  /** The side at full strength. */
  front: Face;
  /** The reduced side. */
  back: Face;
  /** Whether it is elite. */
  elite: boolean;
  /** With Caesar, in the second city, or the turn of its arrival (3.1). */
  start: 'caesar' | 'garrison' | number;
  /** Where it is known from. */
  source: Source;
}

/** A named Roman Leader. `event` comes by a card only. */
export interface RomanLeader {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Caesar, a Legate, or a Leader who comes by a card only. */
  rank: 'caesar' | 'legate' | 'event';
  /** The Battle Rating. */
  battle: number;
  /** The Command Rating. */
  command: number;
  /** The Movement Allowance. */
  movement: number;
  /** Where it is known from. */
  source: Source;
}

/** Vercingetorix or Ambiorix: a Leader and a Combat Unit of one step (9.5). */
export interface GallicLeader {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** The Battle Rating. */
  battle: number;
  /** The Command Rating. */
  command: number;
  /** The Combat Strength. */
  strength: number;
  /** The Movement Allowance. */
  movement: number;
  /** The turn of his arrival (9.5.1). */
  arrives: number;
  /** The Region he appears and winters in (9.5.1, 16.1.4). */
  home: string;
  /** Whose Combat Units he may move (9.5.2, 9.5.3). */
  commands: readonly People[];
  /** Whether he may devastate the countryside (17.5.2). */
  devastates: boolean;
  /** Whether he outranks other Leaders (9.2). */
  outranks: boolean;
  /** Where it is known from. */
  source: Source;
}

/** A unit of one step that comes by a card: Mercenaries, the Minor Tribe, German Cavalry, the Militia (17.3, 17.6). */
export interface Auxiliary {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Whose it is. */
  side: Side;
  /** Its Combat Strength; `provinces`: one for each Province of its Region its player controls (17.6.3). */
  strength: number | 'provinces';
  /** null when only a Leader moves it (17.3.2). */
  movement: number | null;
  /** Where it is known from. */
  source: Source;
}

/** The German Independent Tribe (17.4). */
export interface GermanTribe {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** The side at full strength. */
  front: Face;
  /** The reduced side. */
  back: Face;
  /** The spaces it may come from. */
  starts: readonly string[];
  /** Where it is known from. */
  source: Source;
}

/** A people that is no counter and attacks who enters its spaces (17.1.4). */
export interface Natives {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** The id of its Region. */
  region: string;
  /** The strength they attack with. */
  strength: number;
}

/** A Fortified Location's defence (14.2, 14.3): Garrison strength, Siege Points to take it, modifier of the Siege roll. */
export interface Defence {
  /** The strength of the Garrison. */
  garrison: number;
  /** How many Siege Points take it. */
  points: number;
  /** What is added to the Siege roll. */
  modifier: number;
}

/** A column of the Battle Table: the Battle Strengths it is for. */
export interface BattleColumn {
  /** What stands above it. */
  name: string;
  /** The least Battle Strength it is for; it reaches to the next column. */
  from: number;
  /** Where it is known from. */
  source: Source;
}

/** A column of the Siege Table: the least odds it is for, attacker to defender. */
export interface SiegeColumn {
  /** What stands above it. */
  name: string;
  /** Attacker divided by defender, at least. */
  odds: number;
  /** Where it is known from. */
  source: Source;
}

/** A whole set of components. Every list is in the order of the sheet it comes from. */
export interface Components {
  /** Names the set: every match keeps it, and can be played on only with a set of the same name. */
  id: string;
  /** What players should know of where it comes from. */
  note: string;
  /** The Regions of the map (2.2.1). */
  regions: readonly Region[];
  /** The Provinces (2.2.1). */
  provinces: readonly Province[];
  /** The spaces (2.2.2). */
  spaces: readonly Space[];
  /** The paths between spaces (2.2.2). */
  paths: readonly PathLink[];
  /** The Sea Zones (17.2.1). */
  seaZones: readonly SeaZone[];
  /** The Tribes (11.1). */
  tribes: readonly Tribe[];
  /** The Legions. */
  legions: readonly Legion[];
  /** The named Roman Leaders. */
  romanLeaders: readonly RomanLeader[];
  /** The Gallic Leaders (9.5). */
  gallicLeaders: readonly GallicLeader[];
  /** The units that come by cards (17.3, 17.6). */
  auxiliaries: readonly Auxiliary[];
  /** The German Independent Tribe (17.4). */
  germans: GermanTribe;
  /** The peoples that are no counters (17.1.4). */
  natives: readonly Natives[];
  /** Of a Fortified Town, of an upgraded one, of a Stronghold and of each Walled City by its space. */
  defences: {
    town: Defence;
    upgraded: Defence;
    stronghold: Defence;
    cities: Readonly<Record<string, Defence>>;
  };
  /** Where a game begins. */
  setup: {
    /** The spaces with influence markers of each side (3.2.1). */
    romanInfluence: readonly string[];
    gallicInfluence: readonly string[];
    /** The Province in one of whose Towns Caesar begins, and the space of the other Legions and Legate (3.1). */
    caesarIn: string;
    garrison: string;
  };
  /** The spaces and counters that single rules name. */
  named: {
    /** Its Fortified Town is upgraded at once in `arverniTown` (11.3.2). */
    arverni: string;
    arverniTown: string;
    /** Siege rolls against it are harder in a Port on `venetiSea` without supremacy there (11.3.4). */
    veneti: string;
    venetiSea: string;
    /** The Stronghold that bars the pass (19.3). */
    pass: string;
  };
  /** The Battle Table (13.4): for each roll, a result in each column. */
  battleTable: { columns: readonly BattleColumn[]; rows: Readonly<Record<string, readonly string[]>> };
  /** The Siege Table (14.3): for each roll, a result in each column. */
  siegeTable: { columns: readonly SiegeColumn[]; rows: Readonly<Record<string, readonly string[]>> };
  /** The Strategy Cards (7.5). */
  cards: readonly Card[];
}
