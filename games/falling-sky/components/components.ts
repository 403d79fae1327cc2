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
  readonly id: RegionId;
  readonly name: string;
  readonly home: Faction | null;
  readonly tribes: readonly Tribe[];
}

/** A border between two Regions. */
export interface PrintedBorder {
  readonly a: RegionId;
  readonly b: RegionId;
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
  readonly regions: readonly PrintedRegion[];
  readonly borders: readonly PrintedBorder[];
  readonly cards: readonly PrintedCard[];
  readonly pools: Readonly<Record<Faction, Pool>>;
  readonly scenarios: readonly Scenario[];
}
