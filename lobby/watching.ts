import type { LobbyGame } from './game';

/**
 * What people without a seat may do in a match, as its creator has chosen: watch and read the players' chat (`chat`), watch without the
 * chat (`play`), or nothing (`none`).
 */
export const WATCHING = ['chat', 'play', 'none'] as const;
export type Watching = (typeof WATCHING)[number];

/** What they may do where the creator has chosen nothing. */
export const USUAL_WATCHING: Watching = 'play';

/** Returns whether people without a seat may watch. */
export function mayWatch(watching: Watching): boolean {
  return watching !== 'none';
}

/** Returns a function that says whether a listener (a seat, or null for a watcher without one) may hear what a seat says, as a match stands. */
export function hearingOf(
  { mayHear }: Pick<LobbyGame, 'mayHear'>,
  watching: Watching,
  state: Parameters<NonNullable<LobbyGame['mayHear']>>[0],
): (listener: string | null, speaker: string) => boolean {
  return (listener, speaker) => {
    if (listener === null && watching !== 'chat') return false;
    return mayHear === undefined || mayHear(state, listener, speaker);
  };
}
