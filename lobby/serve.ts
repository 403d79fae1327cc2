import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Server } from 'boardgame.io/server';
import { Analyses } from './bots/analyses';
import { Bots } from './bots/bots';
import type { PoolOptions } from './bots/pool';
import { ownsSeat } from './credentials';
import { StartupError } from './errors';
import { limitRequests, RequestAllowances } from './http/allowance';
import { counted, figures } from './http/figures';
import { Front } from './http/front';
import { health } from './http/health';
import { allowOrigins, refuseForeign } from './http/origins';
import { previews } from './http/preview';
import { problems } from './http/problems';
import { routeRest } from './http/rest';
import { staticFiles } from './http/static';
import { defaultLimits } from './limits';
import { silent } from './log';
import type { Metrics, MoveStage } from './metrics';
import { needing } from './needs';
import {
  type BotsOption,
  defaultKeeping,
  defaultRest,
  type RunningServer,
  type ServerOptions,
} from './options';
import { Audience } from './socket/audience';
import { Presence } from './socket/presence';
import { Transport } from './socket/transport';
import { KeptAnalyses } from './storage/analyses';
import { BotSeats } from './storage/botSeats';
import type { Database } from './storage/database';
import { Notices } from './storage/notices';
import { namingOutages } from './storage/outages';
import { Storage } from './storage/storage';
import { startSweeper } from './storage/sweeper';

const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Starts a server for games that `hosted` has returned; see `startServer`. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { port, host, webRoot, basePath = '', origins = [], trustProxy = false, metricsToken } = options;
  const metrics = metricsToken === undefined ? undefined : await openMetrics();
  const log = metrics?.heardBy(options.log ?? silent) ?? options.log ?? silent;
  const games = [...options.games];
  const limits = { ...defaultLimits, ...options.limits };
  const opened = await openDatabase(options);
  const database = namingOutages(metrics?.timed(opened) ?? opened);
  try {
    const processID = randomUUID();
    const notices = new Notices(database, processID, log);
    const storage = new Storage(database, games, notices, limits);
    const presence = new Presence(database, notices, processID);
    const audience = new Audience(database, notices);
    const botSeats = new BotSeats(database, notices, limits.botRooms);
    const moved = metrics && ((stage: MoveStage, seconds: number) => metrics.moved(stage, seconds));
    const allowances = new RequestAllowances(limits);
    const answered = metrics && ((method: string, status: number) => metrics.answered(method, status));
    const front = new Front({ allowances, log, trustProxy, basePath, answered });
    const transport = new Transport({
      storage,
      presence,
      audience,
      notices,
      front,
      limits,
      log,
      host,
      trustProxy,
      moved,
    });
    const pool = poolOf(options.bots);
    const bots = new Bots({
      games,
      transport,
      seats: botSeats,
      notices,
      process: processID,
      pool,
      limits,
      rest: { ...defaultRest, ...options.bots?.rest },
      log,
    });
    const kept = new KeptAnalyses(database);
    const busy = () => bots.waiting + bots.thinking;
    const analyses = pool && new Analyses({ script: pool.script, kept, busy, log });
    metrics?.read('sockets', () => transport.figures.sockets);
    metrics?.read('waiting_bytes', () => transport.figures.waitingBytes);
    metrics?.read('matches_watched', () => transport.matchesWatched);
    metrics?.read('bots_waiting', () => bots.waiting);
    metrics?.read('bots_thinking', () => bots.thinking);
    metrics?.read('bots_awake', () => bots.awake);
    await storage.connect();
    await notices.connect();
    await presence.connect();

    const server = Server({
      games,
      db: storage,
      transport: transport as unknown as ReturnType<typeof Server>['transport'],
      origins,
      apiOrigins: [],
      authenticateCredentials: ownsSeat,
    });
    const { app } = server;
    app.proxy = trustProxy;
    app.maxIpsCount = trustProxy ? 1 : 0;
    app.silent = true;
    if (metrics !== undefined) app.use(counted(metrics));
    app.use(allowOrigins(origins));
    app.use(problems(log));
    app.use(limitRequests(allowances));
    app.use(refuseForeign({ origins, trustProxy }, log));
    app.use(health(storage));
    app.use(figures(metrics, metricsToken));
    if (webRoot !== undefined)
      app.use(staticFiles(webRoot, basePath, previews({ games, storage, webRoot, basePath })));
    routeRest(server, {
      games,
      storage,
      botSeats,
      limits,
      log,
      bots: pool !== undefined,
      analyses,
      kept,
      between: (matchID, job) => transport.between(matchID, job),
      resign: (game, holder) => transport.resign(game, holder),
    });

    bots.start();
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
      get figures() {
        return transport.figures;
      },
      bots,
      lost: opened.lost ?? new Promise(() => {}),
      async close() {
        await bots.close();
        await analyses?.close();
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

async function openDatabase({ database, databaseUrl, dataDir }: ServerOptions): Promise<Database> {
  if (database !== undefined) return database;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await needing('pg', 'A PostgreSQL server', () => import('./storage/postgres'));
    return openPostgres(databaseUrl);
  }
  const { openFolder, openMemory } = await needing(
    '@electric-sql/pglite',
    'The embedded database',
    () => import('./storage/pglite'),
  );
  return dataDir === undefined ? openMemory() : openFolder(dataDir);
}

async function openMetrics(): Promise<Metrics> {
  const { Metrics } = await needing('prom-client', 'metricsToken', () => import('./metrics'));
  return new Metrics();
}

function poolOf(bots: BotsOption | undefined): PoolOptions | undefined {
  const threads = bots?.threads ?? Math.max(1, availableParallelism() - 1);
  return bots === undefined || threads === 0 ? undefined : { ...bots, threads };
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use by another program`);
  if (error.code === 'EACCES') return new StartupError(`Port ${port} may not be used by this user`);
  if (NO_ADDRESS.includes(error.code ?? ''))
    return new StartupError('HOST is not an address of this machine');
  return error;
}
