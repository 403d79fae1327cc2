import type { MatchState } from '../../client/match';
import type { Choices } from './choices';

/** Returns a string that stands for what is asked and changes when something new is; empty while nothing is asked. */
export function questionOf(
  state: MatchState | null,
  { side, prompt }: Pick<Choices, 'side' | 'prompt'>,
): string {
  if (state === null || prompt === null) return '';
  const { stack } = state.G;
  return `${side} ${stack.length} ${stack.at(-1)?.step}`;
}
