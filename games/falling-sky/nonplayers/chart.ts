/* What the flowcharts of the four Non-players have in common (8.1.3). */
import type { LegalMove } from '../../kit/move';
import type { SteppedAbility } from '../abilities/names';
import type { Way } from '../battle/fight';
import type { CommandName, Order } from '../commands/order';
import type { Kind } from '../commands/party';
import type { Text } from '../components/cards';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { FrameOf } from '../state';
import type { Moment } from './moment';

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
  way: Way;
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

/** What a Non-player does when it is Eligible. */
export type Intent =
  | { does: 'pass'; rule: string }
  | { does: 'event'; text: Text; rule: string }
  | { does: 'command'; plan: Plan };

/** Any Command under way. */
export type OrderFrame = FrameOf<CommandName>;

/** Any Special Ability under way that has a step of its own. */
export type AbilityFrame = FrameOf<SteppedAbility>;

/** Commands as they could be executed, by their names. */
export type Orders = Readonly<Partial<Record<CommandName, Order>>>;

/** The flowchart of a Faction (8.5 to 8.8). */
export interface Chart {
  /** Follows the flowchart from the top: what the Faction does when it is Eligible. */
  turn(at: Moment<FrameOf<'turn'>>): Intent;
  /** Returns which of the Commands between which an Event lets it choose the flowchart comes to, by its conditions (8.2.3); null for none of them. */
  select(at: Moment, orders: Orders): CommandName | null;
  /** Returns the plan of a Command that an Event or WINTER CAMPAIGN grants, by the same priorities in the Regions concerned (8.2.3). */
  granted(at: Moment, order: Order): Plan;
  /** Returns what is done before a Special Ability is added at the start: Regions that are paid for (3.1); null when that is done. */
  first?(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the next move of the Command itself by the priorities of its box; null when there is nothing more to do. */
  next(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the Special Ability to add before the first or after the last Region of the Command; null for none then. */
  ability(at: Moment<OrderFrame>, plan: Plan, when: 'before' | 'after'): SteppedAbility | null;
  /** Returns the move that adds another Special Ability in place of one that has come to nothing; null for none. */
  instead?(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the next move of a Special Ability by its priorities; null when there is nothing more to do. */
  use(at: Moment<AbilityFrame>): LegalMove | null;
}
