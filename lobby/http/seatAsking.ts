import type { Server } from 'boardgame.io';
import { ownsSeat } from '../credentials';
import type { Context } from './koa';

/** Why those who hold no seat are told nothing of a match that is closed to watchers. */
export const CLOSED =
  'The players of this match let nobody watch: only who sends the credentials of a seat is answered';

const BEARER = /^Bearer (.+)$/i;

/** Returns the seat whose credentials a request has (`Authorization: Bearer <credentials>`); undefined if it has those of none. */
export function seatSent(
  context: Context,
  { players }: Pick<Server.MatchData, 'players'>,
): string | undefined {
  const [, credentials] = BEARER.exec(context.get('authorization')) ?? [];
  if (credentials === undefined) return undefined;
  const player = Object.values(players).find((each) => ownsSeat(credentials, each));
  return player === undefined ? undefined : String(player.id);
}

/**
 * Returns the seat whose credentials a request has; undefined if it has none at all.
 *
 * @throws 403 if they are those of no seat of the match.
 */
export function seatAsking(context: Context, match: Pick<Server.MatchData, 'players'>): string | undefined {
  if (!BEARER.test(context.get('authorization'))) return undefined;
  return seatSent(context, match) ?? context.throw(403, 'Invalid credentials');
}
