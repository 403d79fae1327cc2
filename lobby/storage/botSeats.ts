import { randomUUID } from 'node:crypto';
import { isLevel, type LevelId, levelOf } from '../../games/ai/levels';
import { digestOf } from '../credentials';
import { Conflict } from '../errors';
import type { Database, Queryable } from './database';
import type { Notices } from './notices';

/** How a bot plays: its level, and the milliseconds it takes at least for a decision. */
export type BotSettings = { level: LevelId; pace: number };

/** What is asked of a bot; without a pace it keeps the one it has, or has {@link DEFAULT_PACE}. */
export type BotWish = Pick<BotSettings, 'level'> & Partial<BotSettings>;

/** Milliseconds. */
export const DEFAULT_PACE = 1000;

/** A seat that a bot holds. */
export type BotSeat = BotSettings & { matchID: string; game: string; seat: string; credentials: string };

type BotRow = {
  match_id: string;
  game: string;
  seat: number;
  credentials: string;
  level: string;
  pace: number;
};

const MINE = `SELECT match_id, game, seat, bots.credentials, level, pace
  FROM bots JOIN seats USING (match_id, seat) JOIN matches ON id = match_id
  WHERE process = $1 AND gameover IS NULL`;

/** The seats of bots in the database. Each is played by one of the processes that share it. */
export class BotSeats {
  readonly #database: Database;
  readonly #notices: Notices;

  constructor(database: Database, notices: Notices) {
    this.#database = database;
    this.#notices = notices;
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
   */
  async give(matchID: string, seat: number, { level, pace }: BotWish): Promise<void> {
    await this.#change(matchID, async (transaction, over) => {
      if (over) throw new Conflict('The match is over');
      const changed = await transaction.query(
        `UPDATE bots SET level = $3, pace = coalesce($4, pace) WHERE match_id = $1 AND seat = $2
         RETURNING seat`,
        [matchID, seat, level, pace ?? null],
      );
      if (changed.length === 0) return seatBot(transaction, matchID, seat, { level, pace });
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

  /**
   * Takes for a process the bots that no living process plays, in unfinished matches of the named games.
   *
   * @returns every seat that the process has to play now.
   */
  async claim(process: string, games: readonly string[]): Promise<BotSeat[]> {
    await this.#database.query(
      `UPDATE bots SET process = $1 WHERE process IS NULL AND EXISTS (SELECT 1 FROM processes WHERE id = $1)
       AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND gameover IS NULL AND game = ANY($2))`,
      [process, games],
    );
    const rows = await this.#database.query<BotRow>(MINE, [process]);
    return rows.flatMap(({ match_id, seat, level, ...row }) =>
      isLevel(level) ? [{ ...row, level, matchID: match_id, seat: String(seat) }] : [],
    );
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
 * Seats a bot, with credentials of its own, on an open seat.
 *
 * @throws {Conflict} if the seat is taken.
 */
export async function seatBot(
  transaction: Queryable,
  matchID: string,
  seat: number,
  { level, pace = DEFAULT_PACE }: BotWish,
): Promise<void> {
  const credentials = randomUUID();
  const seated = await transaction.query(
    `UPDATE seats SET name = $3, credentials = $4 WHERE match_id = $1 AND seat = $2 AND name IS NULL
     RETURNING seat`,
    [matchID, seat, nameOf(level), digestOf(credentials)],
  );
  if (seated.length === 0) throw new Conflict(`Player ${seat} not available`);
  await transaction.query(
    'INSERT INTO bots (match_id, seat, level, pace, credentials) VALUES ($1, $2, $3, $4, $5)',
    [matchID, seat, level, pace, credentials],
  );
}

function nameOf(level: LevelId): string {
  return `Bot (${levelOf(level).name})`;
}
