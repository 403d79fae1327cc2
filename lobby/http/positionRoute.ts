import type { Server } from 'boardgame.io';
import { addressKey } from '../addresses';
import { ownsSeat } from '../credentials';
import { isOfKit, type LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import { mayWatch } from '../watching';
import type { BoardgameServer, Context } from './koa';
import { gameIn, matchIn } from './paths';
import { Positions } from './positions';

type Parts = { games: readonly LobbyGame[]; storage: Storage };

/**
 * Adds the route of past positions: `GET /games/<game>/<match>/positions/<state>` answers `{ state, G }`, where `G` is what a seat was sent in that
 * state. Whose: that of the credentials (`Authorization: Bearer <credentials>`), or without any a watcher's. 400 for what is no number; 403 for
 * credentials of no seat, and where nobody may watch; 404 for a state to which the match has not come, and for games of other makers; 409 for
 * matches that cannot be played again; 429 for too many positions at once.
 */
export function routePositions({ router }: BoardgameServer, { games, storage }: Parts): void {
  const positions = new Positions(storage);
  router.get('/games/:name/:id/positions/:state', async (context) => {
    const game = gameIn(context, games);
    if (!isOfKit(game)) return context.throw(404, `There are no past positions of ${game.name}`);
    const match = await matchIn(context, storage, game);
    const matchID: string = context.params.id;
    const seat = await viewerAsking(context, match, storage);
    const state = stateIn(context);
    const { res } = context;
    const address = addressKey(context.ip);
    const isWanted = () => !res.closed && !res.destroyed;
    const position = await positions.at({ game, matchID, state, address, isWanted });
    if (position === undefined) return context.throw(404, `The match has not come to state ${state}`);
    context.set('Cache-Control', 'no-store');
    context.body = { state, G: game.playerView({ ...position, playerID: seat }) };
  });
}

/** Returns the seat whose credentials a request has; null for a watcher, who has none. */
async function viewerAsking(
  context: Context,
  { players }: Server.MatchData,
  storage: Storage,
): Promise<string | null> {
  const [, credentials] = /^Bearer (.+)$/i.exec(context.get('authorization')) ?? [];
  if (credentials === undefined) {
    const watching = await storage.watchingOf(context.params.id);
    return mayWatch(watching) ? null : context.throw(403, 'Nobody may watch this match');
  }
  const player = Object.values(players).find((each) => ownsSeat(credentials, each));
  return player === undefined ? context.throw(403, 'Invalid credentials') : String(player.id);
}

function stateIn(context: Context): number {
  const text: string = context.params.state;
  return /^\d{1,9}$/.test(text) ? Number(text) : context.throw(400, 'The number of the state is none');
}
