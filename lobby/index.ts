/* What `rubicon-games/server` exports. Nothing here loads a package that only some need: `needs.ts` says which those are. */
import { hosted } from './hosted';
import { needing } from './needs';
import type { RunningServer, ServerOptions } from './options';

export { playBots } from './bots/playBots';
export { StartupError } from './errors';
export type { About, LobbyGame } from './game';
export type { Limits } from './limits';
export { createLog, type Log } from './log';
export type { BotFigures, BotsOption, Figures, Keeping, Rest, RunningServer, ServerOptions } from './options';
export type { Database, Queryable, Row } from './storage/database';
export { withoutSecrets } from './withoutSecrets';

/**
 * Starts boardgame.io's `Server`, with its REST API and its socket messages, on this package's transport and storage: moves are
 * checked, secrets stay on the server, dice are such that nobody can know them. Any boardgame.io game will do.
 *
 * @returns the server once it listens.
 * @throws {StartupError} in one sentence for the person who starts it: if there is something wrong with the games, a package is
 * missing, the port is taken, or the database is not to be had.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const games = hosted(options.games);
  const { serve } = await needing('socket.io', 'The server', () => import('./serve'));
  return serve({ ...options, games });
}
