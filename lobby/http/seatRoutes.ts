import type { LobbyAPI } from 'boardgame.io';
import { Conflict } from '../errors';
import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import type { BoardgameServer } from './koa';
import { heldSeatIn, seatIn } from './paths';
import type { MatchPost, Posts } from './posts';

type Leaving = MatchPost<'leave' | 'leaveSlot' | 'leaveGame'>;

type Parts = {
  auth: BoardgameServer['auth'];
  storage: Storage;
  /** Lets a seat resign where its game knows that; resolves with false if others moved in the match meanwhile. */
  resign(game: LobbyGame, holder: { matchID: string; seat: string; credentials: string }): Promise<boolean>;
};

/**
 * Adds the routes by which people take a seat, give it back, and change what it says of them. `leave` and `leaveSlot` only give it
 * back, so that somebody else may play on; `leaveGame` leaves the game for good, which is to resign where the game knows that, and
 * then the seat.
 */
export function routeSeats(posts: Posts, { auth, storage, resign }: Parts): void {
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

  const leave = async ({ context, matchID, match, body }: Leaving) => {
    const { id } = heldSeatIn(context, match, body);
    await storage.leaveSeat(matchID, id, body.credentials ?? '');
    return {};
  };
  posts.onMatch('leave', leave);
  posts.onMatch('leaveSlot', leave);
  posts.onMatch('leaveGame', async (post) => {
    const { context, game, matchID, match, body } = post;
    heldSeatIn(context, match, body);
    const { playerID: seat, credentials = '' } = body;
    if (!(await resign(game, { matchID, seat, credentials })))
      throw new Conflict('The match has moved on meanwhile');
    return leave(post);
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
