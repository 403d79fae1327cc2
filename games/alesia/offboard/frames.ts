import type { NoData } from '../../kit/frame';
import type { Cause, Force } from '../components/components';
import type { Side } from '../sides';

export interface OffBoardFrames {
  /** Units move from off-board zone to off-board zone (4.2, 11.4). */
  offBoard: { begun: boolean };
  /** The end of the first Assault Period: who is where, and what comes back (12.2 to 12.5). */
  interlude: { stage: 'zones' | 'replacements' | 'redeployment' };
  /** The relieving units on the map leave it for the nearest zones (12.3). */
  returns: NoData;
  /** Units are revived (12.4, 12.5). */
  replacements: {
    reserves: Reserve[];
    /** Commanders who revive nobody else. */
    done: Side[];
  };
  /** Gallic cavalry attacks Roman scouts off the board, zone by zone (22.43, 22.44). */
  screening: { begun: boolean; zones: string[] };
  /** Roman scouts move off the board (22.42). */
  scouting: { done: Side[] };
  /** The Romans may send a messenger (22.47). */
  messenger: { done: Side[] };
  /** Reports of scouts who are home (22.46). */
  homecoming: NoData;
  /** The Gauls tell what scouts have seen of a zone in a turn (22.45). */
  report: { zone: string; turn: number };
}

/** Combat factors that may be revived of a type of units. */
export interface Reserve {
  cause: Cause;
  type: 'infantry' | 'cavalry';
  /** Of which Gallic force; null for the Romans. */
  force: Force | null;
  factors: number;
}
