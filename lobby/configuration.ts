import { StartupError } from './errors';
import { defaultLimits, type Limits } from './limits';
import { defaultKeeping, type Keeping } from './storage/sweeper';

/** What the environment says of how to serve. */
export type Configuration = {
  port: number;
  host: string | undefined;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  webRoot: string;
  origins: string[];
  trustProxy: boolean;
  limits: Limits;
  keeping: Keeping;
  botThreads: number | undefined;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from environment variables:
 *
 * - `PORT` (8000) and `HOST` (all addresses): where to listen.
 * - `DATABASE_URL`: a PostgreSQL server to use; without it, an embedded database in `DATA_DIR` (`./data`).
 * - `WEB_ROOT` (`dist/web`): the built web app.
 * - `ORIGINS` (none): other web origins that may use this server, separated by commas.
 * - `TRUST_PROXY` (0): 1 if a proxy in front sets `X-Forwarded-For`.
 * - `MATCH_TTL_DAYS` (30), `FINISHED_TTL_DAYS` (180): how long unfinished and finished matches are kept unmoved.
 * - `MATCHES_PER_HOUR` (60): how many matches one address may create, those of bots only included.
 * - `MESSAGES_PER_SECOND` (10): how many messages one socket may send, over a longer time; bots keep to it too.
 * - `BOT_THREADS` (one for each processor but one, at least 1): in how many threads bots think; 0 for no bots.
 *
 * @throws {StartupError} naming the first variable that makes no sense.
 */
export function readConfiguration(environment: Environment): Configuration {
  const number = (name: string, otherwise: number, least: number, most: number, whole = false) => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))) {
      return value;
    }
    throw new StartupError(
      `${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}"`,
    );
  };
  const whole = (name: string, least: number, most: number) => {
    const value = number(name, Number.NaN, least, most, true);
    return Number.isNaN(value) ? undefined : value;
  };
  const text = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = text('DATABASE_URL');
  return {
    port: number('PORT', 8000, 0, 65535, true),
    host: text('HOST'),
    dataDir: databaseUrl === undefined ? (text('DATA_DIR') ?? './data') : undefined,
    databaseUrl,
    webRoot: text('WEB_ROOT') ?? 'dist/web',
    origins: (text('ORIGINS') ?? '').split(',').filter(Boolean),
    trustProxy: text('TRUST_PROXY') === '1',
    limits: {
      ...defaultLimits,
      matchesPerHour: number('MATCHES_PER_HOUR', defaultLimits.matchesPerHour, 1, 1_000_000),
      messagesPerSecond: number('MESSAGES_PER_SECOND', defaultLimits.messagesPerSecond, 1, 1_000_000),
    },
    keeping: {
      ...defaultKeeping,
      unfinishedDays: number('MATCH_TTL_DAYS', defaultKeeping.unfinishedDays, 0.001, 36_500),
      finishedDays: number('FINISHED_TTL_DAYS', defaultKeeping.finishedDays, 0.001, 36_500),
    },
    botThreads: whole('BOT_THREADS', 0, 256),
  };
}
