import type { PathKind } from '../components/components';
import type { Side } from '../state';

/**
 * How a group has fared that was about to enter a space: it stands there and may go on; it stands there, or what is left of
 * it, and its movement ends; it has backed up to where it came from (12.2.2) or retreated, and its movement ends; or it is
 * no more.
 */
export type EntryResult = 'goes on' | 'stops' | 'back' | 'destroyed';

/** Interception and Avoid Battle (12.0). */
export interface ReactionFrames {
  /**
   * A moving group is about to enter a space, its Movement Points paid: Interceptions (12.1), going inside (10.6), Avoid Battle
   * (12.2), battle (13.0). It puts the pieces of the group into the space. Finishes with an {@link EntryResult}.
   */
  entry: {
    side: Side;
    commander: string;
    group: string[];
    from: string;
    to: string;
    via: PathKind;
    /** Whether no Interception may be made (6.2, card 52). */
    noInterception: boolean;
  };
}
