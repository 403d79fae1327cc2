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
export const OURS = 'transcription-1';

/** A city (4.2). */
export interface City {
  id: CityId;
  name: string;
  /** Longitude and latitude in degrees, for drawing only. */
  position: readonly [longitude: number, latitude: number];
  /** Victory Points (4.2). */
  value: 0 | 1 | 2;
  /** Whether Navis are levied there (3.26, 4.42). */
  majorPort: boolean;
  source: Source;
}

/** A sea (4.4). */
export interface Sea {
  id: SeaId;
  name: string;
  /** Longitude and latitude of its ring in degrees, for drawing only. */
  position: readonly [longitude: number, latitude: number];
  /** The ports on it (4.42 sidebar). */
  ports: readonly CityId[];
  source: Source;
}

/** A road (4.31) or strait (4.32) between two cities, or the border of two seas (4.42). */
export interface Way {
  a: PlaceId;
  b: PlaceId;
  kind: LinkKind;
  /** Of a strait. */
  name?: string;
  source: Source;
}

/** The label of a block (3.1). */
export interface BlockLabel {
  id: BlockId;
  name: string;
  /** The letter of the combat rating; a ballista's is that of a defender (7.42). */
  initiative: Initiative;
  /** The highest roll that hits. */
  firepower: number;
  /** The strengths the block can stand at, weakest first. */
  strengths: readonly number[];
  /** The city on the label of legions, equitatus and the elephant, where they are levied (3.13, 6.4). */
  levyCity?: CityId;
  source: Source;
}

/** A command card (2.1). */
export interface Command {
  id: CommandId;
  moves: number;
  levies: number;
  source: Source;
}

/** A whole set of components. */
export interface Components {
  /** Names the set: every match keeps it, and can be played on only with a set of the same name. */
  id: string;
  /** What players should know of where it comes from. */
  note: string;
  cities: readonly City[];
  seas: readonly Sea[];
  ways: readonly Way[];
  blocks: readonly BlockLabel[];
  commands: readonly Command[];
  /** The historical deployment (5.1); blocks that are not named start in the levy pool. */
  deployment: Readonly<Record<Side, Readonly<Partial<Record<CityId, readonly BlockId[]>>>>>;
}
