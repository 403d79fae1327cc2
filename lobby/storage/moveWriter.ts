import { setImmediate as turn } from 'node:timers/promises';
import { Unavailable } from '../errors';
import type { Database } from './database';
import { CHANNEL } from './notices';

/** A move, or several at once, to be stored: what they lead to, and what must be so before. States and entries are JSON. */
export type MoveToStore = {
  matchID: string;
  /** The id of the state that the first move was made on. */
  previous: number;
  /** The id of the state that the last leads to. */
  stateID: number;
  /** Who holds the seats, see {@link HOLDERS}; null if that does not matter. */
  holders: string | null;
  state: string;
  version: number;
  gameover: string | null;
  /** How many moves the match has had more by it; fewer than none where one was taken back. */
  moves: number;
  /** Whether watchers see the match later, so that its states are kept for them. */
  isLate: boolean;
  /** The entries of the log in order, each with the id of the state that its move was made on. */
  log: { stateID: number; entry: string }[];
};

type Waiting = {
  readonly move: MoveToStore;
  readonly since: number;
  /** Milliseconds until it is tried again if somebody holds its match. */
  pause: number;
  stored(whether: boolean): void;
  failed(error: unknown): void;
};

/** SQL of who holds the seats of a row of `matches`: the digests of their credentials, in order, and commas. */
export const HOLDERS = `(SELECT string_agg(coalesce(credentials, ''), ',' ORDER BY seat) FROM seats
  WHERE match_id = matches.id)`;

/** PostgreSQL takes 65,535 parameters; so many matches and log entries stay below it and take some milliseconds. */
const MOST_TOGETHER = 100;
const MOST_ENTRIES = 5000;

/** In the time by which watchers see a match later, so many of its states are kept for them at the most. */
const STATES_KEPT = 30;

/** Milliseconds. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 250;

/**
 * Stores moves, each on the condition that state and seats are still those it was made on. Moves of different matches
 * that come while others are being stored go out together in one statement; when that fails each is tried alone.
 *
 * A statement waits for nobody: the moves of matches that another transaction holds are left out of it, and tried again
 * with later ones, after longer and longer pauses, as long as the database has patience.
 */
export class MoveWriter {
  readonly #database: Database;
  readonly #process: string;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(database: Database, process: string) {
    this.#database = database;
    this.#process = process;
  }

  /** Resolves with true once the move is stored, or with false if the match is no longer what it was made on. */
  store(move: MoveToStore): Promise<boolean> {
    return new Promise((stored, failed) => {
      this.#add({ move, since: performance.now(), pause: SHORTEST_PAUSE, stored, failed });
    });
  }

  #add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (!this.#writing) this.#write();
  }

  #addLater(waiting: Waiting): void {
    const { move, since, pause, failed } = waiting;
    if (performance.now() - since > this.#database.patience) {
      failed(new Error(`Match ${move.matchID} is held by another transaction`));
    } else {
      waiting.pause = Math.min(2 * pause, LONGEST_PAUSE);
      setTimeout(() => this.#add(waiting), pause);
    }
  }

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      await turn();
      const group = this.#takeGroup();
      await this.#storeGroup(group).catch(async (error) => {
        if (group.length > 1 && isRolledBack(error)) {
          for (const one of group) await this.#storeGroup([one]).catch(one.failed);
        } else for (const { failed } of group) failed(error);
      });
    }
    this.#writing = false;
  }

  /** Takes those who wait, one of a match at the most. */
  #takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    let entries = 0;
    for (const waiting of this.#waiting) {
      const { matchID, log } = waiting.move;
      const isFull = group.size === MOST_TOGETHER || (group.size > 0 && entries + log.length > MOST_ENTRIES);
      if (group.has(matchID) || isFull) rest.push(waiting);
      else {
        group.set(matchID, waiting);
        entries += log.length;
      }
    }
    this.#waiting = rest;
    return [...group.values()];
  }

  async #storeGroup(group: Waiting[]): Promise<void> {
    const { sql, parameters } = this.#statement(group.map(({ move }) => move));
    const rows = await this.#database.query<{ id: string; moved: boolean }>(sql, parameters);
    const moved = new Map(rows.map(({ id, moved }) => [id, moved]));
    for (const waiting of group) {
      const { matchID } = waiting.move;
      const isHeld = moved.get(matchID) === false;
      if (isHeld) this.#addLater(waiting);
      else waiting.stored(moved.has(matchID));
    }
  }

  /** Answers with the matches that have moved, and those that are held. */
  #statement(moves: MoveToStore[]): { sql: string; parameters: unknown[] } {
    const parameters: unknown[] = [];
    const add = (value: unknown, type: string) => `$${parameters.push(value)}::${type}`;
    const now = add(Date.now(), 'float8');
    const ids = add(
      moves.map(({ matchID }) => matchID),
      'text[]',
    );
    const given = moves.map(({ matchID, previous, stateID, holders, state, version, gameover, moves }) =>
      [
        add(matchID, 'text'),
        add(previous, 'int'),
        add(stateID, 'int'),
        add(holders, 'text'),
        add(state, 'text'),
        add(version, 'int'),
        add(gameover, 'text'),
        add(moves, 'int'),
      ].join(),
    );
    const entries = moves.flatMap(({ matchID, log }) =>
      log.map(({ stateID, entry }, position) =>
        [add(matchID, 'text'), add(stateID, 'int'), add(position, 'int'), add(entry, 'text')].join(),
      ),
    );
    const logged =
      entries.length === 0
        ? ''
        : `, logged AS (
      INSERT INTO log (match_id, state_id, position, entry) SELECT entries.* FROM (VALUES (${entries.join('), (')}))
        AS entries (id, state_id, position, entry) JOIN moved USING (id))`;
    const late = moves.some(({ isLate }) => isLate) ? keepingPast(now) : '';
    const notified = this.#database.exclusive
      ? ''
      : `, pg_notify('${CHANNEL}',
        json_build_object('matchID', id, 'change', 'state', 'process', ${add(this.#process, 'text')})::text)::text`;
    const sql = `WITH free AS (
      SELECT id FROM matches WHERE id = ANY(${ids}) FOR NO KEY UPDATE SKIP LOCKED),
    moved AS (
      UPDATE matches SET state = given.state, state_id = given.state_id, state_version = given.version,
        gameover = given.gameover, updated_at = ${now}, moves = greatest(0, matches.moves + given.moves),
        ended_at = CASE WHEN given.gameover IS NOT NULL THEN ${now} END,
        open_at = CASE WHEN given.gameover IS NOT NULL THEN ${now} + matches.watch_delay * 60000 END
      FROM (VALUES (${given.join('), (')}))
        AS given (match_id, previous, state_id, holders, state, version, gameover, moves)
      WHERE matches.id = given.match_id AND matches.id IN (SELECT id FROM free) AND matches.state_id = given.previous
        AND (given.holders IS NULL OR given.holders = ${HOLDERS})
      RETURNING matches.id)${logged}${late}
    SELECT id, true AS moved${notified} FROM moved
    UNION ALL SELECT id, false${notified === '' ? '' : ', NULL'} FROM matches
      WHERE id = ANY(${ids}) AND id NOT IN (SELECT id FROM free)`;
    return { sql, parameters };
  }
}

/**
 * Returns SQL that keeps the state before each move for those who see a match later, if it has stood for a while or is a while newer than
 * the last one kept, and forgets those that nobody needs any more. It reads the matches as they were before they `moved`.
 */
function keepingPast(now: string): string {
  return `, late AS (
      SELECT matches.*, watch_delay * 60000.0 AS delay,
        (SELECT max(made_at) FROM past_states WHERE match_id = matches.id) AS last_kept
      FROM matches JOIN moved USING (id) WHERE watch_delay > 0),
    kept AS (
      INSERT INTO past_states (match_id, state_id, made_at, state, state_version)
      SELECT id, state_id, updated_at, state, state_version FROM late
      WHERE last_kept IS NULL OR greatest(updated_at - last_kept, ${now} - updated_at) >= delay / ${STATES_KEPT}
      ON CONFLICT DO NOTHING),
    forgotten AS (
      DELETE FROM past_states USING late WHERE match_id = late.id AND made_at < (
        SELECT max(made_at) FROM past_states AS due WHERE due.match_id = late.id AND due.made_at <= ${now} - delay))`;
}

/** Returns whether PostgreSQL says that a statement has changed nothing; after a broken connection nobody can say. */
function isRolledBack(thrown: unknown): boolean {
  const error = thrown instanceof Unavailable ? thrown.cause : thrown;
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
