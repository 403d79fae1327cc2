/** A row of a result, by column name. */
export type Row = Record<string, unknown>;

/** Anything that runs one SQL statement: a database, or a transaction on it. */
export interface Queryable {
  /** Runs a statement with its parameters, `$1` and so on. Resolves to the rows of its result; rejects as the database does. */
  query<R extends Row = Row>(sql: string, parameters?: unknown[]): Promise<R[]>;
}

/**
 * What the storage needs of a PostgreSQL: embedded (`pglite.ts`) or a server (`postgres.ts`).
 */
export interface Database extends Queryable {
  /** Whether no other process can use the same data. */
  readonly exclusive: boolean;
  /** For how many milliseconds a change may wait for others that are busy with the same. */
  readonly patience: number;
  /** Resolves when it has failed so that it can be used no more, until another process opens it; if it can fail so. */
  readonly lost?: Promise<Error>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back and rethrows when it rejects. A database that
   * gives up on slow statements does not do so in an unhurried one.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, pace?: 'unhurried'): Promise<T>;
  /**
   * Calls `heard` with each payload that other processes (or this one) notify on the channel, and `reconnected`
   * when notices may have been lost in between.
   */
  listen(channel: string, heard: (payload: string) => void, reconnected: () => void): Promise<void>;
  /** Closes it, after what is under way. */
  close(): Promise<void>;
}
