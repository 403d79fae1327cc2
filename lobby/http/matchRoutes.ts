import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import { decidingIn } from './deciding';
import type { BoardgameServer } from './koa';
import type { Lists } from './lists';
import { gameIn, matchIn } from './paths';
import { publicMatch } from './publicMatch';
import { parseWhere } from './query';

type Parts = { games: readonly LobbyGame[]; storage: Storage; lists: Lists };

/**
 * Adds the routes that show matches, in front of boardgame.io's, which answer the same: a list is one query here, and a
 * match is found under its own game's name only. One that is asked for by its id is shown with the seats that have to decide.
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
    context.body = { ...publicMatch(id, match), deciding: await decidingIn(storage, id) };
  });
}
