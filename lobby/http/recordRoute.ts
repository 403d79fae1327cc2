import { recordOf } from '../../games/record/making';
import { isOfKit, type LobbyGame } from '../game';
import { publicSeats } from '../socket/master';
import type { Storage } from '../storage/storage';
import type { BoardgameServer } from './koa';
import { gameIn, matchIn } from './paths';

type Parts = { games: readonly LobbyGame[]; storage: Storage };

/**
 * Adds the route of records: `GET /games/<game>/<match>/record` answers, once a match is over, with all that it takes to play it
 * again and to work out its dice; 409 while it goes on, and for matches that began without a key of their own; 404 for games of other makers, whose logs
 * do not tell what everybody saw.
 */
export function routeRecords({ router }: BoardgameServer, { games, storage }: Parts): void {
  router.get('/games/:name/:id/record', async (context) => {
    const game = gameIn(context, games);
    if (!isOfKit(game)) return context.throw(404, `There are no records of ${game.name}`);
    const match = await matchIn(context, storage, game);
    if (match.gameover === undefined) return context.throw(409, 'The match goes on');
    const stateVersion = await storage.versionAtFirst(context.params.id);
    if (stateVersion === undefined) return context.throw(404, 'The match has been deleted');
    const { initialState, state, log } = await storage.fetch(context.params.id, {
      initialState: true,
      state: true,
      log: true,
    });
    const record = recordOf({
      game,
      stateVersion,
      options: match.setupData,
      seats: publicSeats(match),
      begun: new Date(match.createdAt).toISOString(),
      ended: new Date(match.updatedAt).toISOString(),
      initialState,
      state,
      log,
    });
    context.body = record ?? context.throw(409, 'The match began without dice of its own key');
  });
}
