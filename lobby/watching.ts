import type { LobbyGame } from './game';

/**
 * What people without a seat may do in a match, as its creator has chosen: watch and read the players' chat (`chat`), watch without the
 * chat (`play`), or nothing (`none`).
 */
export const WATCHING = ['chat', 'play', 'none'] as const;
export type Watching = (typeof WATCHING)[number];

/** What they may do where the creator has chosen nothing. */
export const USUAL_WATCHING: Watching = 'play';

/** The longest time, in minutes, by which watchers may see a match later. */
export const LONGEST_DELAY = 1440;

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * What a match says of when watchers see what happens in it: how many minutes later, and, once it is over, from when on everybody may know all
 * of it, in milliseconds since 1970. Without a delay it says neither.
 */
export type Delayed = { delay?: number; openAt?: number };

/** Returns the time, in milliseconds, up to which watchers may know at the time `now` what has happened in a match. */
export function knownUntil({ delay = 0 }: Pick<Delayed, 'delay'>, now: number): number {
  return now - delay * MINUTE;
}

/** Returns whether those who hold no seat may not know yet, at the time `now`, how a match stands or that it is over. */
export function isHeldBack(match: Delayed, now: number): boolean {
  const { delay = 0, openAt = Number.POSITIVE_INFINITY } = match;
  return delay > 0 && openAt > now;
}

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
