import { accountOf } from '../../games/record/account';
import { recordOf } from '../../games/record/making';
import { isOfKit, type LobbyGame } from '../game';
import { publicSeats } from '../socket/master';
import { sightOf } from '../socket/view';
import type { Storage } from '../storage/storage';
import { isHeldBack, mayWatch } from '../watching';
import type { BoardgameServer, Context } from './koa';
import { gameIn, matchIn } from './paths';
import { CLOSED, seatAsking } from './seatAsking';

type Parts = { games: readonly LobbyGame[]; storage: Storage };

/**
 * Adds the route of records: `GET /games/<game>/<match>/record` answers, once a match is over, with all that it takes to play it
 * again and to work out its dice. While it goes on, who sends the credentials of a seat (`Authorization: Bearer <credentials>`) is told what that seat
 * has seen; 403 if they are those of none, and 409 without any. The record of a match that is closed to watchers is for its seats, too: 403 without
 * the credentials of one. One that watchers see later goes on, for those without a seat, until they may know its end. 409 for matches that began without a key of their own; 404 for games of other makers,
 * whose logs do not tell what everybody saw.
 */
export function routeRecords({ router }: BoardgameServer, { games, storage }: Parts): void {
  router.get('/games/:name/:id/record', async (context) => {
    const game = gameIn(context, games);
    if (!isOfKit(game)) return context.throw(404, `There are no records of ${game.name}`);
    const match = await matchIn(context, storage, game);
    const isOver = match.gameover !== undefined;
    const isTold = isOver && !isHeldBack(match, Date.now());
    const isOpen = isTold && mayWatch(await storage.watchingOf(context.params.id));
    const seat = isOpen ? null : (seatAsking(context, match) ?? refuse(context, isTold));
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
    if (seat !== null && !isOver) {
      const { log } = sightOf(game, seat, stored.state, stored.log);
      context.body = accountOf(seat, { ...stored, log });
      return;
    }
    const ended = (await storage.endOf(context.params.id)) ?? match.updatedAt;
    const record = recordOf({ ...stored, ended: new Date(ended).toISOString() });
    context.body = record ?? context.throw(409, 'The match began without dice of its own key');
  });
}

function refuse(context: Context, isTold: boolean): never {
  if (!isTold) return context.throw(409, 'The match goes on');
  return context.throw(403, CLOSED);
}
