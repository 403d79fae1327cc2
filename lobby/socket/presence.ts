import type { Database } from '../storage/database';
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
  /** What has not been stored as it is now, by the same keys. */
  readonly #unsaid = new Map<string, [matchID: string, seat: number]>();
  #repeating: Promise<void> | undefined;
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

  /**
   * Says that this process lives and clears the dead. Stores what could not be stored when it came, or all seats that are connected here if
   * the other processes had taken this one for dead.
   */
  async beat(): Promise<void> {
    const [row] = await this.#database.query<{ fresh: boolean }>(
      `INSERT INTO processes (id, seen_at) VALUES ($1, ${NOW}) ON CONFLICT (id) DO UPDATE SET seen_at = ${NOW}
       RETURNING xmax = 0 AS fresh`,
      [this.#process],
    );
    if (row?.fresh === true) for (const [key, seat] of this.#here) this.#unsaid.set(key, seat);
    await this.#bury();
    this.#repeating ??= this.#repeat().finally(() => {
      this.#repeating = undefined;
    });
    await this.#repeating;
  }

  /**
   * Stores whether this process has a socket of the seat. It waits only for those who are changing the same match. What cannot be stored
   * now is stored at a later beat.
   */
  async set(matchID: string, seat: number, connected: boolean): Promise<void> {
    const key = keyOf(matchID, seat);
    if (connected) this.#here.set(key, [matchID, seat]);
    else this.#here.delete(key);
    this.#unsaid.set(key, [matchID, seat]);
    if (!(await this.#say(matchID, seat))) await this.beat();
  }

  /** Takes this process and its sockets out. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#remove('id = $1', this.#process);
  }

  /** Seats of matches that others hold keep the rest waiting, but not the next beat. */
  async #repeat(): Promise<void> {
    for (const [matchID, seat] of [...this.#unsaid.values()]) {
      const isStored = await this.#say(matchID, seat).catch(() => false);
      if (isStored) this.#notices.announce({ matchID, change: 'seats' });
    }
  }

  /** Stores what is so of a seat; resolves with false if this process has to say first that it lives. */
  async #say(matchID: string, seat: number): Promise<boolean> {
    const key = keyOf(matchID, seat);
    const connected = this.#here.has(key);
    const isStored = await this.#store(matchID, seat, connected);
    if (isStored && this.#here.has(key) === connected) this.#unsaid.delete(key);
    return isStored;
  }

  #store(matchID: string, seat: number, connected: boolean): Promise<boolean> {
    return this.#database.transaction(async (transaction) => {
      const lives = await transaction.query('SELECT id FROM processes WHERE id = $1 FOR KEY SHARE', [
        this.#process,
      ]);
      if (lives.length === 0) return false;
      const sql = connected
        ? `INSERT INTO presence (process, match_id, seat) SELECT $1, match_id, seat FROM seats
           WHERE match_id = $2 AND seat = $3 ON CONFLICT DO NOTHING`
        : 'DELETE FROM presence WHERE process = $1 AND match_id = $2 AND seat = $3';
      await transaction.query(sql, [this.#process, matchID, seat]);
      await this.#notices.publish(transaction, { matchID, change: 'seats' });
      return true;
    });
  }

  async #bury(): Promise<void> {
    await this.#remove(`seen_at < ${NOW} - $1`, DEAD_AFTER);
  }

  async #remove(condition: string, value: unknown): Promise<void> {
    const gone = await this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<{ match_id: string }>(
        `SELECT DISTINCT match_id FROM presence WHERE process IN (SELECT id FROM processes WHERE ${condition})`,
        [value],
      );
      const watched = await transaction.query<{ match_id: string }>(
        `SELECT DISTINCT match_id FROM watchers WHERE process IN (SELECT id FROM processes WHERE ${condition})`,
        [value],
      );
      await transaction.query(`DELETE FROM processes WHERE ${condition}`, [value]);
      for (const { match_id } of rows) {
        await this.#notices.publish(transaction, { matchID: match_id, change: 'seats' });
      }
      for (const { match_id } of watched) {
        await this.#notices.publish(transaction, { matchID: match_id, change: 'watchers' });
      }
      return { rows, watched };
    });
    for (const { match_id } of gone.rows) this.#notices.announce({ matchID: match_id, change: 'seats' });
    for (const { match_id } of gone.watched)
      this.#notices.announce({ matchID: match_id, change: 'watchers' });
  }
}

function keyOf(matchID: string, seat: number): string {
  return `${matchID}/${seat}`;
}
