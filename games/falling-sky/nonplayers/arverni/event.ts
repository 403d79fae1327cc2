/* Whether the Non-player Arverni execute the Event (8.7.2). */
import type { Text } from '../../components/cards';
import type { FrameOf } from '../../state';
import { eventFor, isAutomatic } from '../events/choice';
import type { Moment } from '../moment';
import { rolls } from '../rolling';

const WORST_ROLL = 4;

/** Returns the text of the Event that the Arverni execute, by a roll of 1-4 where it is not automatic; null for none (8.7.2). */
export function eventOnARoll(at: Moment<FrameOf<'turn'>>): Text | null {
  if (!at.frame.options.includes('event')) return null;
  const text = eventFor(at);
  if (text === null) return null;
  const card = at.G.played[at.G.played.length - 1];
  if (typeof card === 'number' && isAutomatic(at.G, card)) return text;
  return rolls(at, '8.7.2', WORST_ROLL, 'execute the Event') ? text : null;
}
