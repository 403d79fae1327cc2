import type { Seat } from '../../../games/kit/frame';
import type { MatchState } from '../../client/match';

/**
 * Returns how many moves of a seat are to be taken back together: two when its last one was the first after an opening,
 * which without it stands for nothing; else one.
 */
export function movesTakenBack(
  log: MatchState['log'],
  seat: Seat,
  openings: readonly string[],
  undoable: number,
): number {
  const made: string[] = [];
  for (const { action } of log) {
    if (action.type !== 'MAKE_MOVE' || action.payload.playerID !== seat) continue;
    if (action.payload.type === 'undo') made.pop();
    else made.push(action.payload.type);
  }
  const [before, last] = made.slice(-2);
  const isFirst = last !== undefined && openings.includes(before) && !openings.includes(last);
  return isFirst && undoable > 1 ? 2 : 1;
}
