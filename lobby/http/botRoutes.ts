import type { Server } from 'boardgame.io/server';
import { ownsMatch } from '../credentials';
import type { BotSeats, BotWish } from '../storage/botSeats';
import type { Storage } from '../storage/storage';

type BotBody = { playerID: string; wish: BotWish | null; creatorCredentials?: string };

/** Adds the route by which the creator of a match gives its seats to bots and takes them away. */
export function routeBots({ router }: ReturnType<typeof Server>, storage: Storage, seats: BotSeats): void {
  router.post('/games/:name/:id/bot', async (context) => {
    const { playerID, wish, creatorCredentials }: BotBody = context.state.body;
    const matchID: string = context.params.id;
    if (!ownsMatch(creatorCredentials, await seats.creatorOf(matchID))) {
      return context.throw(403, 'Only the creator of the match may seat bots');
    }
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    const seat = Number(playerID);
    if (metadata?.players[seat] === undefined) return context.throw(404, `Player ${playerID} not found`);
    if (wish === null) await seats.open(matchID, seat);
    else await seats.give(matchID, seat, wish);
    context.body = {};
  });
}
