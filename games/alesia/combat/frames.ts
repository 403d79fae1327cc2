import type { Cause } from '../components/components';
import type { Side } from '../sides';

/** A battle as it has been declared: who takes part in it stays as it is (14.8). */
export interface Battle {
  /** The hexes attacked. */
  hexes: string[];
  attackers: string[];
  /** The units that were in the hexes when the attacks were divided. */
  defenders: string[];
  /** From where those attack who are not on the board: wall hexes (9.5), or places beside the board (11.2). */
  posts: Record<string, string>;
}

export interface CombatFrames {
  /** A cause's hand-to-hand combat (4.4, 4.6): first its commanders divide their attacks (14), then come the battles. */
  combat: {
    cause: Cause;
    /** What each attacking unit has been told to attack so far: hexes, one or several (14.2). */
    targets: Record<string, string[]>;
    /** Where units began the turn that are on a river, on the trench or in the town and did not begin there (8.2, 9.4). */
    began: Record<string, string>;
  };
  /** The battles that are still to be fought, in the order that the commanders of the cause choose (13.3). */
  battles: { cause: Cause; battles: Battle[]; began: Record<string, string> };
  /** One battle: the dice, of which the Romans choose one where a leader takes part (19.4, 19.5). */
  battle: { cause: Cause; battle: Battle; began: Record<string, string>; dice: number[] };
  /** Leaders who may stay where units retreat from, as others are there (19.6). */
  leaderFate: { leaders: string[] };
  /** Units retreat by the choice of their enemy (15.3). */
  retreat: {
    /** Of those that retreat. */
    cause: Cause;
    /** The enemy commander who chooses. */
    by: Side;
    /** Who has still to retreat; the first is on its way where `path` is not empty. */
    units: string[];
    /** Leaders who share their fate (19.6). */
    leaders: string[];
    distance: number;
    /** The hexes of the unit on its way, that from which it set out first. */
    path: string[];
    /** Where those from each hex have got to, for leaders to follow. */
    landed: Record<string, string>;
    began: Record<string, string>;
  };
  /** Victorious units may advance (16.1). */
  advance: {
    cause: Cause;
    /** Whether they attacked, or were attacked. */
    isAttacker: boolean;
    distance: number;
    /** The hexes that the enemy has vacated. */
    vacated: string[];
    /** The hexes of each unit that has advanced, that from which it set out first; empty for the others. */
    ways: Record<string, string[]>;
    posts: Record<string, string>;
    began: Record<string, string>;
  };
  /** What follows a battle: forts taken, leaders left alone (24.9, 19). */
  aftermath: Record<never, never>;
}
