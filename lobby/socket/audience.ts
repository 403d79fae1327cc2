import type { Database } from '../storage/database';
import type { Notices } from '../storage/notices';

/** Up to so many watchers are told of to the last one, and of more whenever a twentieth has come or gone. */
const TOLD_EXACTLY = 100;
const TELLING = 1 / 20;

/**
 * Says whether the number of watchers is worth telling to who was told another one, or none: not each single one of a crowd, or a crowd of n that
 * comes in would be sent n * n messages.
 */
export function isNews(told: number | undefined, count: number): boolean {
  if (told === undefined || count <= TOLD_EXACTLY) return told !== count;
  return Math.abs(count - told) >= TELLING * count;
}

/**
 * How many watch each match without a seat, here and at the other processes that share the database. A process that dies takes its
 * watchers with it.
 */
export class Audience {
  readonly #database: Database;
  readonly #notices: Notices;
  readonly #here = new Map<string, number>();

  constructor(database: Database, notices: Notices) {
    this.#database = database;
    this.#notices = notices;
  }

  /** Says how many watch a match here, and tells the other processes if that is new. */
  async set(matchID: string, count: number): Promise<void> {
    if ((this.#here.get(matchID) ?? 0) === count) return;
    if (!this.#database.exclusive) await this.#store(matchID, count);
    if (count === 0) this.#here.delete(matchID);
    else this.#here.set(matchID, count);
  }

  /** Returns how many watch a match, here and elsewhere. */
  async of(matchID: string): Promise<number> {
    const here = this.#here.get(matchID) ?? 0;
    if (this.#database.exclusive) return here;
    const [row] = await this.#database.query<{ elsewhere: number }>(
      'SELECT coalesce(sum(count), 0)::int AS elsewhere FROM watchers WHERE match_id = $1 AND process <> $2',
      [matchID, this.#notices.process],
    );
    return here + (row?.elsewhere ?? 0);
  }

  async #store(matchID: string, count: number): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const [sql, values] =
        count === 0
          ? ['DELETE FROM watchers WHERE process = $1 AND match_id = $2', []]
          : [
              `INSERT INTO watchers (process, match_id, count) SELECT processes.id, matches.id, $3 FROM processes, matches
               WHERE processes.id = $1 AND matches.id = $2
               ON CONFLICT (match_id, process) DO UPDATE SET count = $3`,
              [count],
            ];
      await transaction.query(sql, [this.#notices.process, matchID, ...values]);
      await this.#notices.publish(transaction, { matchID, change: 'watchers' });
    });
  }
}
