import type { LobbyAPI, Server } from 'boardgame.io';
import { publicSeats } from '../socket/master';
import { type Delayed, isHeldBack } from '../watching';

/**
 * Returns what everybody may know of a match at the time `now`, in milliseconds; or what who holds a seat may know. While watchers may not know
 * how it stands, those without a seat are not told that it is over, when it was last moved in, nor of a rematch.
 */
export function publicMatch(
  matchID: string,
  match: Server.MatchData & Delayed,
  now: number,
  isSeated = false,
): LobbyAPI.Match {
  const { openAt: _told, ...told } = match;
  const shown = { ...told, matchID, players: publicSeats(match) };
  if (isSeated || !isHeldBack(match, now)) return shown;
  const { gameover: _over, nextMatchID: _next, ...open } = shown;
  return { ...open, updatedAt: match.createdAt };
}
