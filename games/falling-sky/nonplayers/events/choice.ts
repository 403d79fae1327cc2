/* Whether a Non-player executes an Event, and by which text (8.1.1, 8.2). */
import type { Text } from '../../components/cards';
import type { FrameOf } from '../../state';
import type { Moment } from '../moment';

/** Returns the text of the Event in play that a Non-player executes; null where it has no such option or declines it (8.1.1, 8.2). */
export function eventFor(_at: Moment<FrameOf<'turn'>>): Text | null {
  return null;
}

/** Says whether the Arverni execute an Event without rolling for it (8.7.2). */
export function isAutomatic(_card: number): boolean {
  return false;
}
