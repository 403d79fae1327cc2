import * as v from 'valibot';
import { StartupError } from './errors';
import { defaultLimits, type Limits } from './limits';
import { defaultKeeping, type Keeping } from './options';

/** What the environment says of how to serve. */
export type Configuration = {
  port: number;
  host: string | undefined;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  webRoot: string;
  basePath: string;
  origins: string[];
  trustProxy: boolean;
  limits: Limits;
  keeping: Keeping;
  botThreads: number | undefined;
  metricsToken: string | undefined;
};

type Environment = Record<string, string | undefined>;

const TOKEN_LENGTH = 16;
const BASE_PATH = /^(\/[\w.~-]+)*\/?$/;

/** A variable that is left out, or blank, is undefined. */
const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.trim() || undefined),
);

const decimal = (least: number, most: number) => numberBetween('number', least, most, Number.isFinite);
const whole = (least: number, most: number) => numberBetween('whole number', least, most, Number.isInteger);

const variables = v.object({
  PORT: whole(0, 65_535),
  HOST: text,
  DATABASE_URL: text,
  DATA_DIR: text,
  WEB_ROOT: text,
  BASE_PATH: v.pipe(
    text,
    v.optional(
      v.pipe(
        v.string(),
        v.regex(BASE_PATH, ({ received }) => `must be a path like /games/caesar, not ${received}`),
        v.transform((path) => path.replace(/\/$/, '')),
      ),
      '',
    ),
  ),
  ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').map((origin) => origin.trim())),
    v.transform((list) => list.filter(Boolean)),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (origin) => origin === '*' || originOf(origin) !== undefined,
          ({ input }) => `must list origins like https://example.org, or be *, not "${input}"`,
        ),
        v.transform((origin) => originOf(origin) ?? origin),
      ),
    ),
  ),
  TRUST_PROXY: v.pipe(
    text,
    v.optional(
      v.picklist(['0', '1'], ({ received }) => `must be 0 or 1, not ${received}`),
      '0',
    ),
  ),
  MATCH_TTL_DAYS: decimal(0.001, 36_500),
  FINISHED_TTL_DAYS: decimal(0.001, 36_500),
  MATCHES_PER_HOUR: decimal(1, 1_000_000),
  MESSAGES_PER_SECOND: decimal(1, 1_000_000),
  SOCKETS_PER_ADDRESS: whole(1, 1_000_000),
  SOCKETS: whole(1, 1_000_000),
  REQUESTS_PER_SECOND: decimal(1, 1_000_000),
  ROOMS: whole(1, 1_000_000),
  BOT_ROOMS: whole(0, 1_000_000),
  BOT_THREADS: whole(0, 256),
  METRICS_TOKEN: v.pipe(
    text,
    v.optional(
      v.pipe(v.string(), v.minLength(TOKEN_LENGTH, `must have at least ${TOKEN_LENGTH} characters`)),
    ),
  ),
});

/**
 * Reads the configuration from environment variables:
 *
 * - `PORT` (8000) and `HOST` (all addresses): where to listen.
 * - `DATABASE_URL`: a PostgreSQL server to use; without it, an embedded database in `DATA_DIR` (`./data`).
 * - `WEB_ROOT` (`dist/web`): the built web app.
 * - `BASE_PATH` (none): the path that the pages and the REST API are below, where a proxy shares the host's name, as `/rubicon`.
 * - `ORIGINS` (none): other web origins that may use this server, separated by commas.
 * - `TRUST_PROXY` (0): 1 if a proxy in front sets `X-Forwarded-For`.
 * - `MATCH_TTL_DAYS` (30), `FINISHED_TTL_DAYS` (180): how long unfinished and finished matches are kept unmoved.
 * - `MATCHES_PER_HOUR` (60): how many matches one address may create, those of bots only included.
 * - `ROOMS` (150): how many unfinished matches one address may have, those of bots only included.
 * - `BOT_ROOMS` (3): how many unfinished matches of bots only one address may have.
 * - `REQUESTS_PER_SECOND` (10): how many requests of the REST API one address may make, over a longer time.
 * - `MESSAGES_PER_SECOND` (10): how many messages one connection may send, over a longer time. One address may send five
 *   times as many; its bots may make as many moves as one connection may send messages.
 * - `SOCKETS_PER_ADDRESS` (60) and `SOCKETS` (10000): how many connections for messages one address, and all, may have.
 * - `BOT_THREADS` (one for each processor but one, at least 1): in how many threads bots think; 0 for no bots.
 * - `METRICS_TOKEN` (none): the token that clients of `/metrics` must send; without it nobody is answered.
 *
 * @throws {StartupError} naming the first variable that makes no sense.
 */
export function readConfiguration(environment: Environment): Configuration {
  const read = v.safeParse(variables, environment, { abortEarly: true });
  if (!read.success) {
    const [{ path, message }] = read.issues;
    throw new StartupError(`${path?.[0]?.key} ${message}`);
  }
  const { output: given } = read;
  return {
    port: given.PORT ?? 8000,
    host: given.HOST,
    dataDir: given.DATABASE_URL === undefined ? (given.DATA_DIR ?? './data') : undefined,
    databaseUrl: given.DATABASE_URL,
    webRoot: given.WEB_ROOT ?? 'dist/web',
    basePath: given.BASE_PATH,
    origins: given.ORIGINS,
    trustProxy: given.TRUST_PROXY === '1',
    limits: {
      ...defaultLimits,
      matchesPerHour: given.MATCHES_PER_HOUR ?? defaultLimits.matchesPerHour,
      rooms: given.ROOMS ?? defaultLimits.rooms,
      botRooms: given.BOT_ROOMS ?? defaultLimits.botRooms,
      messagesPerSecond: given.MESSAGES_PER_SECOND ?? defaultLimits.messagesPerSecond,
      requestsPerSecond: given.REQUESTS_PER_SECOND ?? defaultLimits.requestsPerSecond,
      socketsPerAddress: given.SOCKETS_PER_ADDRESS ?? defaultLimits.socketsPerAddress,
      sockets: given.SOCKETS ?? defaultLimits.sockets,
    },
    keeping: {
      ...defaultKeeping,
      unfinishedDays: given.MATCH_TTL_DAYS ?? defaultKeeping.unfinishedDays,
      finishedDays: given.FINISHED_TTL_DAYS ?? defaultKeeping.finishedDays,
    },
    botThreads: given.BOT_THREADS,
    metricsToken: given.METRICS_TOKEN,
  };
}

function numberBetween(what: string, least: number, most: number, isOne: (value: number) => boolean) {
  const fits = (value: string) => isOne(Number(value)) && Number(value) >= least && Number(value) <= most;
  const wrong = ({ input }: v.BaseIssue<string>) =>
    `must be a ${what} from ${least} to ${most}, not "${input}"`;
  return v.pipe(text, v.optional(v.pipe(v.string(), v.check(fits, wrong), v.transform(Number))));
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  return origin === 'null' || `${pathname}${search}${hash}` !== '/' ? undefined : origin;
}
