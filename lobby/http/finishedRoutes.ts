import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import { mayWatch } from '../watching';
import { cursorOf, finishedWhereIn } from './finishedQuery';
import type { BoardgameServer } from './koa';
import { gameIn, matchIn } from './paths';
import { CLOSED, seatSent } from './seatAsking';
import { Statistics } from './statistics';

type Parts = { games: readonly LobbyGame[]; storage: Storage };

/** The last part of the address of the list. A game of that name would be asked for by it. */
const LIST = 'finished';

/**
 * Adds the routes of matches that are over: `GET /games/finished` lists those that are listed and open to watchers, by pages;
 * `GET /games/<game>/statistics` tells how often a game has ended how, also of matches that are not listed or no longer there; `GET
 * /games/<game>/<match>/series` tells of a match, of what it is a rematch of and of its rematches those that are over. 400 for a query that
 * makes no sense; 403 where a match is closed to watchers, and the credentials of no seat are sent; 404 for unknown games and matches.
 */
export function routeFinished({ router }: BoardgameServer, { games, storage }: Parts): void {
  const statistics = new Statistics(storage.tallies);

  router.get(`/games/${LIST}`, async (context, next) => {
    if (games.some(({ name }) => name === LIST)) return next();
    const where = finishedWhereIn(context, games);
    const { matches, next: place } = await storage.finished.list(where, Date.now());
    context.body = { matches, ...(place === undefined ? {} : { next: cursorOf(place) }) };
  });

  router.get('/games/:name/statistics', async (context) => {
    const { name = 'default' } = gameIn(context, games);
    context.type = 'json';
    context.body = await statistics.of(name);
  });

  router.get('/games/:name/:id/series', async (context) => {
    const match = await matchIn(context, storage, gameIn(context, games));
    const { id } = context.params;
    const seat = seatSent(context, match);
    if (seat === undefined && !mayWatch(await storage.watchingOf(id))) context.throw(403, CLOSED);
    const now = seat === undefined ? Date.now() : Number.MAX_SAFE_INTEGER;
    context.body = { matches: await storage.finished.series(id, now) };
  });
}
