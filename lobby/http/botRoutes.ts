import { ownsMatch } from '../credentials';
import type { LobbyGame } from '../game';
import type { BotSeats } from '../storage/botSeats';
import type { Context } from './koa';
import { seatIn } from './paths';
import type { Posts } from './posts';

/** Adds the route by which the creator of a match gives its seats to bots and takes them away. */
export function routeBots(posts: Posts, seats: BotSeats, played: boolean): void {
  posts.onMatch('bot', async ({ context, game, matchID, match, body }) => {
    const { playerID, wish, creatorCredentials } = body;
    if (wish !== null) assertBots(context, game, played);
    if (!ownsMatch(creatorCredentials, await seats.creatorOf(matchID))) {
      return context.throw(403, 'Only the creator of the match may seat bots');
    }
    const { id } = seatIn(context, match, playerID);
    if (wish === null) await seats.open(matchID, id);
    else await seats.give(matchID, id, wish);
    return {};
  });
}

/**
 * Refuses bots where there are none.
 *
 * @throws 501 if the server plays none (`played`), 400 if the game has none.
 */
export function assertBots(context: Context, game: LobbyGame, played: boolean): void {
  if (!played) context.throw(501, 'This server has no bots', { expose: true });
  if (game.ai === undefined) context.throw(400, `There are no bots for ${game.name}`);
}
