import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import { isHeldBack } from '../watching';
import { decidingIn } from './deciding';
import type { BoardgameServer } from './koa';
import type { Lists } from './lists';
import { gameIn, matchIn } from './paths';
import { publicMatch } from './publicMatch';
import { parseWhere } from './query';
import { seatSent } from './seatAsking';

type Parts = { games: readonly LobbyGame[]; storage: Storage; lists: Lists };

/**
 * Adds the routes that show matches, in front of boardgame.io's, which answer the same: a list is one query here, and a
 * match is found under its own game's name only. One that is asked for by its id is shown with the seats that have to decide. Of a match that
 * watchers see later, who sends the credentials of a seat (`Authorization: Bearer <credentials>`) is told how it stands now.
 */
export function routeMatches({ router }: BoardgameServer, { games, storage, lists }: Parts): void {
  router.get('/games/:name', async (context) => {
    const game = gameIn(context, games);
    context.type = 'json';
    context.body = await lists.of(game.name ?? 'default', parseWhere(context.query));
  });

  router.get('/games/:name/:id', async (context) => {
    const match = await matchIn(context, storage, gameIn(context, games));
    const { id } = context.params;
    const now = Date.now();
    const isSeated = seatSent(context, match) !== undefined;
    const deciding = await decidingIn(storage, id, isSeated || !isHeldBack(match, now) ? undefined : now);
    context.body = { ...publicMatch(id, match, now, isSeated), deciding };
  });
}
