import { accountOf } from '../../games/record/account';
import { isOfKit, type LobbyGame } from '../game';
import { sightOf } from '../socket/view';
import type { Storage } from '../storage/storage';
import type { BoardgameServer } from './koa';
import { assertOpen, GOES_ON } from './open';
import { gameIn, matchIn } from './paths';
import { recordIn, storedMatch } from './recorded';
import { seatAsking } from './seatAsking';

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
    const asked = { game, matchID: context.params.id, match };
    if (match.gameover !== undefined) {
      await assertOpen(context, storage, match);
      const record = await recordIn(storage, asked);
      context.body = record ?? context.throw(409, 'The match began without dice of its own key');
      return;
    }
    const seat = seatAsking(context, match) ?? context.throw(409, GOES_ON);
    const stored = await storedMatch(storage, asked);
    if (stored === null) return context.throw(404, 'The match has been deleted');
    const { log } = sightOf(game, seat, stored.state, stored.log);
    context.body = accountOf(seat, { ...stored, log });
  });
}
