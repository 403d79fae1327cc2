import { accountOf } from '../../games/record/account';
import { recordOf } from '../../games/record/making';
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
    const stateVersion = await storage.versionAtFirst(context.params.id);
    if (stateVersion === undefined) return context.throw(404, 'The match has been deleted');
    const stored = {
      game,
      stateVersion,
      options: match.setupData,
      seats: publicSeats(match),
      begun: new Date(match.createdAt).toISOString(),
      ...(await storage.fetch(context.params.id, { initialState: true, state: true, log: true })),
    };
    if (seat !== null) {
      const { log } = sightOf(game, seat, stored.state, stored.log);
      context.body = accountOf(seat, { ...stored, log });
      return;
    }
    const record = recordOf({ ...stored, ended: new Date(match.updatedAt).toISOString() });
    context.body = record ?? context.throw(409, 'The match began without dice of its own key');
  });
}

/** Returns the seat whose credentials a request has. */
function seatAsking(context: Context, { players }: Match): string {
  const [, credentials] = /^Bearer (.+)$/i.exec(context.get('authorization')) ?? [];
  if (credentials === undefined) return context.throw(409, 'The match goes on');
  const player = Object.values(players).find((each) => ownsSeat(credentials, each));
  return player === undefined ? context.throw(403, 'Invalid credentials') : String(player.id);
}
