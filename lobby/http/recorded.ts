import type { AnyGame } from '../../games/kit/game';
import type { StoredMatch } from '../../games/record/making';
import { recordOf } from '../../games/record/making';
import type { MatchRecord } from '../../games/record/record';
import type { LobbyGame } from '../game';
import { publicSeats } from '../socket/master';
import type { Storage } from '../storage/storage';
import type { matchIn } from './paths';

type Match = Awaited<ReturnType<typeof matchIn>>;

/** Which match is asked for: its game, its id, and what is known of it. */
export interface AskedMatch {
  game: LobbyGame & AnyGame;
  matchID: string;
  match: Match;
}

/** Returns all of a match that its record is made of; null where it is gone. */
export async function storedMatch(
  storage: Storage,
  { game, matchID, match }: AskedMatch,
): Promise<StoredMatch | null> {
  const stateVersion = await storage.versionAtFirst(matchID);
  if (stateVersion === undefined) return null;
  return {
    game,
    stateVersion,
    options: match.setupData,
    seats: publicSeats(match),
    begun: new Date(match.createdAt).toISOString(),
    ...(await storage.fetch(matchID, { initialState: true, state: true, log: true })),
  };
}

/** Returns the record of a match that is over; null where it began without a key of its own, or is gone. */
export async function recordIn(storage: Storage, asked: AskedMatch): Promise<MatchRecord | null> {
  const stored = await storedMatch(storage, asked);
  const ended = (await storage.endOf(asked.matchID)) ?? asked.match.updatedAt;
  return stored && recordOf({ ...stored, ended: new Date(ended).toISOString() });
}
