/*
 * What a box of the game holds that its owner may find printed otherwise, as a value: names, Home Regions, Cities, whose a Tribe alone
 * may be, borders, the heads of the Event cards, the pools of Forces and the set-up of the scenarios. What the rules themselves name
 * stays: the Regions and their groups, the Tribes in each, the Factions and Leaders, what Events bring about, which of their texts are
 * Capabilities. See {@link loadComponents}.
 */
import type { EventCard } from './cards';
import type { Faction, Pool } from './factions';
import type { Border, RegionId, Tribe } from './map';
import type { Scenario } from './scenarios';

/** The id of the set that the package brings: matches that name no set are of this one. */
export const OUR_SET = 'second-edition';

/** What is printed of a Region (1.3.1). `home`: whose Rally or Recruit symbol it has; its Tribes are in a fixed order. */
export interface PrintedRegion {
  /** Its id. */
  readonly id: RegionId;
  /** As players call it. */
  readonly name: string;
  /** Whose Rally or Recruit symbol it has; null without. */
  readonly home: Faction | null;
  /** Its Tribes, in the order of the map. */
  readonly tribes: readonly Tribe[];
}

/** A border between two Regions. */
export interface PrintedBorder {
  /** The id of one of the two Regions. */
  readonly a: RegionId;
  /** The id of the other. */
  readonly b: RegionId;
  /** What it is. */
  readonly kind: Border;
}

/** What is printed at the head of an Event card: its texts are the rules'. */
export type PrintedCard = Pick<EventCard, 'number' | 'name' | 'order' | 'signs'>;

/** A whole set of components. Regions, cards and scenarios are those of the rules, in their order. */
export interface Components {
  /** Names the set: every match of another set than ours keeps it, and can be played on only with a set of the same name. */
  readonly id: string;
  /** What players should know of where it comes from. */
  readonly note: string;
  /** The Regions with their Tribes. */
  readonly regions: readonly PrintedRegion[];
  /** Each border once, in any order. */
  readonly borders: readonly PrintedBorder[];
  /** The heads of the 72 Event cards. */
  readonly cards: readonly PrintedCard[];
  /** How many pieces each Faction has. */
  readonly pools: Readonly<Record<Faction, Pool>>;
  /** The scenarios and how each begins. */
  readonly scenarios: readonly Scenario[];
}
