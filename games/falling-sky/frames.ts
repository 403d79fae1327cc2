/* What each step keeps while it is under way. No step is imported here: the frames of a chapter are told next to its steps. */
import type { NoData } from '../kit/frame';
import type { AbilityFrames } from './abilities/frames';
import type { Matter } from './answers';
import type { BattleFrames } from './battle/frames';
import type { CommandFrames } from './commands/frames';
import type { Plan } from './commands/plan';
import type { Player } from './components/factions';
import type { RegionId } from './components/map';
import type { EventFrames } from './events/frames';
import type { WinterFrames } from './winter/frames';

/** What a Faction has done with a card (2.3.4). */
export type Deed = 'command' | 'ability' | 'event';
/** What each step of the sequence of play keeps. */
export interface SequenceFrames {
  /** The cards one after the other (2.3.7). */
  game: NoData;
  /** A card in play: what was done with it, by whom, and who has passed (2.3.4). */
  card: { deeds: { faction: Player; deed: Deed }[]; passed: Player[] };
  /** An Eligible Faction chooses; `executes` once it has chosen a Command or the Event. `removed`: it has removed own pieces
   * (1.4.1). `plan`: what a Non-player has set out to do (8.1). `favours`: whether the Aedui help the Romans, once rolled (8.6.6).
   * `aim`: to where Non-player Romans March by card 72 (8.2.1). */
  turn: {
    faction: Player;
    options: Deed[];
    limited: boolean;
    executes: 'command' | 'event' | null;
    removed?: boolean;
    plan?: Plan;
    favours?: boolean;
    aim?: RegionId;
  };
}

/** What the step keeps in which a Faction answers another. */
export interface NegotiationFrames {
  /** `region` where it is about one; `offer` are the Resources that agreeing brings. Finishes with true or false. */
  agreement: {
    by: Player;
    of: Player;
    matter: Matter;
    region: RegionId | null;
    offer: number;
    /** The offer is not handed over at once; who asked does it when the action brings it in. */
    later: boolean;
    asked: boolean;
  };
}

/** What every step of the game keeps, by its name. */
export interface Frames
  extends SequenceFrames,
    NegotiationFrames,
    CommandFrames,
    AbilityFrames,
    BattleFrames,
    EventFrames,
    WinterFrames {}
