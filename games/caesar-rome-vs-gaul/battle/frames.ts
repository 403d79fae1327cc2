import type { Side } from '../components/sides';

/** How a battle has ended. */
export interface BattleResult {
  /**
   * Who holds the space: the winner, or in a draw the defender, who need not retreat (13.4.2); `others` when that is the German
   * Tribe or a people that is no counter. null when nobody fought: the defenders have submitted (13.3).
   */
  winner: Side | 'others' | null;
  /** Whether the attacker may move on (13.8, 13.3.2). */
  mayContinue: boolean;
}

/** Who somebody is in a battle (13.1). */
export type Role = 'attacker' | 'defender';

/** One side of a battle, as everybody sees it. */
export interface Host {
  /** Whose it is; null for the German Tribe and for a people that is no counter, whom nobody plays. */
  side: Side | null;
  /** Its Combat Units and Leaders; none of a people that is no counter. */
  pieces: string[];
  /** What it is called within a sentence. */
  name: string;
  /** The commanding Leader, named or intrinsic (9.2, 9.4); null for none. */
  commander: string | null;
  /** Battle Strength when the battle starts (13.2), and what of it is Local Support and the Provincia Bonus. */
  strength: number;
  support: number;
  /** The column of the Battle Table, shifts included, and by how many it is shifted. */
  column: number;
  shift: number;
  /** The dice as they lie; empty before the roll. */
  dice: number[];
  /** Rerolls of the commander that are left (13.5.1). */
  rerolls: number;
  /** The Elite unit that gives a reroll and has not been asked for it yet (13.5.3); null for none. */
  elite: string | null;
  /** The Elite unit that loses a step for its reroll; null for none. */
  spent: string | null;
}

/** How far a battle has come. */
export type BattleStage =
  | 'sorties'
  | 'odds'
  | 'dice'
  | 'rerolls'
  | 'cards'
  | 'elite'
  | 'result'
  | 'retreat'
  | 'over';

/** Whose reroll it is: one of the commander's, one of a card, or the Elite unit's. */
export type RerollKind = 'leader' | 'card' | 'elite';

/** Battles (13.0). */
export interface BattleFrames {
  /**
   * A battle between all units outside in a space and those of the attacker that Sortie there (13.1, 14.6). Finishes with a
   * {@link BattleResult} when losses are taken and the loser has retreated.
   */
  battle: {
    space: string;
    attacker: Side;
    /** The commander of the attack (9.2, 14.6.5); null for units without a Leader, named or intrinsic. */
    commander: string | null;
    /** Where the attackers came from and retreat to; null when they were in the space before (14.6.2, 11.2.4). */
    from: string | null;
    /** Whether they came over the Channel Crossing (17.1.2). */
    bySea: boolean;
    /** Units and Leaders that have left the Fortified Location of the space to attack, and retreat into it (14.6.2). */
    sortied: string[];
  };
  /** A Roman Army, its `units` and Leaders, is attacked by a people that is no counter (17.1.5). Finishes with a {@link BattleResult}. */
  nativeBattle: { space: string; natives: string; units: string[]; commander: string | null };
  /** A battle that goes on, of either kind. Finishes with a {@link BattleResult}. */
  fight: {
    space: string;
    hosts: Record<Role, Host>;
    from: string | null;
    bySea: boolean;
    sortied: string[];
    stage: BattleStage;
    /** Whose reroll is next (13.5.2). */
    turn: Role;
    /** Who has been asked what is asked in this stage. */
    asked: Role[];
    /** What each has rolled on the Battle Table, such as `2**`; null before the result. */
    results: Record<Role, string> | null;
    /** Who has won; null in a draw, and before the result. */
    winner: Role | null;
  };
  /** Besieged units of the attacker may join the battle of an Army that comes to relieve them (14.6.1). */
  relief: { joined: string[] };
  /** Somebody may have a die rolled again (13.5). */
  reroll: { role: Role; kind: RerollKind };
  /** An Army retreats (13.7). Finishes when all of it stands elsewhere or is gone. */
  retreat: {
    space: string;
    /** Whose pieces these are; null for the German Tribe. */
    side: Side | null;
    pieces: string[];
    /** Where each of them may go; the space itself stands for its Walled City or Fortified Town (13.7.3). */
    exits: string[];
    /** Where those go that are settled. */
    sent: Record<string, string>;
    /** Where those go that have gone; the last one is where losses are being taken. */
    gone: string[];
    /** Who leads the German Tribe if it has to give way (17.4). */
    stranger: Side;
    /** The space the Army in `gone` that has arrived last may have to drive enemies from; null for none. */
    arriving: string | null;
  };
}
