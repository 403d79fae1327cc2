import type { LobbyAPI } from 'boardgame.io';
import type { Storage } from '../storage/storage';
import type { BoardgameServer } from './koa';
import { heldSeatIn, seatIn } from './paths';
import type { MatchPost, Posts } from './posts';

/** Adds the routes by which people take a seat, give it back, and change what it says of them. */
export function routeSeats(posts: Posts, { auth }: BoardgameServer, storage: Storage): void {
  posts.onMatch('join', async ({ context, matchID, match, body }) => {
    const { playerID, playerName: name, data } = body;
    const seat = typeof playerID === 'string' ? seatIn(context, match, playerID).id : undefined;
    const credentials = await auth.generateCredentials(context);
    const player = { seat, name, data: data || undefined, credentials };
    const claimed = await storage.claimSeat(matchID, player);
    return {
      playerID: String(claimed),
      playerCredentials: credentials,
    } satisfies LobbyAPI.JoinedMatch;
  });

  posts.onMatch('leave', async ({ context, matchID, match, body }) => {
    const { id } = heldSeatIn(context, match, body);
    await storage.leaveSeat(matchID, id, body.credentials ?? '');
    return {};
  });

  const update = async ({ context, matchID, match, body }: MatchPost<'update' | 'rename'>) => {
    const player = heldSeatIn(context, match, body);
    if (body.newName !== undefined) player.name = body.newName;
    if (body.data) player.data = body.data;
    await storage.setMetadata(matchID, match);
    return {};
  };
  posts.onMatch('update', update);
  posts.onMatch('rename', update);
}
