import { randomUUID } from 'node:crypto';
import { Server } from 'boardgame.io/server';
import { ownsSeat } from './credentials';
import type { Database } from './database';
import { StartupError } from './errors';
import type { LobbyGame } from './game';
import { health } from './health';
import { defaultLimits, type Limits } from './limits';
import { type Log, silent } from './log';
import { Notices } from './notices';
import { openFolder, openMemory } from './pglite';
import { openPostgres } from './postgres';
import { Presence } from './presence';
import { problems } from './problems';
import { requests } from './requests';
import { routeSeats } from './seats';
import { staticFiles } from './static';
import { Storage } from './storage';
import { defaultKeeping, type Keeping, startSweeper } from './sweeper';
import { Transport } from './transport';

export { StartupError } from './errors';
export type { LobbyGame } from './game';
export { createLog } from './log';

/** What to serve, where, and from which database: `databaseUrl`, `dataDir`, `database`, or else memory. */
export type ServerOptions = {
  games: readonly LobbyGame[];
  port: number;
  host?: string | undefined;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  database?: Database;
  webRoot?: string | undefined;
  origins?: string[];
  trustProxy?: boolean;
  limits?: Partial<Limits>;
  keeping?: Partial<Keeping>;
  log?: Log;
};

/** A server that is listening. */
export type RunningServer = {
  url: string;
  port: number;
  /** Finishes the moves begun, closes all connections and the database. */
  close(): Promise<void>;
};

/**
 * Starts boardgame.io's `Server`, with its REST API and its socket messages, on this package's transport and
 * storage, and serves the files of the web app beside it.
 *
 * @throws {StartupError} if the port is taken, or the database is not to be had.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host, webRoot, origins = [], trustProxy = false, log = silent } = options;
  const games = [...options.games];
  const limits = { ...defaultLimits, ...options.limits };
  const database = await openDatabase(options);
  try {
    const processID = randomUUID();
    const notices = new Notices(database, processID);
    const storage = new Storage(database, games, notices);
    const presence = new Presence(database, notices, processID);
    const transport = new Transport({ storage, presence, notices, limits, log, host });
    await storage.connect();
    await notices.connect();
    await presence.connect();

    const server = Server({
      games,
      db: storage,
      transport: transport as unknown as ReturnType<typeof Server>['transport'],
      origins,
      authenticateCredentials: ownsSeat,
    });
    const { app } = server;
    app.proxy = trustProxy;
    app.maxIpsCount = trustProxy ? 1 : 0;
    app.silent = true;
    app.use(problems(log));
    app.use(health(storage));
    if (webRoot !== undefined) app.use(staticFiles(webRoot));
    app.use(
      requests({ games, storage, limits, log, between: (matchID, job) => transport.between(matchID, job) }),
    );
    routeSeats(server, storage);

    const address = await transport
      .listen(() => server.run(port))
      .catch((error) => {
        throw portError(error, port);
      });
    const stopSweeper = startSweeper(storage, { ...defaultKeeping, ...options.keeping }, log);
    log('listening', { port: address.port, games: games.map(({ name }) => name) });
    return {
      url: `http://${host ?? 'localhost'}:${address.port}`,
      port: address.port,
      async close() {
        await transport.close();
        await stopSweeper();
        await presence.close();
        await database.close();
        log('closed');
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

function openDatabase({ database, databaseUrl, dataDir }: ServerOptions): Promise<Database> {
  if (database !== undefined) return Promise.resolve(database);
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  return dataDir === undefined ? openMemory() : openFolder(dataDir);
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use by another program`);
  if (error.code === 'EACCES') return new StartupError(`Port ${port} may not be used by this user`);
  if (error.code === 'EADDRNOTAVAIL') return new StartupError('HOST is not an address of this machine');
  return error;
}
