import type { Server } from 'boardgame.io';

/** A middleware of the app that boardgame.io's `Server` makes. */
export type Middleware = Parameters<Server.App['use']>[0];
/** The context a {@link Middleware} is given. */
export type Context = Parameters<Middleware>[0];

/** Returns whether a path belongs to boardgame.io's REST API. */
export function isApi(path: string): boolean {
  return path === '/games' || path.startsWith('/games/');
}
