/* What an Event keeps while it is carried out (5.0). */
import type { Journey } from '../commands/plan';
import type { Text } from '../components/cards';
import type { Faction, Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';

/** What the step of an Event keeps. */
export interface EventFrames {
  /** A text being carried out. What its effects have to remember of each other stands here, and is forgotten with it. */
  event: {
    card: number;
    text: Text;
    by: Player;
    /** The effect that is under way, counted from the first of the text. */
    at: number;
    /** How often the choice that is under way has been made; for a {@link Call}, 1 once it has called. */
    taken: number;
    /** The Regions and Factions chosen so far, in order. */
    regions: RegionId[];
    factions: Faction[];
    tribes: TribeId[];
    /** What has been chosen of several possibilities, the last one last. */
    options: string[];
    /** Numbers to be remembered, under names of the card's own: how many pieces were placed in a Region, a die. */
    noted: Partial<Record<string, number>>;
    /** Capabilities that apply in one Region of a Command and have been used in the Battle that is fought (13, 59). */
    used: number[];
    /** What a Non-player has set out to move by the text (8.2.1). */
    journeys?: Journey[];
    /** The Region in which a Non-player last placed, removed or replaced a piece by the text (8.3.1). */
    busy?: RegionId;
  };
}
