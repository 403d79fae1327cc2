import type { LogEntry, State } from 'boardgame.io';
import { currentState, type LobbyGame, stateVersionOf } from '../game';
import { knownUntil, type Watching } from '../watching';
import type { Database } from './database';
import { HOLDERS, MoveWriter } from './moveWriter';
import type { Change, Notices } from './notices';
import { Remembered } from './remembered';
import { StoredProblem, state, stored, watchingColumn } from './stored';

/** A match as it is stored: the state as JSON, and by seat the digests of the credentials of those who sit there. */
export type StoredMatch = {
  readonly matchID: string;
  readonly game: string;
  readonly stateID: number;
  readonly state: string;
  readonly version: number;
  readonly holders: readonly string[];
  readonly watching: Watching;
  /** How many minutes later watchers see it. */
  readonly delay: number;
};

type Row = {
  game: string;
  state_id: number;
  state: string;
  state_version: number;
  holders: string | null;
  watching: string;
  watch_delay: number;
};

/** Changes of what is not remembered of a match. */
const UNSTORED: readonly Change[] = ['chat', 'watchers', 'wanted'];
/** Each is about 10 kB. */
const REMEMBERED = 2000;

/**
 * The matches in play, for those who make moves and those who are told of them: read once and then remembered, as long
 * as this process is the one that moves in them. What is remembered may be older than what is stored when several
 * processes share the database: {@link current} looks again, and {@link move} stores nothing on an older state.
 */
export class Matches {
  readonly #database: Database;
  readonly #games: ReadonlyMap<string, LobbyGame>;
  readonly #writer: MoveWriter;
  readonly #remembered = new Remembered((matchID) => this.#read(matchID), REMEMBERED);

  constructor(database: Database, games: readonly LobbyGame[], notices: Notices) {
    this.#database = database;
    this.#games = new Map(games.map((game) => [game.name ?? 'default', game]));
    this.#writer = new MoveWriter(database, notices.process);
    notices.subscribe(
      ({ matchID, change }) => {
        if (!UNSTORED.includes(change)) this.#remembered.forget(matchID);
      },
      () => this.#remembered.forgetAll(),
    );
  }

  /**
   * Returns a match as it is remembered, or else as it is stored; undefined if there is none.
   *
   * @throws {StoredProblem} if it has no seats.
   */
  get(matchID: string): Promise<StoredMatch | undefined> {
    return this.#remembered.get(matchID);
  }

  /** Returns a match as it is stored now: the same object as before if nothing has changed. */
  async current(matchID: string): Promise<StoredMatch | undefined> {
    const known = this.#remembered.peek(matchID);
    if (known !== undefined && !this.#database.exclusive) {
      const [row] = await this.#database.query<Pick<Row, 'state_id' | 'holders'>>(
        `SELECT state_id, ${HOLDERS} AS holders FROM matches WHERE id = $1`,
        [matchID],
      );
      const same = row?.state_id === known.stateID && row.holders === known.holders.join();
      if (!same) this.#remembered.forget(matchID);
    }
    return this.#remembered.get(matchID);
  }

  /**
   * Returns the state of a match in the form its game reads today, for its caller to keep or change.
   *
   * @throws {VersionRefused} if the game can no longer read it.
   * @throws {StoredProblem} if it is no state.
   */
  stateOf({ game: name, state: text, version }: Pick<StoredMatch, 'game' | 'state' | 'version'>): State {
    const game = this.#games.get(name);
    const read = stored(state, 'The state', text);
    return game === undefined ? read : currentState(game, read, version);
  }

  /**
   * Stores a state that moves have led to from that of a match, the log entries of all of them, and the end of the game
   * if it is one.
   *
   * @returns the match as it is then, or undefined if state or seats were no longer those of `match`: then nothing is
   * stored, and the match is forgotten.
   */
  async move(match: StoredMatch, { deltalog = [], ...next }: State): Promise<StoredMatch | undefined> {
    const { matchID, holders } = match;
    const text = JSON.stringify(next);
    const version = stateVersionOf(this.#games.get(match.game) ?? {});
    const { gameover } = next.ctx;
    const log = deltalog.map((entry) => ({ stateID: entry._stateID, entry: JSON.stringify(entry) }));
    const isStored = await this.#writer
      .store({
        matchID,
        previous: match.stateID,
        stateID: next._stateID,
        holders: holders.join(),
        state: text,
        version,
        gameover: gameover === undefined ? null : JSON.stringify(gameover),
        moves: movesIn(deltalog),
        isLate: match.delay > 0,
        log,
      })
      .catch((error) => {
        this.#remembered.forget(matchID);
        throw error;
      });
    if (!isStored) {
      this.#remembered.forget(matchID);
      return undefined;
    }
    const moved = { ...match, stateID: next._stateID, state: text, version };
    if (this.#remembered.peek(matchID) === match) this.#remembered.set(matchID, moved);
    return moved;
  }

  /**
   * Returns a match as watchers may see it at the time `now`, in milliseconds: with the newest of its states that is as old as its delay, of
   * those that are kept, and before there is one with the first; undefined if that is not newer than the state of the id `than`.
   */
  async asWatched(match: StoredMatch, now: number, than = -1): Promise<StoredMatch | undefined> {
    const { matchID, delay } = match;
    const [row] = await this.#database.query<Pick<Row, 'state_id' | 'state' | 'state_version'>>(
      `SELECT * FROM (
         SELECT state_id, updated_at AS made_at, state, state_version FROM matches WHERE id = $1
         UNION ALL SELECT state_id, made_at, state, state_version FROM past_states WHERE match_id = $1
         UNION ALL SELECT 0, '-infinity', initial_state, initial_version FROM matches WHERE id = $1) AS states
       WHERE made_at <= $2 AND state_id > $3 ORDER BY state_id DESC LIMIT 1`,
      [matchID, knownUntil({ delay }, now), than],
    );
    return row && { ...match, stateID: row.state_id, state: row.state, version: row.state_version };
  }

  /** Forgets the past states of matches that everybody may know all of at the time `now`. */
  async forgetPast(now: number): Promise<void> {
    await this.#database.query(
      'DELETE FROM past_states USING matches WHERE match_id = id AND open_at <= $1',
      [now],
    );
  }

  async #read(matchID: string): Promise<StoredMatch | undefined> {
    const [row] = await this.#database.query<Row>(
      `SELECT game, state_id, state, state_version, watching, watch_delay, ${HOLDERS} AS holders FROM matches WHERE id = $1`,
      [matchID],
    );
    if (row === undefined) return undefined;
    const { game, state_id: stateID, state, state_version: version, holders } = row;
    if (holders === null) throw new StoredProblem('The match is stored wrongly: it has no seats');
    const watching = stored(watchingColumn, 'The match', row.watching);
    return {
      matchID,
      game,
      stateID,
      state,
      version,
      holders: holders.split(','),
      watching,
      delay: row.watch_delay,
    };
  }
}

/** Returns how many moves entries of the log add to a match: one for each move, and one less for each that takes back another. */
function movesIn(log: readonly LogEntry[]): number {
  let moves = 0;
  for (const { action, automatic } of log) {
    if (automatic === true) continue;
    const takesBack =
      action.type === 'UNDO' || (action.type === 'MAKE_MOVE' && action.payload.type === 'undo');
    if (takesBack) moves -= 1;
    else if (action.type === 'MAKE_MOVE' || action.type === 'REDO') moves += 1;
  }
  return moves;
}
