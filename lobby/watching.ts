import type { LobbyGame } from './game';

/**
 * What who holds no seat may do in a match, as its creator says: watch and read what players say (`chat`), watch without that
 * (`play`), or nothing (`none`).
 */
export const WATCHING = ['chat', 'play', 'none'] as const;
export type Watching = (typeof WATCHING)[number];

/** What holds where nobody has said anything. */
export const USUAL_WATCHING: Watching = 'play';

/** Returns whether who sits on no seat may watch. */
export function mayWatch(watching: Watching): boolean {
  return watching !== 'none';
}

/** Returns what says of a listener, a seat or with null a watcher without one, whether it may hear a seat as a match stands. */
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
