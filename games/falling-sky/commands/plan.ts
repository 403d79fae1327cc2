/* What is planned of a Command before it is executed (8.1). */

import type { SteppedAbility } from '../abilities/names';
import type { BattleMode } from '../battle/terms';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Kind } from './party';
import type { CommandName } from './terms';

/** A group of pieces that is to March: from its origin, Region by Region, to where it stops. */
export interface Journey {
  from: RegionId;
  /** The Regions it enters, the last where it stops. */
  way: RegionId[];
  /** How many pieces of each kind go. */
  pieces: Partial<Record<Kind, number>>;
  /** All Warbands there go, also those that a Special Ability has brought in since; but so many as it leaves. */
  all?: true;
  /** How many Warbands go along that another Faction has lent (card 38); all there are by default. */
  lent?: number;
  /** How many Warbands or Auxilia stay behind at least, should there be fewer when it sets out than were planned with. */
  leaves?: number;
}

/** A Battle that is to be fought. */
export interface PlannedBattle {
  region: RegionId;
  target: Faction;
  way: BattleMode;
}

/** What a Non-player has set out to do by a Command, kept in the Command's order until it is over. */
export interface Plan {
  /** The number of the section that led to it, as the journal tells: `8.5.3`. */
  box: string;
  /** What it does and why, in plain words that follow the name of the Faction: `Rally, as that places an Ally`. */
  why: string;
  command: CommandName;
  /** The groups of a March that have still to set out, in order. */
  journeys?: Journey[];
  /** The Battles that have still to be fought, in order. */
  battles?: PlannedBattle[];
  /** The Regions where a March flips what lies Revealed, though nothing leaves them. */
  hides?: RegionId[];
  /** What a Rally has come to, of Citadels, Allies and Warbands in this order: it can place nothing any more of those before. */
  part?: 'ally' | 'warbands';
  /** The Special Ability that is to go with the Command where the flowchart fixes it ahead. */
  ability?: SteppedAbility;
  /** Auxilia that Scout moves ahead of a March, to Reveal what Harasses it (8.8.1). */
  rides?: { from: RegionId; to: RegionId; count: number }[];
  /** Hidden Warbands on the way of a March that Scout has to Reveal before it (8.8.1). */
  reveals?: { region: RegionId; faction: Faction; count: number }[];
  /** Nothing came of it, so that the Faction goes on with its flowchart. */
  abandoned?: true;
  /** How far the Command has come: whether Special Abilities before it and after it have been considered. */
  considered?: 'before' | 'after';
}
