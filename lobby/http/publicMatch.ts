import type { LobbyAPI, Server } from 'boardgame.io';
import { publicSeats } from '../socket/master';

/** Returns what everybody may know of a match. */
export function publicMatch(matchID: string, match: Server.MatchData): LobbyAPI.Match {
  return { ...match, matchID, players: publicSeats(match) };
}
