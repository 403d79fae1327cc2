import type { Server } from 'boardgame.io';
import type { Server as BoardgameIO } from 'boardgame.io/server';

/** What boardgame.io's `Server` returns: the app, its router and who makes credentials. */
export type BoardgameServer = ReturnType<typeof BoardgameIO>;
/** A middleware of the app that boardgame.io's `Server` makes. */
export type Middleware = Parameters<Server.App['use']>[0];
/** The context a {@link Middleware} is given. */
export type Context = Parameters<Middleware>[0];

/** Returns whether a path belongs to boardgame.io's REST API, whose router ignores case and a slash at the end. */
export function isApi(path: string): boolean {
  return /^\/games(?:\/|$)/i.test(path);
}
