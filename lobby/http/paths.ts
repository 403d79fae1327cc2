import type { Server } from 'boardgame.io';
import { ownsSeat } from '../credentials';
import type { LobbyGame } from '../game';
import { parseMatchID } from '../socket/wire';
import type { Storage } from '../storage/storage';
import type { Delayed } from '../watching';
import type { Context } from './koa';

/**
 * Returns the game that a path names.
 *
 * @throws 404 if it is not played here.
 */
export function gameIn(context: Context, games: readonly LobbyGame[]): LobbyGame {
  const name: string = context.params.name;
  const game = games.find((played) => played.name === name);
  return game ?? context.throw(404, `Game ${name.slice(0, 64)} not found`);
}

/**
 * Returns the data of the match that a path names.
 *
 * @throws 404 if there is no such match of the game.
 */
export async function matchIn(
  context: Context,
  storage: Storage,
  game: LobbyGame,
): Promise<Server.MatchData & Delayed> {
  const id: string = context.params.id;
  const matchID = parseMatchID(id);
  const { metadata } = matchID === undefined ? {} : await storage.fetch(matchID, { metadata: true });
  if (metadata === undefined || metadata.gameName !== game.name) {
    return context.throw(404, `Match ${id.slice(0, 64)} not found`);
  }
  return metadata;
}

/**
 * Returns the seat of a match with the given number.
 *
 * @throws 404 if the match has no such seat.
 */
export function seatIn(context: Context, match: Server.MatchData, seat: string): Server.PlayerMetadata {
  return match.players[Number(seat)] ?? context.throw(404, `Player ${seat} not found`);
}

/**
 * Returns the seat that somebody says he holds.
 *
 * @throws 404 if the match has no such seat, 403 if the credentials are not those of the seat.
 */
export function heldSeatIn(
  context: Context,
  match: Server.MatchData,
  { playerID, credentials }: { playerID: string; credentials: string | undefined },
): Server.PlayerMetadata {
  const seat = seatIn(context, match, playerID);
  return ownsSeat(credentials, seat) ? seat : context.throw(403, 'Invalid credentials');
}
