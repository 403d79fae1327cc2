import type { Side } from '../state';

/** How a battle has ended. */
export interface BattleResult {
  /** null when nobody fought: the defenders have submitted (13.3). */
  winner: Side | null;
  /** Whether the attacker may move on (13.8, 13.3.2). */
  mayContinue: boolean;
}

/** Battles (13.0). */
export interface BattleFrames {
  /**
   * A battle between all units outside in a space and those of the attacker that Sortie there (13.1, 14.6). Finishes with a
   * {@link BattleResult} when losses are taken and the loser has retreated.
   */
  battle: {
    space: string;
    attacker: Side;
    /** The commander of the attack (9.2, 14.6.5). */
    commander: string;
    /** Where the attackers came from and retreat to; null when they were in the space before (14.6.2, 11.2.4). */
    from: string | null;
    /** Whether they came over the Channel Crossing (17.1.2). */
    bySea: boolean;
    /** Units and Leaders that have left the Fortified Location of the space to attack, and retreat into it (14.6.2). */
    sortied: string[];
  };
  /** A Roman Army is attacked by a people that is no counter (17.1.5). Finishes with a {@link BattleResult}. */
  nativeBattle: { space: string; natives: string; units: string[]; commander: string };
}
