import pg from 'pg';
import { messageOf, StartupError } from '../errors';
import type { Database, Queryable, Row } from './database';

const RECONNECT_AFTER = 1000;

/**
 * Returns the database of a PostgreSQL server.
 *
 * @param databaseUrl `postgresql://user:password@host:port/name`
 * @throws {StartupError} if the URL is not one of PostgreSQL, or the server cannot be reached.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const where = placeOf(databaseUrl);
  const settings = { connectionString: databaseUrl, connectionTimeoutMillis: 5000 };
  const pool = new pg.Pool({ ...settings, max: 10 });
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason = messageOf(error) || (error as NodeJS.ErrnoException).code;
    throw new StartupError(`The database at ${where} cannot be reached: ${reason}`);
  }

  let closed = false;
  let listener: pg.Client | undefined;

  const listen = async (channel: string, heard: (payload: string) => void, reconnected: () => void) => {
    const client = new pg.Client(settings);
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      client.end().catch(() => {});
      const retry = () => {
        if (closed) return;
        listen(channel, heard, reconnected).then(reconnected, () =>
          setTimeout(retry, RECONNECT_AFTER).unref(),
        );
      };
      setTimeout(retry, RECONNECT_AFTER).unref();
    };
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.on('error', () => {});
      await client.end().catch(() => {});
      throw error;
    }
    client.on('error', again);
    client.on('end', again);
    listener = client;
  };

  return {
    exclusive: false,
    query: queryable(pool).query,
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      const breaks = (error: Error) => {
        broken = error;
      };
      client.on('error', breaks);
      try {
        await client.query('BEGIN');
        const result = await work(queryable(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(breaks);
        throw error;
      } finally {
        client.off('error', breaks);
        client.release(broken);
      }
    },
    listen,
    async close() {
      closed = true;
      await listener?.end().catch(() => {});
      await pool.end();
    },
  };
}

function queryable(connection: Pick<pg.Pool, 'query'>): Queryable {
  return {
    async query<R extends Row>(sql: string, parameters?: unknown[]) {
      return (await connection.query<R>(sql, parameters)).rows;
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
