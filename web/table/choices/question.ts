import type { Seat } from '../../../games/kit/frame';
import type { MatchState } from '../../client/match';
import type { Choices } from './choices';

/** Returns boardgame.io's number of the last state to which somebody else's move has led, for a seat; -1 for none yet. */
export function lastOfOthers(state: MatchState | null, seat: Seat | null): number {
  return state?.log.findLast(({ action }) => action.payload.playerID !== seat)?._stateID ?? -1;
}

/** Returns a string that stands for what is asked and changes when something new is; empty while nothing is asked. */
export function questionOf(
  state: MatchState | null,
  { side, prompt }: Pick<Choices, 'side' | 'prompt'>,
): string {
  if (state === null || prompt === null) return '';
  const { stack } = state.G;
  return `${side} ${stack.length} ${stack.at(-1)?.step}`;
}
