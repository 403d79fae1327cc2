import { seatsAsked } from '../../games/kit/table';
import type { Storage } from '../storage/storage';

/**
 * Returns the seats that have to decide in a match, as it stands or, at a time `now` that is given in milliseconds, as watchers may see it then;
 * none when it is over, or cannot be read any more.
 */
export async function decidingIn(
  { matches }: Pick<Storage, 'matches'>,
  matchID: string,
  now?: number,
): Promise<string[]> {
  try {
    const match = await matches.current(matchID);
    const seen = match && now !== undefined ? await matches.asWatched(match, now) : match;
    return seen === undefined ? [] : seatsAsked(matches.stateOf(seen).ctx);
  } catch {
    return [];
  }
}
