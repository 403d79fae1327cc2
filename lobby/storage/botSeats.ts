import { randomUUID } from 'node:crypto';
import { isLevel, type LevelId, levelOf } from '../../games/ai/levels';
import { digestOf } from '../credentials';
import { Conflict } from '../errors';
import { defaultLimits } from '../limits';
import { assertRooms } from './addressRooms';
import type { Database, Queryable } from './database';
import type { Notices } from './notices';

/** How a bot plays: its level, and the milliseconds it takes at least for a decision. */
export type BotSettings = { level: LevelId; pace: number };

/** What is asked of a bot; without a pace it keeps the one it has, or has {@link DEFAULT_PACE}. */
export type BotWish = Pick<BotSettings, 'level'> & Partial<BotSettings>;

/** Milliseconds. */
export const DEFAULT_PACE = 1000;

/** A seat that a bot holds, and who its thinking counts for. */
export type BotSeat = BotSettings & { matchID: string; game: string; seat: string; owner: string };

/**
 * A seat that a bot holds, as a process finds it: `process` plays it, or none does; `awake` says that the match has
 * been visited lately, and `fading` that it is high time to say so again.
 */
export type FoundSeat = BotSeat & { process: string | null; over: boolean; awake: boolean; fading: boolean };

/** How many milliseconds bots stay awake after the last visit to their match, with people in it and without. */
export type Wakefulness = { withPeople: number; botsOnly: number };

type BotRow = {
  match_id: string;
  game: string;
  seat: number;
  level: string;
  pace: number;
  process: string | null;
  created_from: string | null;
  over: boolean;
  awake: boolean;
  fading: boolean;
};

const WAKEFULNESS = `CASE WHEN EXISTS (SELECT 1 FROM seats LEFT JOIN bots b USING (match_id, seat)
    WHERE match_id = bots.match_id AND name IS NOT NULL AND b.level IS NULL)
  THEN $2::float8 ELSE $3::float8 END * interval '1 millisecond'`;

/**
 * The seats of bots in the database. Each is played by one of the processes that share it, which has given the seat
 * credentials of its own: a process that played it before cannot go on.
 */
export class BotSeats {
  readonly #database: Database;
  readonly #notices: Notices;
  readonly #botRooms: number;

  /** Lets each address have `botRooms` unfinished matches of bots only. */
  constructor(database: Database, notices: Notices, botRooms = defaultLimits.botRooms) {
    this.#database = database;
    this.#notices = notices;
    this.#botRooms = botRooms;
  }

  /** Returns the digest of the credentials of the match's creator; undefined if nobody has any. */
  async creatorOf(matchID: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ creator: string | null }>(
      'SELECT creator FROM matches WHERE id = $1',
      [matchID],
    );
    return row?.creator ?? undefined;
  }

  /** Returns how the bots of a match play, by seat. */
  async of(matchID: string): Promise<Record<string, BotWish>> {
    const rows = await this.#database.query<Pick<BotRow, 'seat' | 'level' | 'pace'>>(
      'SELECT seat, level, pace FROM bots WHERE match_id = $1',
      [matchID],
    );
    return Object.fromEntries(
      rows.flatMap(({ seat, level, pace }) => (isLevel(level) ? [[seat, { level, pace }]] : [])),
    );
  }

  /**
   * Gives an open seat to a bot, or changes how the bot on it plays.
   *
   * @throws {Conflict} if a person sits there, or the match is over.
   * @throws {Excess} if no other seat is left, and the address the match comes from has too many of bots only.
   */
  async give(matchID: string, seat: number, { level, pace }: BotWish): Promise<void> {
    await this.#change(matchID, async (transaction, over) => {
      if (over) throw new Conflict('The match is over');
      const changed = await transaction.query(
        `UPDATE bots SET level = $3, pace = coalesce($4, pace) WHERE match_id = $1 AND seat = $2
         RETURNING seat`,
        [matchID, seat, level, pace ?? null],
      );
      if (changed.length === 0) {
        await seatBot(transaction, matchID, seat, { level, pace });
        return assertRooms(transaction, matchID, { botRooms: this.#botRooms });
      }
      await transaction.query('UPDATE seats SET name = $3 WHERE match_id = $1 AND seat = $2', [
        matchID,
        seat,
        nameOf(level),
      ]);
    });
  }

  /**
   * Opens a seat that a bot holds; an open one stays open.
   *
   * @throws {Conflict} if a person sits there.
   */
  async open(matchID: string, seat: number): Promise<void> {
    await this.#change(matchID, async (transaction) => {
      const taken = await transaction.query(
        'DELETE FROM bots WHERE match_id = $1 AND seat = $2 RETURNING seat',
        [matchID, seat],
      );
      const sql =
        taken.length > 0
          ? 'UPDATE seats SET name = NULL, credentials = NULL WHERE match_id = $1 AND seat = $2 RETURNING seat'
          : 'SELECT seat FROM seats WHERE match_id = $1 AND seat = $2 AND name IS NULL';
      const opened = await transaction.query(sql, [matchID, seat]);
      if (opened.length === 0) throw new Conflict(`Player ${seat} is not a bot`);
    });
  }

  /** Returns the seats that bots hold in some matches: each with whether the bot is awake, and whether less than half of its time awake is left. */
  async find(matches: readonly string[], { withPeople, botsOnly }: Wakefulness): Promise<FoundSeat[]> {
    const rows = await this.#database.query<BotRow>(
      `SELECT match_id, game, seat, level, pace, process, created_from, gameover IS NOT NULL AS over,
         awake_until > now() AS awake, awake_until <= now() + ${WAKEFULNESS} / 2 AS fading
       FROM bots JOIN matches ON id = match_id WHERE match_id = ANY($1) ORDER BY match_id, seat`,
      [matches, withPeople, botsOnly],
    );
    return rows.flatMap(({ match_id: matchID, created_from, seat, level, ...row }) =>
      isLevel(level)
        ? [{ ...row, level, matchID, seat: String(seat), owner: created_from ?? `match ${matchID}` }]
        : [],
    );
  }

  /** Keeps the bots of some matches awake from now on, but for those that somebody else is busy with. */
  async keepAwake(matches: readonly string[], { withPeople, botsOnly }: Wakefulness): Promise<void> {
    await this.#database.query(
      `UPDATE bots SET awake_until = now() + ${WAKEFULNESS} WHERE (match_id, seat) IN (
         SELECT match_id, seat FROM bots WHERE match_id = ANY($1) FOR UPDATE SKIP LOCKED)`,
      [matches, withPeople, botsOnly],
    );
  }

  /**
   * Takes for a living process the bots of a match that no living process plays, and those it plays already; none while
   * somebody else is busy with the match.
   *
   * @param credentialsOf what the process will play each seat with.
   * @returns the numbers of the seats.
   */
  async claim(
    matchID: string,
    process: string,
    credentialsOf: (seat: string) => string,
  ): Promise<readonly string[]> {
    const seats = await this.#database.transaction(async (transaction) => {
      const free = 'SELECT id FROM matches WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
      if ((await transaction.query(free, [matchID])).length === 0) return [];
      const rows = await transaction.query<{ seat: number }>(
        `UPDATE bots SET process = $2 WHERE match_id = $1 AND coalesce(process, $2) = $2
         AND EXISTS (SELECT 1 FROM processes WHERE id = $2) RETURNING seat`,
        [matchID, process],
      );
      for (const { seat } of rows) {
        await transaction.query('UPDATE seats SET credentials = $3 WHERE match_id = $1 AND seat = $2', [
          matchID,
          seat,
          digestOf(credentialsOf(String(seat))),
        ]);
      }
      if (rows.length > 0) await this.#notices.publish(transaction, { matchID, change: 'seats' });
      return rows.map(({ seat }) => String(seat));
    });
    if (seats.length > 0) this.#notices.announce({ matchID, change: 'seats' });
    return seats;
  }

  /** Lets go of the bots of some matches that a process plays and nobody has visited lately; returns their matches. */
  async release(matches: readonly string[], process: string): Promise<string[]> {
    return this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<{ match_id: string }>(
        `UPDATE bots SET process = NULL WHERE (match_id, seat) IN (
           SELECT match_id, seat FROM bots WHERE match_id = ANY($1) AND process = $2 AND awake_until <= now()
           FOR UPDATE SKIP LOCKED)
         RETURNING match_id`,
        [matches, process],
      );
      const released = [...new Set(rows.map(({ match_id }) => match_id))];
      for (const matchID of released) await this.#notices.publish(transaction, { matchID, change: 'bots' });
      return released;
    });
  }

  /** Tells the other processes that somebody visits some matches here whose bots this one does not play. */
  async want(matches: readonly string[]): Promise<void> {
    for (const matchID of matches) await this.#notices.publish(this.#database, { matchID, change: 'wanted' });
  }

  /** Tells the other processes that somebody wants the rest of what the bots of a match do in this phase at once. */
  async skip(matchID: string): Promise<void> {
    await this.#notices.publish(this.#database, { matchID, change: 'skipped' });
  }

  async #change(
    matchID: string,
    change: (transaction: Queryable, over: boolean) => Promise<void>,
  ): Promise<void> {
    const changes = ['seats', 'bots'] as const;
    await this.#database.transaction(async (transaction) => {
      const [match] = await transaction.query<{ gameover: string | null }>(
        'SELECT gameover FROM matches WHERE id = $1 FOR UPDATE',
        [matchID],
      );
      if (match === undefined) throw new Conflict('The match has been deleted meanwhile');
      await change(transaction, match.gameover !== null);
      for (const what of changes) await this.#notices.publish(transaction, { matchID, change: what });
    });
    for (const what of changes) this.#notices.announce({ matchID, change: what });
  }
}

/**
 * Seats a bot on an open seat, with credentials that nobody knows until a process claims it.
 *
 * @throws {Conflict} if the seat is taken.
 */
export async function seatBot(
  transaction: Queryable,
  matchID: string,
  seat: number,
  { level, pace = DEFAULT_PACE }: BotWish,
): Promise<void> {
  const seated = await transaction.query(
    `UPDATE seats SET name = $3, credentials = $4 WHERE match_id = $1 AND seat = $2 AND name IS NULL
     RETURNING seat`,
    [matchID, seat, nameOf(level), digestOf(randomUUID())],
  );
  if (seated.length === 0) throw new Conflict(`Player ${seat} not available`);
  await transaction.query('INSERT INTO bots (match_id, seat, level, pace) VALUES ($1, $2, $3, $4)', [
    matchID,
    seat,
    level,
    pace,
  ]);
}

function nameOf(level: LevelId): string {
  return `Bot (${levelOf(level).name})`;
}
