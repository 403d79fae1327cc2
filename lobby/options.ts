import type { LobbyGame } from './game';
import type { Limits } from './limits';
import type { Log } from './log';
import type { Database } from './storage/database';

/** What to serve, where, and from which database: `databaseUrl`, `dataDir`, `database`, or else memory. */
export type ServerOptions = {
  /** The games to host, each of a name of its own; at least one. */
  games: readonly LobbyGame[];
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The address to listen on; absent: all of this machine. */
  host?: string | undefined;
  /** A PostgreSQL server: `postgres://user:password@host/name`. Needs the package `pg`. */
  databaseUrl?: string | undefined;
  /** The folder of an embedded database, which is made where there is none. Needs `@electric-sql/pglite`. */
  dataDir?: string | undefined;
  /** A database that is open already; the server closes it. */
  database?: Database;
  /** A folder of pages to serve besides; absent: none. */
  webRoot?: string | undefined;
  /** The path that the server's addresses are below, as `/rubicon`; a proxy in front may cut it off or not. */
  basePath?: string | undefined;
  /** Other origins whose pages may use the server, as `https://example.org`; `*` for all. Absent: none. */
  origins?: string[];
  /** Whether the last address in `X-Forwarded-For` is believed, as behind a reverse proxy; absent: it is not. */
  trustProxy?: boolean;
  /** How much one player may ask for; what is left out is as `docs/host.md` says. */
  limits?: Partial<Limits>;
  /** How long matches are kept; what is left out is as `docs/host.md` says. */
  keeping?: Partial<Keeping>;
  /** What plays the seats of bots; absent: there are none. */
  bots?: BotsOption | undefined;
  /** The token that clients of `/metrics` must send; absent: nobody is answered. */
  metricsToken?: string | undefined;
  /** What is told of what happens; absent: nothing. */
  log?: Log;
};

/** What plays the seats given to bots. */
export type BotsOption = {
  /** The script of the worker threads, which calls `playBots`. */
  script: URL;
  /** How many threads there are; absent: one for each processor but one. */
  threads?: number | undefined;
  /** How long beyond the time of its level a bot may take. */
  graceMilliseconds?: number;
  /** When bots rest; what is left out is as without it. */
  rest?: Partial<Rest>;
};

/** A server that is listening. */
export type RunningServer = {
  /** The address of the server on this machine, without a slash at its end. */
  url: string;
  /** The port it listens on. */
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
export type Figures = {
  /** How many connections are open. */
  sockets: number;
  /** How many bytes wait to be sent over them. */
  waitingBytes: number;
};

/** When bots rest, in milliseconds. */
export type Rest = {
  /** After the last visit to a match in which a person has a seat. */
  withPeople: number;
  /** After the last visit to a match of bots only. */
  botsOnly: number;
  /** How often it is looked for bots that are to rest, while any are awake. */
  every: number;
};

export const defaultRest: Rest = { withPeople: 180_000, botsOnly: 20_000, every: 5_000 };

/** What bots do now. */
export type BotFigures = {
  /** How many questions wait for a thread. */
  readonly waiting: number;
  /** How many questions are being answered. */
  readonly thinking: number;
  /** How many seats are played. */
  readonly awake: number;
};

/** How long matches are kept. */
export type Keeping = {
  /** Days after the last move of a match that goes on. */
  unfinishedDays: number;
  /** Days after the last move of a match that is over. */
  finishedDays: number;
  /** How often old matches are looked for, in minutes. */
  everyMinutes: number;
};

export const defaultKeeping: Keeping = { unfinishedDays: 30, finishedDays: 180, everyMinutes: 60 };
