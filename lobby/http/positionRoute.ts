import { addressKey } from '../addresses';
import { isOfKit, type LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import { mayWatch } from '../watching';
import type { BoardgameServer, Context } from './koa';
import { gameIn, matchIn } from './paths';
import { Positions } from './positions';
import { CLOSED, seatAsking } from './seatAsking';

type Parts = { games: readonly LobbyGame[]; storage: Storage };

/**
 * Adds the route of past positions: `GET /games/<game>/<match>/positions/<state>` answers `{ state, G }`, where `G` is what a seat was sent in that
 * state. Whose: that of the credentials (`Authorization: Bearer <credentials>`), or without any a watcher's. 400 for what is no number; 403 for
 * credentials of no seat, and where nobody may watch; 404 for a state to which the match has not come, or not yet for watchers who see it later,
 * and for games of other makers; 409 for matches that cannot be played again; 429 for too many positions at once.
 */
export function routePositions({ router }: BoardgameServer, { games, storage }: Parts): void {
  const positions = new Positions(storage);
  router.get('/games/:name/:id/positions/:state', async (context) => {
    const game = gameIn(context, games);
    if (!isOfKit(game)) return context.throw(404, `There are no past positions of ${game.name}`);
    const match = await matchIn(context, storage, game);
    const matchID: string = context.params.id;
    const seat = seatAsking(context, match) ?? null;
    const state = stateIn(context);
    if (seat === null && (await lastForWatchers(context, storage)) < state)
      return context.throw(404, `Watchers have not come to state ${state}`);
    const { res } = context;
    const address = addressKey(context.ip);
    const isWanted = () => !res.closed && !res.destroyed;
    const position = await positions.at({ game, matchID, state, address, isWanted });
    if (position === undefined) return context.throw(404, `The match has not come to state ${state}`);
    context.set('Cache-Control', 'no-store');
    context.body = { state, G: game.playerView({ ...position, playerID: seat }) };
  });
}

/** Returns the number of the last state of a match that watchers may see; where they see it later, of some time ago. */
async function lastForWatchers(context: Context, storage: Storage): Promise<number> {
  const match = await storage.matches.get(context.params.id);
  if (match === undefined) return context.throw(404, 'The match has been deleted');
  if (!mayWatch(match.watching)) return context.throw(403, CLOSED);
  const seen = match.delay > 0 ? await storage.matches.asWatched(match, Date.now()) : match;
  return seen?.stateID ?? context.throw(404, 'The match has been deleted');
}

function stateIn(context: Context): number {
  const text: string = context.params.state;
  return /^\d{1,9}$/.test(text) ? Number(text) : context.throw(400, 'The number of the state is none');
}
