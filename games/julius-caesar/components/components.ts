/*
 * What a box of the game holds and the rules take as it comes, so that who owns a box can play with a corrected set without
 * touching them; see {@link loadComponents}. Fixed are the ids, whose and of which kind blocks are, who is the third leader, the
 * event cards and what they do: the rules know these by name.
 */
import type { Source } from '../../kit/components/contents';
import type { BlockId, Initiative, Side } from './blocks';
import type { CommandId } from './cards';
import type { CityId, LinkKind, PlaceId, SeaId } from './map';

/** The id of the set that the package brings. A state that names no set is played with it. */
export const OUR_SET = 'transcription-1';

/** A city (4.2). */
export interface City {
  /** Its id. */
  id: CityId;
  /** As players call it. */
  name: string;
  /** Longitude and latitude in degrees, for drawing only. */
  position: readonly [longitude: number, latitude: number];
  /** Victory Points (4.2). */
  value: 0 | 1 | 2;
  /** Whether Navis are levied there (3.26, 4.42). */
  majorPort: boolean;
  /** Where it is known from. */
  source: Source;
}

/** A sea (4.4). */
export interface Sea {
  /** Its id. */
  id: SeaId;
  /** As players call it. */
  name: string;
  /** Longitude and latitude of its ring in degrees, for drawing only. */
  position: readonly [longitude: number, latitude: number];
  /** The ports on it (4.42 sidebar). */
  ports: readonly CityId[];
  /** Where it is known from. */
  source: Source;
}

/** A road (4.31) or strait (4.32) between two cities, or the border of two seas (4.42). */
export interface Way {
  /** The id of one of the two places. */
  a: PlaceId;
  /** The id of the other. */
  b: PlaceId;
  /** What it is. */
  kind: LinkKind;
  /** Of a strait. */
  name?: string;
  /** Where it is known from. */
  source: Source;
}

/** The label of a block (3.1). */
export interface BlockLabel {
  /** The id of the block. */
  id: BlockId;
  /** As players call it. */
  name: string;
  /** The letter of the combat rating; a ballista's is that of a defender (7.42). */
  initiative: Initiative;
  /** The highest roll that hits. */
  firepower: number;
  /** The strengths the block can stand at, weakest first. */
  strengths: readonly number[];
  /** The city on the label of legions, equitatus and the elephant, where they are levied (3.13, 6.4). */
  levyCity?: CityId;
  /** Where it is known from. */
  source: Source;
}

/** A command card (2.1). */
export interface Command {
  /** Its id. */
  id: CommandId;
  /** How many groups it moves. */
  moves: number;
  /** How many levies it gives. */
  levies: number;
  /** Where it is known from. */
  source: Source;
}

/** A whole set of components. */
export interface Components {
  /** Names the set: every match keeps it, and can be played on only with a set of the same name. */
  id: string;
  /** What players should know of where it comes from. */
  note: string;
  /** Each city once, in any order. */
  cities: readonly City[];
  /** Each sea once, in any order. */
  seas: readonly Sea[];
  /** Each road, strait and border of seas once, in any order. */
  ways: readonly Way[];
  /** The label of each block, in any order. */
  blocks: readonly BlockLabel[];
  /** Each command card once, in any order. */
  commands: readonly Command[];
  /** The historical deployment (5.1); blocks that are not named start in the levy pool. */
  deployment: Readonly<Record<Side, Readonly<Partial<Record<CityId, readonly BlockId[]>>>>>;
}
