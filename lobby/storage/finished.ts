import type { Server } from 'boardgame.io';
import type * as v from 'valibot';
import type { Database } from './database';
import { finishedRow, StoredProblem, stored } from './stored';

/** Where a page of the list of finished matches ends: when its last match could first be known to have ended, and the match's id. */
export type Place = { at: number; matchID: string };

/** Which finished matches are asked for: of one game or of all, with a player of that name or any, after a place in the list. */
export type FinishedWhere = {
  game?: string | undefined;
  name?: string | undefined;
  after?: Place | undefined;
};

/** Who held a seat when the match was last looked at; without a name nobody does. */
export type FinishedSeat = Pick<Server.PlayerMetadata, 'id' | 'name'> & { bot?: string };

/** A match that is over, as the list shows it. Times are in milliseconds since 1970. */
export type Finished = {
  matchID: string;
  gameName: string;
  players: FinishedSeat[];
  setupData?: unknown;
  gameover: unknown;
  /** How many moves it has had, without those that were taken back. */
  moves: number;
  createdAt: number;
  endedAt: number;
};

/** A part of the list of finished matches, and where the next one begins, if there is more. */
export type FinishedPage = { matches: Finished[]; next?: Place };

/** How many matches a page of the list has. */
export const FINISHED_LISTED = 30;
/** So many seats of one name are looked at, so that no name takes the database long. */
const MOST_OF_NAME = 5000;
/** How far a series of rematches is followed, back and on. */
const LONGEST_SERIES = 50;

const COLUMNS = 'id, game, setup_data, gameover, moves, created_at, ended_at, open_at';
const PUBLIC = "ended_at IS NOT NULL AND NOT unlisted AND watching <> 'none'";
/** How few may know of a match: all, those who have its link, those who play. */
const CLOSENESS = "CASE WHEN watching = 'none' THEN 2 WHEN unlisted THEN 1 ELSE 0 END";

type SeatRow = { match_id: string; seat: number; name: string | null; bot: string | null };
type Row = v.InferInput<typeof finishedRow>;

/** The matches that are over, as long as they are kept. */
export class FinishedMatches {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Returns {@link FINISHED_LISTED} matches at the most that are over and listed, and open to watchers, the newest first: those whose end may
   * be known at the time `now`, in milliseconds. Rows that are damaged are left out. Of a name that holds more than {@link MOST_OF_NAME} seats
   * some matches may be missing.
   */
  async list({ game, name, after }: FinishedWhere, now: number): Promise<FinishedPage> {
    const values: unknown[] = [];
    const add = (value: unknown) => `$${values.push(value)}`;
    const named =
      name === undefined
        ? ''
        : `WITH named AS MATERIALIZED (
             SELECT match_id FROM seats WHERE lower(name) = lower(${add(name)}) LIMIT ${MOST_OF_NAME})`;
    const conditions = [PUBLIC, `open_at <= ${add(now)}`];
    if (game !== undefined) conditions.push(`game = ${add(game)}`);
    if (name !== undefined) conditions.push('id IN (SELECT match_id FROM named)');
    if (after !== undefined)
      conditions.push(`(open_at, id) < (${add(after.at)}::float8, ${add(after.matchID)})`);
    const rows = await this.#database.query<Row>(
      `${named} SELECT ${COLUMNS} FROM matches WHERE ${conditions.join(' AND ')}
       ORDER BY open_at DESC, id DESC LIMIT ${FINISHED_LISTED + 1}`,
      values,
    );
    const shown = rows.slice(0, FINISHED_LISTED);
    const matches = await this.#withSeats(shown);
    const last = shown.at(-1);
    if (rows.length === shown.length || last === undefined) return { matches };
    return { matches, next: { at: last.open_at, matchID: last.id } };
  }

  /**
   * Returns the matches of a series that are over, the first one first: the match itself, those of which it is a rematch, and its rematches,
   * {@link LONGEST_SERIES} at the most in each direction. Matches that fewer may know of than of the match itself are left out.
   */
  async series(matchID: string, now: number): Promise<Finished[]> {
    const rows = await this.#database.query<Row>(
      `WITH RECURSIVE
       before (id, distance) AS (
         SELECT id, 0 FROM matches WHERE id = $1
         UNION ALL SELECT matches.id, distance - 1 FROM before JOIN matches ON matches.next_match = before.id
         WHERE distance > -${LONGEST_SERIES}),
       later (id, distance) AS (
         SELECT next_match, 1 FROM matches WHERE id = $1
         UNION ALL SELECT matches.next_match, distance + 1 FROM later JOIN matches ON matches.id = later.id
         WHERE distance < ${LONGEST_SERIES}),
       series AS (SELECT id, min(distance) AS distance FROM (SELECT * FROM before UNION ALL SELECT * FROM later) AS either
         WHERE id IS NOT NULL GROUP BY id)
       SELECT ${COLUMNS} FROM matches JOIN series USING (id)
       WHERE ended_at IS NOT NULL AND open_at <= $2
         AND ${CLOSENESS} <= (SELECT ${CLOSENESS} FROM matches WHERE id = $1)
       ORDER BY distance, ended_at, id LIMIT ${2 * LONGEST_SERIES}`,
      [matchID, now],
    );
    return this.#withSeats(rows);
  }

  async #withSeats(rows: readonly Row[]): Promise<Finished[]> {
    const seats = await this.#database.query<SeatRow>(
      `SELECT match_id, seat, name, level AS bot FROM seats LEFT JOIN bots USING (match_id, seat)
       WHERE match_id = ANY($1) ORDER BY seat`,
      [rows.map(({ id }) => id)],
    );
    const seatsOf = new Map<string, FinishedSeat[]>(rows.map(({ id }) => [id, []]));
    for (const { match_id, seat, name, bot } of seats)
      seatsOf
        .get(match_id)
        ?.push({ id: seat, ...(name === null ? {} : { name }), ...(bot === null ? {} : { bot }) });
    return rows.flatMap((row) => {
      try {
        return [finishedIn(row, seatsOf.get(row.id) ?? [])];
      } catch (error) {
        if (error instanceof StoredProblem) return [];
        throw error;
      }
    });
  }
}

function finishedIn(row: Row, players: FinishedSeat[]): Finished {
  const { id, game, setup_data, gameover, moves, created_at, ended_at } = stored(
    finishedRow,
    'The match',
    row,
  );
  return {
    matchID: id,
    gameName: game,
    players,
    ...(setup_data === null ? {} : { setupData: setup_data }),
    gameover,
    moves,
    createdAt: created_at,
    endedAt: ended_at,
  };
}
