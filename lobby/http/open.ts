import type { Storage } from '../storage/storage';
import { isHeldBack, mayWatch } from '../watching';
import type { Context } from './koa';
import type { matchIn } from './paths';
import { CLOSED, seatAsking } from './seatAsking';

export const GOES_ON = 'The match goes on';

/**
 * Sees to it that all of a match that is over may be told to who asks.
 *
 * @throws 409 for those who hold no seat and may not know yet that it is over; 403 for those where the match is closed to watchers.
 */
export async function assertOpen(
  context: Context,
  storage: Storage,
  match: Awaited<ReturnType<typeof matchIn>>,
): Promise<void> {
  const isKnown = !isHeldBack(match, Date.now());
  if (isKnown && mayWatch(await storage.watchingOf(context.params.id))) return;
  if (seatAsking(context, match) !== undefined) return;
  if (isKnown) context.throw(403, CLOSED);
  context.throw(409, GOES_ON);
}
