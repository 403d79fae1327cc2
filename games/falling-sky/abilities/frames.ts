/* What Special Abilities keep while they are under way (4.1 to 4.5). */
import type { Answers, AsksSupply } from '../answers';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { AbilityName } from './names';

/** A Special Ability under way. It is in the frame of every one that has a step of its own. */
export interface Use {
  ability: AbilityName;
  faction: Player;
  /** It costs nothing (5.4). */
  free: boolean;
  /** The only Regions that may be selected; null for any. */
  regions: RegionId[] | null;
  /** The Regions selected so far; each only once (4.1). */
  selected: RegionId[];
  supply: Answers;
}

/** How Auxilia, and the Warbands they find, may lie. */
export type Seen = 'hidden' | 'revealed';

/** A Scout under way. */
export interface Patrol {
  use: Use;
  /** The Auxilia that have moved, where they are: none moves twice. */
  arrived?: Partial<Record<RegionId, Record<Seen, number>>>;
  /** Where Warbands have been Revealed or marked; from then on nothing moves. */
  found?: RegionId[];
  /** Warbands that Auxilia which have flipped may still mark. */
  spare?: Partial<Record<RegionId, number>>;
}

/** A Build under way, and in which of its Regions a Tribe has been Subdued or won. */
export interface Works {
  use: Use;
  tribes?: RegionId[];
}

/** What each step of a Special Ability keeps. */
export interface AbilityFrames {
  build: Works & AsksSupply;
  scout: Patrol;
  entreat: { use: Use };
  devastate: { use: Use };
  /** A Faction removes its share of the pieces in a Devastated Region. */
  devastation: { region: RegionId; faction: Faction; left: number };
  /** `asking`: whose answer comes next, for what offer. `declares`: all answer in turn. `promised`: what agreeing brings. */
  trade: {
    use: Use;
    asking?: { of: Player; offer: number };
    declares?: boolean;
    promised?: { to: Player; count: number }[];
  };
  /** How many pieces have been removed or placed in the Region selected last, and whether an Ally was among them. */
  suborn: { use: Use; pieces?: number; ally?: boolean };
  enlist: { use: Use };
  rampage: { use: Use };
  /** `left` pieces are still to go; all that Retreat go `to` one Region. `asking` is whose answer comes next. */
  rampaged: {
    region: RegionId;
    of: Player;
    left: number;
    to: RegionId | null;
    retreat: Answers;
    asking: Player | null;
  };
}
