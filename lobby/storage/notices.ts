import * as v from 'valibot';
import { type Log, silent } from '../log';
import type { Database, Queryable } from './database';

const noticeEntries = {
  matchID: v.string(),
  change: v.picklist(['state', 'seats', 'bots', 'chat', 'watchers', 'gone', 'wanted', 'skipped']),
};
const payloadSchema = v.pipe(v.string(), v.parseJson(), v.object({ ...noticeEntries, process: v.string() }));

/** Word that something of a match has changed in the database, possibly by another process. */
export type Notice = v.InferOutput<v.ObjectSchema<typeof noticeEntries, undefined>>;

/**
 * What of a match has changed: its state, its seats (names, credentials, presence), its bots, its chat, how many watch it; or it is gone;
 * or somebody visits it where its bots are not played, so that they are wanted elsewhere, or wants what bots do in this phase at once.
 */
export type Change = Notice['change'];

/** The channel of the database on which notices travel between processes, as JSON with the name of the sender. */
export const CHANNEL = 'rubicon';

type Subscriber = { heard(notice: Notice): void; missed(): void };

/**
 * Carries notices between the processes that share a database, and within this one. A notice names a match and
 * never carries any of its data: whoever hears it reads and filters for itself.
 */
export class Notices {
  readonly #database: Database;
  readonly #log: Log;
  /** The name of this process. */
  readonly process: string;
  readonly #subscribers = new Set<Subscriber>();

  constructor(database: Database, processID: string, log: Log = silent) {
    this.#database = database;
    this.process = processID;
    this.#log = log;
  }

  /** Starts listening for the notices of other processes. */
  async connect(): Promise<void> {
    await this.#database.listen(
      CHANNEL,
      (payload) => this.#receive(payload),
      () => {
        this.#log('notices missed');
        for (const { missed } of this.#subscribers) missed();
      },
    );
  }

  /** Adds someone who hears notices, and is told when some may have been missed; returns what ends that. */
  subscribe(heard: Subscriber['heard'], missed: Subscriber['missed']): () => void {
    const subscriber = { heard, missed };
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
    };
  }

  /** Tells the other processes, once the transaction commits. */
  async publish(transaction: Queryable, notice: Notice): Promise<void> {
    if (this.#database.exclusive) return;
    const payload = JSON.stringify({ ...notice, process: this.process });
    await transaction.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
  }

  /** Tells this process; to be called after the commit. */
  announce(notice: Notice): void {
    for (const { heard } of this.#subscribers) heard(notice);
  }

  #receive(payload: string): void {
    const { success, output: notice } = v.safeParse(payloadSchema, payload);
    if (!success) this.#log('notice ignored', { reason: 'malformed', length: payload.length });
    else if (notice.process !== this.process)
      this.announce({ matchID: notice.matchID, change: notice.change });
  }
}
