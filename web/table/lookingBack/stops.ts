/* Where in a match one can look back. */
import type { JournalEntry } from '../../../games/kit/journal';

/** A position that can be looked back at. */
export interface Stop {
  /** boardgame.io's number of its state. */
  state: number;
  /** How many moves of the match led to it. */
  moves: number;
  /** How many entries of the journal tell of what led to it. */
  entries: number;
}

/**
 * Returns where one can look back in a match, oldest first, the present last: at those of the known `states` in which a move was made
 * that still stands. `entries` is the journal, and `present` the number of the present state.
 */
export function stopsIn(
  entries: readonly JournalEntry[],
  states: readonly number[],
  present: number,
): readonly Stop[] {
  const stops: Stop[] = [];
  const made = new Set(entries.map(({ state }) => state));
  const begins = entries.findIndex(({ move }) => move !== '');
  const opening = begins < 0 ? entries.length : begins;
  let [moves, told] = [0, 0];
  for (const state of states) {
    if (state > present || (state !== present && !made.has(state))) continue;
    while (told < entries.length && (told < opening || entries[told].state < state)) {
      if (entries[told].move !== '') moves++;
      told++;
    }
    stops.push({ state, moves, entries: told });
  }
  return stops;
}

/** Returns which stop is the first that has an entry of the journal behind it; null where none is known. */
export function stopAfter(stops: readonly Stop[], entry: number): number | null {
  const after = stops.findIndex(({ entries }) => entries > entry);
  return after < 0 || entry < firstEntry(stops) ? null : after;
}

/** Returns from which entry of the journal on the position is known to which it led. */
export function firstEntry([first]: readonly Stop[]): number {
  return first === undefined ? Number.POSITIVE_INFINITY : first.entries - 1;
}
