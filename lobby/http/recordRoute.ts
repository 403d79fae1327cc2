import type { AnyGame } from '../../games/kit/game';
import { accountOf } from '../../games/record/account';
import { recordOf } from '../../games/record/making';
import type { MatchRecord } from '../../games/record/record';
import { ownsSeat } from '../credentials';
import { isOfKit, type LobbyGame } from '../game';
import { publicSeats } from '../socket/master';
import { sightOf } from '../socket/view';
import type { Storage } from '../storage/storage';
import type { BoardgameServer, Context } from './koa';
import { gameIn, matchIn } from './paths';

type Parts = { games: readonly LobbyGame[]; storage: Storage };
type Match = Awaited<ReturnType<typeof matchIn>>;

/**
 * Adds the route of records: `GET /games/<game>/<match>/record` answers, once a match is over, with all that it takes to play it
 * again and to work out its dice. While it goes on, who sends the credentials of a seat (`Authorization: Bearer <credentials>`) is told what that seat
 * has seen; 403 if they are those of none, and 409 without any. 409 for matches that began without a key of their own; 404 for games of other makers,
 * whose logs do not tell what everybody saw.
 */
export function routeRecords({ router }: BoardgameServer, { games, storage }: Parts): void {
  router.get('/games/:name/:id/record', async (context) => {
    const game = gameIn(context, games);
    if (!isOfKit(game)) return context.throw(404, `There are no records of ${game.name}`);
    const match = await matchIn(context, storage, game);
    const seat = match.gameover === undefined ? seatAsking(context, match) : null;
    const stored = await storedMatch(storage, game, context.params.id, match);
    if (stored === null) return context.throw(404, 'The match has been deleted');
    if (seat !== null) {
      const { log } = sightOf(game, seat, stored.state, stored.log);
      context.body = accountOf(seat, { ...stored, log });
      return;
    }
    const record = recordOf({ ...stored, ended: new Date(match.updatedAt).toISOString() });
    context.body = record ?? context.throw(409, 'The match began without dice of its own key');
  });
}

/** Returns the record of a match that is over; null where it has none, or is gone. */
export async function recordIn(
  storage: Storage,
  game: LobbyGame & AnyGame,
  matchID: string,
  match: Match,
): Promise<MatchRecord | null> {
  const stored = await storedMatch(storage, game, matchID, match);
  return stored && recordOf({ ...stored, ended: new Date(match.updatedAt).toISOString() });
}

/** Returns what a record is made of; null where the match is gone. */
async function storedMatch(storage: Storage, game: LobbyGame & AnyGame, matchID: string, match: Match) {
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

/** Returns the seat whose credentials a request has. */
function seatAsking(context: Context, { players }: Match): string {
  const [, credentials] = /^Bearer (.+)$/i.exec(context.get('authorization')) ?? [];
  if (credentials === undefined) return context.throw(409, 'The match goes on');
  const player = Object.values(players).find((each) => ownsSeat(credentials, each));
  return player === undefined ? context.throw(403, 'Invalid credentials') : String(player.id);
}
