import type { NoData } from '../../kit/frame';
import type { PathKind } from '../components/components';
import type { Side } from '../components/sides';

/**
 * How a group has fared that was about to enter a space: it stands there and may go on; it stands there, or what is left of
 * it, and its movement ends; it has backed up to where it came from (12.2.2) or retreated, and its movement ends; or it is
 * no more.
 */
export type EntryResult = 'goes on' | 'stops' | 'back' | 'destroyed';

/** A group on its way into a space, its Movement Points paid. */
export interface Entry {
  /** Whose movement it is; the player who moves the German Tribe is not its owner (17.4.1). */
  side: Side;
  /** The commander; the German Tribe itself when it moves. */
  commander: string;
  group: string[];
  from: string;
  to: string;
  via: PathKind;
  /** Whether no Interception may be made (6.2, card 52). */
  noInterception: boolean;
}

/** How far an entry has come. */
export type EntryStage =
  | 'interception'
  | 'resolution'
  | 'backUp'
  | 'arrival'
  | 'defence'
  | 'battle'
  | 'germans'
  | 'over';

/** Interception and Avoid Battle (12.0). */
export interface ReactionFrames {
  /**
   * A moving group is about to enter a space, its Movement Points paid: Interceptions (12.1), going inside (10.6), Avoid Battle
   * (12.2), battle (13.0). It puts the pieces of the group into the space. Finishes with an {@link EntryResult}.
   */
  entry: Entry;
  /** An entry that goes on. */
  approach: Entry & {
    stage: EntryStage;
    /** The sides that have been asked for Interceptions. */
    asked: Side[];
    /** The spaces of the stacks designated to intercept that have not rolled yet, and whose they are (12.1.3). */
    designated: string[];
    interceptor: Side;
    /** Who has intercepted and stands in the space. */
    arrived: string[];
    /** The pieces of the other side in the space that may react when the group enters it, unbesieged until then. */
    defenders: string[];
    /** Whether the movement ends here whatever comes. */
    halted: boolean;
  };
  /** A side designates stacks to intercept (12.1.3). */
  interception: { chosen: string[] };
  /** A stack that has intercepted leaves behind whom it will (12.1.4). */
  detachment: { from: string; going: string[] };
  /** A group that is intercepted may back up (12.2.2). */
  backUp: NoData;
  /** Those in the space avoid battle, go behind walls or stand (10.6, 12.2). */
  defence: {
    /** Who still has to choose. */
    pieces: string[];
    /** Whether the attempt to Avoid Battle has failed. */
    failed: boolean;
  };
  /** An Army that avoids battle goes to one space or several (12.2.2). */
  withdrawal: { pieces: string[]; exits: string[]; sent: Record<string, string> };
}
