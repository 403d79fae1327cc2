import type { Queryable } from './database';

/** So many statements may be made until it is looked how much has been written ahead; looking takes as long as one. */
const STATEMENTS = 50;
/** Bytes. */
const WRITTEN_AHEAD = 32 * 1024 * 1024;

/**
 * Brings what an embedded database has written ahead into its files every 32 MB, so that it can be removed and need not
 * be read when a killed server starts again. A database server does so by itself, and in the background; PostgreSQL in
 * one process never does.
 */
export class Checkpoints {
  readonly #database: Queryable;
  #statements = 0;
  #running: Promise<void> | undefined;

  /** Is to be given the database without what counts its statements. */
  constructor(database: Queryable) {
    this.#database = database;
  }

  /** Counts a statement that has been made. */
  count(): void {
    this.#statements += 1;
    if (this.#statements < STATEMENTS || this.#running !== undefined) return;
    this.#statements = 0;
    this.#running = this.#look()
      .catch(() => {})
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Resolves when none is under way. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #look(): Promise<void> {
    const [log] = await this.#database.query<{ bytes: number }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes
       FROM pg_control_checkpoint()`,
    );
    if ((log?.bytes ?? 0) >= WRITTEN_AHEAD) await this.#database.query('CHECKPOINT');
  }
}
