import type { Database, Queryable } from '../storage/database';
import type { Notices } from '../storage/notices';

const BEAT = 10_000;
const DEAD_AFTER = 3 * BEAT;
/** Milliseconds since 1970 by the database's clock, which is one for all processes. */
const NOW = 'extract(epoch FROM clock_timestamp()) * 1000';

/**
 * Which seats have a connected socket, at any of the processes. A process that dies without a word is taken for
 * gone after half a minute, or at once when nobody else can use the database.
 */
export class Presence {
  readonly #database: Database;
  readonly #notices: Notices;
  readonly #process: string;
  readonly #here = new Map<string, [matchID: string, seat: number]>();
  #beat: NodeJS.Timeout | undefined;

  constructor(database: Database, notices: Notices, processID: string) {
    this.#database = database;
    this.#notices = notices;
    this.#process = processID;
  }

  /** Registers this process and clears what dead ones have left. */
  async connect(): Promise<void> {
    if (this.#database.exclusive) await this.#database.query('DELETE FROM processes');
    await this.beat();
    this.#beat = setInterval(() => this.beat().catch(() => {}), BEAT);
    this.#beat.unref();
  }

  /** Says that this process lives, and clears the dead. */
  async beat(): Promise<void> {
    await this.#database.transaction((transaction) => this.#live(transaction));
    await this.#bury();
  }

  /** Stores whether this process has a socket of the seat. */
  async set(matchID: string, seat: number, connected: boolean): Promise<void> {
    const key = `${matchID}/${seat}`;
    if (connected) this.#here.set(key, [matchID, seat]);
    else this.#here.delete(key);
    await this.#database.transaction(async (transaction) => {
      await this.#live(transaction);
      if (connected) await this.#add(transaction, matchID, seat);
      else {
        const sql = 'DELETE FROM presence WHERE process = $1 AND match_id = $2 AND seat = $3';
        await transaction.query(sql, [this.#process, matchID, seat]);
      }
      await this.#notices.publish(transaction, { matchID, change: 'seats' });
    });
  }

  /** Takes this process and its sockets out. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#remove('id = $1', this.#process);
  }

  /** Says that this process lives, and repeats all it had said if others have taken it for dead. */
  async #live(transaction: Queryable): Promise<void> {
    const [row] = await transaction.query<{ fresh: boolean }>(
      `INSERT INTO processes (id, seen_at) VALUES ($1, ${NOW}) ON CONFLICT (id) DO UPDATE SET seen_at = ${NOW}
       RETURNING xmax = 0 AS fresh`,
      [this.#process],
    );
    if (row?.fresh !== true) return;
    for (const [matchID, seat] of this.#here.values()) {
      await this.#add(transaction, matchID, seat);
      await this.#notices.publish(transaction, { matchID, change: 'seats' });
    }
  }

  async #add(transaction: Queryable, matchID: string, seat: number): Promise<void> {
    await transaction.query(
      `INSERT INTO presence (process, match_id, seat) SELECT $1, match_id, seat FROM seats
       WHERE match_id = $2 AND seat = $3 ON CONFLICT DO NOTHING`,
      [this.#process, matchID, seat],
    );
  }

  async #bury(): Promise<void> {
    await this.#remove(`seen_at < ${NOW} - $1`, DEAD_AFTER);
  }

  async #remove(condition: string, value: unknown): Promise<void> {
    const matches = await this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<{ match_id: string }>(
        `SELECT DISTINCT match_id FROM presence WHERE process IN (SELECT id FROM processes WHERE ${condition})`,
        [value],
      );
      await transaction.query(`DELETE FROM processes WHERE ${condition}`, [value]);
      for (const { match_id } of rows) {
        await this.#notices.publish(transaction, { matchID: match_id, change: 'seats' });
      }
      return rows;
    });
    for (const { match_id } of matches) this.#notices.announce({ matchID: match_id, change: 'seats' });
  }
}
