/* A match that has been played again in the page, from its record. */
import type { LogEntry, State } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import { sharing } from '../ui/sharing';
import { turn } from '../ui/turn';

/** All that a match was, with every seat's secrets. */
export interface Replayed {
  /** `G` after set-up and after every move; they share with each other what has not changed. */
  positions: readonly Stacked[];
  /** boardgame.io's log. */
  log: readonly LogEntry[];
  /** The last state. */
  last: State<Stacked>;
}

/** So many milliseconds are played again at a time, so that the page can be used meanwhile. */
const PORTION = 12;

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
  let last: State<Stacked> | undefined;
  let ends = performance.now() + PORTION;
  for (const state of states) {
    const before = positions.at(-1);
    positions.push(before === undefined ? state.G : sharing(before, state.G));
    log.push(...(state.deltalog ?? []));
    last = state;
    if (performance.now() < ends) continue;
    tell(positions.length);
    await turn();
    signal.throwIfAborted();
    ends = performance.now() + PORTION;
  }
  if (last === undefined) throw new Error('The match has no positions');
  return { positions, log, last };
}
