import pg from 'pg';
import { messageOf, StartupError } from '../errors';
import type { Database, Queryable, Row } from './database';
import { Listener } from './listener';

/** In milliseconds: what is borne of a server, and of the way to it. */
export type Patience = {
  /** How long the server may work on one statement. */
  statement: number;
  /** How long a statement may take with the way there and back; longer than `statement`. */
  answer: number;
  /** How long a transaction may do nothing. */
  idle: number;
  /** How often the connection that listens is tried. */
  beat: number;
};

const patient: Patience = { statement: 10_000, answer: 15_000, idle: 30_000, beat: 10_000 };

/** What `pg` says when it is asked for a password and has none. */
const NO_PASSWORD = /^SASL: .*password must be a (non-empty )?string/;

/**
 * Returns the database of a PostgreSQL server.
 *
 * @param databaseUrl `postgresql://user:password@host:port/name`
 * @throws {StartupError} if the URL is not one of PostgreSQL, or the server cannot be reached.
 */
export async function openPostgres(databaseUrl: string, patience: Patience = patient): Promise<Database> {
  const where = placeOf(databaseUrl);
  const unhurried = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const settings = {
    ...unhurried,
    query_timeout: patience.answer,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.idle,
  };
  const pool = new pg.Pool({ ...settings, max: 10 });
  const unhurriedPool = new pg.Pool({ ...unhurried, max: 1 });
  for (const each of [pool, unhurriedPool]) each.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason = messageOf(error) || (error as NodeJS.ErrnoException).code;
    if (NO_PASSWORD.test(String(reason))) {
      throw new StartupError(`The database at ${where} wants a password, and DATABASE_URL has none`);
    }
    throw new StartupError(`The database at ${where} cannot be reached: ${reason}`);
  }
  const listeners = new Set<Listener>();

  return {
    exclusive: false,
    patience: patience.statement,
    query: queryable(pool).query,
    async transaction(work, pace) {
      const client = await (pace === 'unhurried' ? unhurriedPool : pool).connect();
      let broken: Error | undefined;
      const breaks = (error: Error) => {
        broken ??= error;
      };
      client.on('error', breaks);
      const transaction = queryable(client, breaks);
      try {
        await transaction.query('BEGIN');
        const result = await work(transaction);
        await transaction.query('COMMIT');
        return result;
      } catch (error) {
        if (broken === undefined) await transaction.query('ROLLBACK').catch(breaks);
        throw error;
      } finally {
        client.off('error', breaks);
        client.release(broken);
      }
    },
    async listen(channel, heard, reconnected) {
      const listener = new Listener({ settings, channel, beat: patience.beat, heard, reconnected });
      await listener.connect();
      listeners.add(listener);
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await Promise.all([pool.end(), unhurriedPool.end()]);
    },
  };
}

/** Tells `breaks` of errors that are not the server's answer, after which the connection is of no more use. */
function queryable(connection: Pick<pg.Pool, 'query'>, breaks: (error: Error) => void = () => {}): Queryable {
  return {
    async query<R extends Row>(sql: string, parameters?: unknown[]) {
      try {
        return (await connection.query<R>(sql, parameters)).rows;
      } catch (error) {
        if (error instanceof Error && !(error instanceof pg.DatabaseError)) breaks(error);
        throw error;
      }
    },
  };
}

function placeOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (url === undefined || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartupError('DATABASE_URL must look like postgresql://user:password@host:5432/name');
  }
  return `${url.hostname || 'localhost'}:${url.port || '5432'}`;
}
