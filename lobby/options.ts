import type { LobbyGame } from './game';
import type { Limits } from './limits';
import type { Log } from './log';
import type { Database } from './storage/database';

/** What to serve, where, and from which database: `databaseUrl`, `dataDir`, `database`, or else memory. */
export type ServerOptions = {
  games: readonly LobbyGame[];
  port: number;
  host?: string | undefined;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  database?: Database;
  webRoot?: string | undefined;
  /** The path that the server's addresses are below, as `/rubicon`; a proxy in front may cut it off or not. */
  basePath?: string | undefined;
  origins?: string[];
  trustProxy?: boolean;
  limits?: Partial<Limits>;
  keeping?: Partial<Keeping>;
  bots?: BotsOption | undefined;
  /** The token that clients of `/metrics` must send; absent: nobody is answered. */
  metricsToken?: string | undefined;
  log?: Log;
};

/**
 * What plays the seats given to bots: the script of the worker threads (see `botThread.ts`), how many threads there
 * are (absent: one for each processor but one), how long beyond its level's time a bot may take, and when bots rest.
 */
export type BotsOption = {
  script: URL;
  threads?: number | undefined;
  graceMilliseconds?: number;
  rest?: Partial<Rest>;
};

/** A server that is listening. */
export type RunningServer = {
  url: string;
  port: number;
  /** How many connections there are, and how many bytes wait to be sent over them. */
  readonly figures: Figures;
  /** What the bots of this process do at the moment. */
  readonly bots: BotFigures;
  /** Resolves if the database has failed for good: nothing more can be stored, and only a new process can go on. */
  readonly lost: Promise<Error>;
  /** Finishes the moves begun, closes all connections and the database. */
  close(): Promise<void>;
};

/** Counts of connections. */
export type Figures = { sockets: number; waitingBytes: number };

/**
 * When bots rest, in milliseconds after the last visit to their match, with people in it and without; they are looked after `every` so
 * often while any are awake.
 */
export type Rest = { withPeople: number; botsOnly: number; every: number };

export const defaultRest: Rest = { withPeople: 180_000, botsOnly: 20_000, every: 5_000 };

/** What bots do now: how many questions wait for a thread and are being answered, and how many seats are played. */
export type BotFigures = { readonly waiting: number; readonly thinking: number; readonly awake: number };

/** How long matches are kept after their last move, and how often the old ones are looked for. */
export type Keeping = { unfinishedDays: number; finishedDays: number; everyMinutes: number };

export const defaultKeeping: Keeping = { unfinishedDays: 30, finishedDays: 180, everyMinutes: 60 };
