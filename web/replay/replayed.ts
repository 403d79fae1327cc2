/* A match that has been played again in the page, from its record. */
import type { LogEntry, State } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import { inPortions } from '../ui/inPortions';
import { sharing } from '../ui/sharing';

/** All that a match was, with every seat's secrets. */
export interface Replayed {
  /** `G` after set-up and after every move; they share with each other what has not changed. */
  positions: readonly Stacked[];
  /** boardgame.io's log. */
  log: readonly LogEntry[];
  /** The last state. */
  last: State<Stacked>;
}

/**
 * Plays a match again, portion by portion: `states` are those after set-up and after every move, as they come. Tells how many there are so
 * far after each portion. Rejects when a state cannot be had, or the signal says that nobody wants them any more.
 */
export async function replayed(
  states: Iterable<State<Stacked>>,
  tell: (positions: number) => void,
  signal: AbortSignal,
): Promise<Replayed> {
  const positions: Stacked[] = [];
  const log: LogEntry[] = [];
  const last = await inPortions(gathering(states, positions, log), {
    tell: () => tell(positions.length),
    signal,
  });
  if (last === undefined) throw new Error('The match has no positions');
  return { positions, log, last };
}

/** Adds the positions and the log of states, one after the other, and returns the last state. */
function* gathering(
  states: Iterable<State<Stacked>>,
  positions: Stacked[],
  log: LogEntry[],
): Generator<void, State<Stacked> | undefined, void> {
  let last: State<Stacked> | undefined;
  for (const state of states) {
    const before = positions.at(-1);
    positions.push(before === undefined ? state.G : sharing(before, state.G));
    log.push(...(state.deltalog ?? []));
    last = state;
    yield;
  }
  return last;
}
