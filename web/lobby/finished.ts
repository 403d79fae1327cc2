import type { PublicSeat } from '../client/player';
import { addressOf } from '../router';

/** A match of the server that is over. Times are in milliseconds since 1970. */
export interface FinishedGame {
  matchID: string;
  gameName: string;
  players: readonly PublicSeat[];
  setupData?: unknown;
  gameover: {
    winners?: readonly string[];
    winningSeats?: readonly string[];
    margins?: Readonly<Record<string, number>>;
    reason?: string;
  };
  moves: number;
  createdAt: number;
  endedAt: number;
}

/** A page of the list, and what the next one is asked for by, if there is more. */
export interface FinishedPart {
  matches: readonly FinishedGame[];
  next?: string;
}

/** Which finished matches are asked for: of a game or all, with a player of a name or any. */
export interface FinishedFilter {
  game: string | undefined;
  name: string;
}

/** How the games of a group have ended. */
export interface Ends {
  matches: number;
  length: { mean: number; median: number };
  wins: readonly { winners: readonly string[]; matches: number }[];
  wonBy: Readonly<Record<string, number>>;
}

/** How the games of one rulebook have ended on the server. */
export interface GameStatistics {
  all: Ends;
  players: Readonly<Record<string, Ends>>;
  holders: Readonly<Record<string, Ends>>;
  options: Readonly<Record<string, Readonly<Record<string, Ends>>>>;
}

/** Returns a page of the finished matches, the newest first. Rejects with the reason in words. */
export function listFinished({ game, name }: FinishedFilter, before?: string): Promise<FinishedPart> {
  const query = new URLSearchParams({
    ...(game === undefined ? {} : { game }),
    ...(name === '' ? {} : { name }),
    ...(before === undefined ? {} : { before }),
  });
  return answerOf(`/games/finished?${query}`);
}

/** Returns how a game has ended on the server. Rejects with the reason in words. */
export function statisticsOf(game: string): Promise<GameStatistics> {
  return answerOf(`/games/${encodeURIComponent(game)}/statistics`);
}

/** Returns the matches of a series that are over, the first one first; a room that is closed to watchers tells them to its seats. */
export async function seriesOf(
  game: string,
  match: string,
  credentials?: string,
): Promise<readonly FinishedGame[]> {
  const path = `/games/${encodeURIComponent(game)}/${encodeURIComponent(match)}/series`;
  const { matches } = await answerOf<FinishedPart>(path, credentials);
  return matches;
}

async function answerOf<T>(path: string, credentials?: string): Promise<T> {
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  const answer = await fetch(addressOf(path), { headers }).catch(() => {
    throw new Error('The server cannot be reached; try again in a moment.');
  });
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body;
  throw new Error(
    typeof body?.error === 'string' ? `${body.error}.` : `The server answers ${answer.status}.`,
  );
}
