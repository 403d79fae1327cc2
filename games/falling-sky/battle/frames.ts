/* What the steps of a Battle keep while they are under way (3.2.4, 3.3.4, 3.4.4). */

import type { Answers } from '../answers';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Group, Lie } from '../pieces/force';
import type { FightTerms } from './terms';

/** A side of a Battle. */
export type Army = 'attackers' | 'defenders';

/**
 * Pieces of a Faction that take part on one side: all it has in the Region, all its Warbands or Auxilia, or just those of
 * a group. Only with all of them do Allies, Citadels and Fort take part, too.
 */
export interface Contingent {
  faction: Faction;
  pieces: 'all' | 'troops' | Group;
}

/** What happens next in a Battle, in the order of the procedure. */
export type Stage =
  | 'begin'
  | 'defence'
  | 'elite'
  | 'slingers'
  | 'horse'
  | 'ambush'
  | 'archers'
  | 'slings'
  | 'declare'
  | 'besiege'
  | 'attack'
  | 'counterattack'
  | 'reveal'
  | 'retreat'
  | 'ballistae'
  | 'end';

/** A Battle under way. */
export interface Fight {
  region: RegionId;
  attacker: Faction;
  by: Player | null;
  defender: Faction;
  attackers: Contingent[];
  defenders: Contingent[];
  borrows?: boolean;
  terms: Readonly<FightTerms>;
  stage: Stage;
  /** The Defender has a Fort or Citadel when the Battle begins, which halves the Losses of the Attack. */
  stronghold: boolean;
  /** The Defender has declared Retreat; and which Factions let it Retreat to where they Control. */
  retreats: boolean;
  retreat: Answers;
  /** Caesar's die keeps Loss rolls and Counterattack for the Romans (4.3.3). */
  caesarHolds: boolean;
  /** How many Arverni Warbands take and cause Losses like Legions, by how they lie (card 30). */
  elite: Record<Lie, number>;
  /** Auxilia cause one Loss each (card 59). */
  horse: boolean;
  /** The Faction whose enemy takes double Losses (card 59). */
  doubles: Faction | null;
  /** Auxilia cause Losses to the Attacker first (card 13). */
  slingers: boolean;
}

/** A Faction is asked whether a Capability applies to the Battle under way: 13 and 59 in one Region of a Command. */
export interface CapabilityUse {
  card: 13 | 38 | 59;
}

/** The Arverni pick Warbands that fight as Legions. */
export interface ElitePick {
  left: number;
}

/** A Defender declares; `asked` is the Faction whose answer it waits for. */
export interface Declaration {
  asked: Player | null;
}

/** What takes pieces away: Besiege, or card 10 after an Ambush, which may be declined. */
export interface Siege {
  by: 'besiege' | 'ballistae';
}

/** Losses that a side of the Battle under way has still to take. */
export interface Losses {
  army: Army;
  count: number;
  /** What the first of them must be, without a roll, if it is there (cards 2, 25). */
  first: 'legion' | 'ally' | null;
  /** Whether pieces may absorb Losses by a die; not under Ambush (4.3.3). */
  rolls: boolean;
}

/** A Defender Retreats: what it lets stay put (only from Roman Battle). */
export interface Withdrawal {
  leaderStays: boolean;
  hiddenStay: number;
}

/** What each step of a Battle keeps. */
export interface BattleFrames {
  fight: Fight;
  capability: CapabilityUse;
  elite: ElitePick;
  declare: Declaration;
  siege: Siege;
  losses: Losses;
  withdraw: Withdrawal;
}
