import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type * as v from 'valibot';
import { digestOf } from '../credentials';
import { Conflict, StaleState } from '../errors';
import { type LobbyGame, stateVersionOf } from '../game';
import { defaultLimits, type Limits } from '../limits';
import { type Delayed, USUAL_WATCHING, type Watching } from '../watching';
import { assertRooms } from './addressRooms';
import { type BotWish, seatBot } from './botSeats';
import type { Database, Queryable, Row } from './database';
import { FinishedMatches } from './finished';
import { Matches } from './matches';
import type { Notice, Notices } from './notices';
import { prepareSchema } from './schema';
import { chatRow, logEntry, matchRow, StoredProblem, seatRow, stored } from './stored';
import { Tallies } from './tallies';

type MatchData = Server.MatchData;
/** The data of a match, with what is open to watchers and how many minutes later. */
export type WatchedData = MatchData & Delayed & { watching: Watching };
type Player = Server.PlayerMetadata;

type MatchRow = v.InferInput<typeof matchRow> & { state?: string; initial_state?: string };
type SeatRow = v.InferInput<typeof seatRow>;

/**
 * What a match is founded with: the digest of its creator's credentials, the key of the address it is created from,
 * its bots by seat, the match it is a rematch of, what people without a seat may do, and how many minutes later they see it.
 */
export type Founding = {
  creator?: string;
  from?: string;
  bots?: Record<string, BotWish>;
  follows?: string;
  watching?: Watching;
  delay?: number;
};

/** A chat message with its place in the match's order of messages. */
export type StoredMessage = { order: number; message: ChatMessage };

/** How a match stands: its state's id, the place of its last chat message (or 0), and who sits where. */
export type Standing = { stateID: number; lastChat: number; players: MatchData['players'] };

const CHAT_KEPT = 100;
const LISTED = 200;
/** A match goes with its log, so that so many take some hundredths of a second. */
const SWEPT_AT_ONCE = 100;

const MATCH_COLUMNS = `id, game, unlisted, watching, watch_delay, open_at, setup_data, gameover, next_match, created_at, updated_at,
  state_id, state_version, initial_version`;
const SEAT_COLUMNS = `match_id, seat, name, credentials, data, EXISTS (
  SELECT 1 FROM presence WHERE presence.match_id = seats.match_id AND presence.seat = seats.seat) AS connected,
  (SELECT level FROM bots WHERE bots.match_id = seats.match_id AND bots.seat = seats.seat) AS bot`;

/**
 * boardgame.io's storage in PostgreSQL, embedded or not. A change is made only if the state of the match, or the holder of the seat, is
 * still what it was when the change was decided: of two changes at the same time one is refused and none is lost.
 */
export class Storage extends Async {
  readonly #database: Database;
  readonly #games: ReadonlyMap<string, LobbyGame>;
  readonly #notices: Notices;
  /** The matches as those need them who play in them and watch them. */
  readonly matches: Matches;
  /** The matches that are over, as their list shows them. */
  readonly finished: FinishedMatches;
  /** How often games have ended how. */
  readonly tallies: Tallies;
  readonly #limits: Pick<Limits, 'rooms' | 'botRooms'>;
  readonly #fetched = new WeakMap<MatchData, MatchData>();
  #connected: Promise<void> | undefined;

  /** Lets each address have so many unfinished matches, and of bots only. */
  constructor(
    database: Database,
    games: readonly LobbyGame[],
    notices: Notices,
    limits: Pick<Limits, 'rooms' | 'botRooms'> = defaultLimits,
  ) {
    super();
    this.#limits = limits;
    this.#database = database;
    this.#games = new Map(games.map((game) => [game.name ?? 'default', game]));
    this.#notices = notices;
    this.matches = new Matches(database, games, notices);
    this.finished = new FinishedMatches(database);
    this.tallies = new Tallies(database, this.#games);
  }

  /** Makes the tables where there are none. */
  connect(): Promise<void> {
    this.#connected ??= prepareSchema(this.#database);
    return this.#connected;
  }

  /**
   * Stores a new match with its seats, which are empty or bots'.
   *
   * @throws {Conflict} if it is a rematch, and there is another one already; then nothing is stored.
   * @throws {Excess} if its address has too many unfinished ones, or of bots only; then nothing is stored.
   */
  override async createMatch(
    matchID: string,
    { initialState, metadata }: StorageAPI.CreateMatchOpts,
    { creator, from, bots = {}, follows, watching = USUAL_WATCHING, delay = 0 }: Founding = {},
  ): Promise<void> {
    const game = this.#games.get(metadata.gameName);
    const version = game === undefined ? 1 : stateVersionOf(game);
    const state = JSON.stringify(initialState);
    const founded: Notice[] = [];
    if (Object.keys(bots).length > 0) founded.push({ matchID, change: 'bots' });
    if (follows !== undefined) founded.push({ matchID: follows, change: 'seats' });
    await this.#database.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO matches (id, game, unlisted, setup_data, gameover, next_match, created_at, updated_at,
           initial_state, initial_version, state, state_id, state_version, watching, watch_delay, creator, created_from)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11, $10, $14, $15, $12,
           (SELECT encode(sha256(convert_to(value || $13, 'UTF8')), 'hex') FROM salt))`,
        [
          matchID,
          metadata.gameName,
          metadata.unlisted === true,
          textOf(metadata.setupData),
          textOf(metadata.gameover),
          metadata.nextMatchID ?? null,
          metadata.createdAt,
          metadata.updatedAt,
          state,
          version,
          initialState._stateID,
          creator ?? null,
          from ?? null,
          watching,
          delay,
        ],
      );
      for (const [seat, player] of Object.entries(metadata.players)) {
        await transaction.query(
          'INSERT INTO seats (match_id, seat, name, credentials, data) VALUES ($1, $2, $3, $4, $5)',
          [matchID, Number(seat), ...seatValues(player, undefined)],
        );
      }
      for (const [seat, settings] of Object.entries(bots)) {
        await seatBot(transaction, matchID, Number(seat), settings);
      }
      await assertRooms(transaction, matchID, this.#limits);
      if (follows !== undefined) {
        await changeOne(
          transaction,
          'UPDATE matches SET next_match = $2 WHERE id = $1 AND next_match IS NULL RETURNING id',
          [follows, matchID],
        );
      }
      for (const notice of founded) await this.#notices.publish(transaction, notice);
    });
    for (const notice of founded) this.#notices.announce(notice);
  }

  /**
   * Stores the state that follows the one stored now, its log entries, and the end of the game if it is one.
   *
   * @throws {StaleState} if the stored state is not the one before `state`; then nothing is changed.
   */
  async setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const match = await this.matches.current(matchID);
    const follows = match?.stateID === state._stateID - 1;
    if (!follows || (await this.matches.move(match, { ...state, deltalog })) === undefined) {
      throw new StaleState(`State ${state._stateID} does not follow the stored one`);
    }
  }

  /**
   * Stores what differs between the given metadata and what it was when {@link fetch} returned it.
   *
   * @throws {Conflict} if somebody else has changed the same seat, or named another next match, meanwhile.
   */
  async setMetadata(matchID: string, metadata: MatchData): Promise<void> {
    const before = this.#fetched.get(metadata);
    if (before === undefined)
      throw new Conflict(`The data of match ${matchID} was not read before it was set`);
    await this.#database.transaction(async (transaction) => {
      if (metadata.nextMatchID !== before.nextMatchID) {
        await changeOne(
          transaction,
          'UPDATE matches SET next_match = $2 WHERE id = $1 AND next_match IS NOT DISTINCT FROM $3 RETURNING id',
          [matchID, metadata.nextMatchID ?? null, before.nextMatchID ?? null],
        );
      }
      for (const [seat, player] of Object.entries(metadata.players)) {
        const old = before.players[Number(seat)] ?? { id: Number(seat) };
        if (!isDeepStrictEqual(seatValues(player, old.credentials), seatValues(old, old.credentials))) {
          await changeSeat(transaction, matchID, old, player);
        }
      }
      await this.#notices.publish(transaction, { matchID, change: 'seats' });
    });
    this.#fetched.set(metadata, withDigests(metadata, before));
    this.#notices.announce({ matchID, change: 'seats' });
  }

  /**
   * Returns what is asked for of a match; every field is undefined if there is no such match.
   *
   * @throws {VersionRefused} if a state is asked for and the game can no longer read it.
   */
  override async fetch<O extends StorageAPI.FetchOpts>(
    matchID: string,
    opts: O,
  ): Promise<StorageAPI.FetchResult<O>> {
    const columns = [
      MATCH_COLUMNS,
      ...(opts.state ? ['state'] : []),
      ...(opts.initialState ? ['initial_state'] : []),
    ];
    const [row] = await this.#database.query<MatchRow>(
      `SELECT ${columns.join(', ')} FROM matches WHERE id = $1`,
      [matchID],
    );
    const result: Partial<StorageAPI.FetchFields> = {};
    if (row !== undefined) {
      if (row.state !== undefined) {
        const { game, state, state_version: version } = row;
        result.state = this.matches.stateOf({ game, state, version });
      }
      if (row.initial_state !== undefined) {
        const { game, initial_state: state, initial_version: version } = row;
        result.initialState = this.matches.stateOf({ game, state, version });
      }
      if (opts.log) result.log = await this.logBetween(matchID, 0, row.state_id);
      if (opts.metadata) {
        const seats = await this.#database.query<SeatRow>(
          `SELECT ${SEAT_COLUMNS} FROM seats WHERE match_id = $1 ORDER BY seat`,
          [matchID],
        );
        result.metadata = matchData(row, seats);
        this.#fetched.set(result.metadata, structuredClone(result.metadata));
      }
    }
    return result as StorageAPI.FetchResult<O>;
  }

  /** Returns what people without a seat may do in a match; the usual for a match that is gone. */
  async watchingOf(matchID: string): Promise<Watching> {
    return (await this.matches.get(matchID))?.watching ?? USUAL_WATCHING;
  }

  /** Returns how many minutes later watchers see a match; 0 for a match that is gone. */
  async delayOf(matchID: string): Promise<number> {
    return (await this.matches.get(matchID))?.delay ?? 0;
  }

  /** Returns the version of its game's states that a match began with, whatever it has been brought to since; undefined if there is no such match. */
  async versionAtFirst(matchID: string): Promise<number | undefined> {
    const [row] = await this.#database.query<Pick<MatchRow, 'initial_version'>>(
      'SELECT initial_version FROM matches WHERE id = $1',
      [matchID],
    );
    return row?.initial_version;
  }

  /** Returns when a match was over, in milliseconds since 1970; undefined while it goes on. */
  async endOf(matchID: string): Promise<number | undefined> {
    const [row] = await this.#database.query<{ ended_at: number | null }>(
      'SELECT ended_at FROM matches WHERE id = $1',
      [matchID],
    );
    return row?.ended_at ?? undefined;
  }

  /** Deletes a match and everything of it. */
  async wipe(matchID: string): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM matches WHERE id = $1', [matchID]);
      await this.#notices.publish(transaction, { matchID, change: 'gone' });
    });
    this.#notices.announce({ matchID, change: 'gone' });
  }

  /** Returns the ids of the matches asked for, newest first, unlisted ones included. */
  override async listMatches(opts: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const [condition, values] = listCondition(opts);
    const rows = await this.#database.query<{ id: string }>(
      `SELECT id FROM matches WHERE ${condition} ORDER BY updated_at DESC`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the newest listed matches with their data, at most {@link LISTED}, without those whose data is damaged. */
  async listed(opts: StorageAPI.ListMatchesOpts): Promise<{ matchID: string; metadata: WatchedData }[]> {
    const [condition, values] = listCondition(opts);
    const rows = await this.#database.query<MatchRow>(
      `SELECT ${MATCH_COLUMNS} FROM matches WHERE NOT unlisted AND ${condition}
       ORDER BY updated_at DESC LIMIT ${LISTED}`,
      values,
    );
    const seats = await this.#database.query<SeatRow>(
      `SELECT ${SEAT_COLUMNS} FROM seats WHERE match_id = ANY($1) ORDER BY seat`,
      [rows.map(({ id }) => id)],
    );
    const seatsOf = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    for (const seat of seats) seatsOf.get(seat.match_id)?.push(seat);
    return rows.flatMap((row) =>
      readable(() => ({ matchID: row.id, metadata: matchData(row, seatsOf.get(row.id) ?? []) })),
    );
  }

  /** Returns how the matches of the given ids stand, those there are, in one query. */
  async standings(matchIDs: readonly string[]): Promise<Map<string, Standing>> {
    const rows = await this.#database.query<SeatRow & { state_id: number; last_chat: number }>(
      `SELECT ${SEAT_COLUMNS}, state_id,
         (SELECT coalesce(max(chat.id), 0) FROM chat WHERE chat.match_id = matches.id) AS last_chat
       FROM matches JOIN seats ON match_id = matches.id WHERE matches.id = ANY($1) ORDER BY match_id, seat`,
      [matchIDs],
    );
    const standings = new Map<string, Standing>();
    for (const row of rows) {
      const { match_id: matchID, state_id: stateID, last_chat: lastChat } = row;
      const players = { ...standings.get(matchID)?.players, ...playersIn([row]) };
      standings.set(matchID, { stateID, lastChat, players });
    }
    return standings;
  }

  /** Returns the log entries of the moves that lead from one state to another, by their ids. */
  async logBetween(matchID: string, from: number, to: number): Promise<LogEntry[]> {
    const rows = await this.#database.query<{ entry: string }>(
      `SELECT entry FROM log WHERE match_id = $1 AND state_id >= $2 AND state_id < $3
       ORDER BY state_id, position`,
      [matchID, from, to],
    );
    return rows.map(({ entry }) => stored(logEntry, 'The log', entry));
  }

  /**
   * Seats a player on the given seat, or on the first free one.
   *
   * @returns the seat.
   * @throws {Conflict} if the seat is taken, or there is no free one.
   */
  async claimSeat(
    matchID: string,
    player: { seat?: number; name: string; data?: unknown; credentials: string },
  ): Promise<number> {
    const seat = await this.#database.transaction(async (transaction) => {
      await transaction.query('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [matchID]);
      const [row] = await transaction.query<{ seat: number }>(
        `UPDATE seats SET name = $3, credentials = $4, data = coalesce($5, data) WHERE match_id = $1 AND seat = (
           SELECT min(seat) FROM seats WHERE match_id = $1 AND name IS NULL AND seat = coalesce($2, seat))
         RETURNING seat`,
        [matchID, player.seat ?? null, player.name, digestOf(player.credentials), textOf(player.data)],
      );
      if (row === undefined) {
        throw new Conflict(
          player.seat === undefined
            ? `Match ${matchID} has no free seat`
            : `Player ${player.seat} not available`,
        );
      }
      await this.#notices.publish(transaction, { matchID, change: 'seats' });
      return row.seat;
    });
    this.#notices.announce({ matchID, change: 'seats' });
    return seat;
  }

  /**
   * Frees a seat, and deletes the match when nobody, or nobody but bots, is left in it.
   *
   * @throws {Conflict} if the seat's credentials are no longer the given ones.
   */
  async leaveSeat(matchID: string, seat: number, credentials: string): Promise<void> {
    await this.tallies.count(Number.MAX_SAFE_INTEGER, matchID);
    const change = await this.#database.transaction(async (transaction) => {
      await transaction.query('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [matchID]);
      await changeOne(
        transaction,
        `UPDATE seats SET name = NULL, credentials = NULL
         WHERE match_id = $1 AND seat = $2 AND credentials = $3 RETURNING seat`,
        [matchID, seat, digestOf(credentials)],
      );
      const deleted = await transaction.query(
        `DELETE FROM matches WHERE id = $1 AND NOT EXISTS (
           SELECT 1 FROM seats LEFT JOIN bots USING (match_id, seat)
           WHERE match_id = $1 AND name IS NOT NULL AND level IS NULL) RETURNING id`,
        [matchID],
      );
      const what = deleted.length > 0 ? 'gone' : 'seats';
      await this.#notices.publish(transaction, { matchID, change: what });
      return what;
    });
    this.#notices.announce({ matchID, change });
  }

  /** Keeps a chat message; the same message again changes nothing. Only the last {@link CHAT_KEPT} are kept. */
  async addChat(matchID: string, message: ChatMessage): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      await transaction.query('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [matchID]);
      await transaction.query(
        `INSERT INTO chat (match_id, message_id, sender, payload, sent_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (match_id, message_id) DO NOTHING`,
        [matchID, message.id, message.sender, JSON.stringify(message.payload), Date.now()],
      );
      await transaction.query(
        `DELETE FROM chat WHERE match_id = $1 AND id <= (
           SELECT id FROM chat WHERE match_id = $1 ORDER BY id DESC OFFSET ${CHAT_KEPT} LIMIT 1)`,
        [matchID],
      );
      await this.#notices.publish(transaction, { matchID, change: 'chat' });
    });
    this.#notices.announce({ matchID, change: 'chat' });
  }

  /** Returns the kept messages of a match after the given one, in order. */
  async chatAfter(matchID: string, order: number): Promise<StoredMessage[]> {
    const rows = await this.#database.query(
      'SELECT id, message_id, sender, payload FROM chat WHERE match_id = $1 AND id > $2 ORDER BY id',
      [matchID, order],
    );
    return rows.map((row) => {
      const { id, message_id, sender, payload } = stored(chatRow, 'A message', row);
      return { order: id, message: { id: message_id, sender, payload } };
    });
  }

  /**
   * Deletes the matches that ended, or if not ended were last moved in, before the given times, some at a time so that
   * others use the database in between, and without those that somebody is busy with; returns their ids.
   */
  async sweep(before: { unfinished: number; finished: number }): Promise<string[]> {
    const swept: string[] = [];
    let some: string[];
    do {
      some = await this.#sweepSome(before);
      swept.push(...some);
      await turn();
    } while (some.length === SWEPT_AT_ONCE);
    return swept;
  }

  async #sweepSome(before: { unfinished: number; finished: number }): Promise<string[]> {
    const isOld = 'updated_at < CASE WHEN gameover IS NULL THEN $1::float8 ELSE $2::float8 END';
    const swept = await this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: string }>(
        `DELETE FROM matches WHERE ${isOld} AND id IN (
           SELECT id FROM matches WHERE ${isOld} LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [before.unfinished, before.finished],
      );
      for (const { id } of rows) await this.#notices.publish(transaction, { matchID: id, change: 'gone' });
      return rows.map(({ id }) => id);
    }, 'unhurried');
    for (const matchID of swept) this.#notices.announce({ matchID, change: 'gone' });
    return swept;
  }

  /**
   * Gives the room of what was changed or deleted to what is stored next. A database server does so by itself; the
   * embedded one never does, and would grow with every move.
   */
  async reclaim(): Promise<void> {
    if (this.#database.exclusive) await this.#database.query('VACUUM');
  }

  /** Resolves if the database answers. */
  async check(): Promise<void> {
    await this.#database.query('SELECT 1 FROM matches LIMIT 1');
  }
}

/** Returns what is read, or nothing if it is damaged: a list of many matches must not fail because of one of them. */
function readable<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof StoredProblem) return [];
    throw error;
  }
}

async function changeSeat(
  transaction: Queryable,
  matchID: string,
  old: Player,
  player: Player,
): Promise<void> {
  await changeOne(
    transaction,
    `UPDATE seats SET name = $3, credentials = $4, data = $5
     WHERE match_id = $1 AND seat = $2 AND name IS NOT DISTINCT FROM $6
       AND credentials IS NOT DISTINCT FROM $7 AND data IS NOT DISTINCT FROM $8 RETURNING seat`,
    [matchID, player.id, ...seatValues(player, old.credentials), ...seatValues(old, old.credentials)],
  );
}

async function changeOne(transaction: Queryable, sql: string, parameters: unknown[]): Promise<void> {
  const rows = await transaction.query<Row>(sql, parameters);
  if (rows.length === 0) throw new Conflict('Somebody else has changed the match meanwhile');
}

/** Returns a copy of a match's data as it is stored after the data `before`. */
function withDigests(metadata: MatchData, before: MatchData): MatchData {
  const copy = structuredClone(metadata);
  for (const player of Object.values(copy.players)) {
    const digest = seatValues(player, before.players[player.id]?.credentials)[1];
    if (typeof digest === 'string') player.credentials = digest;
  }
  return copy;
}

/** Returns a seat's values to be stored; its credentials are a digest already if they are those it had `before`. */
function seatValues({ name, credentials, data }: Omit<Player, 'id'>, before: string | undefined) {
  const isDigest = credentials === undefined || credentials === before;
  return [name ?? null, (isDigest ? credentials : digestOf(credentials)) ?? null, textOf(data)];
}

function listCondition({ gameName, where = {} }: StorageAPI.ListMatchesOpts): [string, unknown[]] {
  return [
    `game = coalesce($1, game) AND updated_at < coalesce($2, 'infinity'::float8)
     AND updated_at > coalesce($3, '-infinity'::float8)
     AND (gameover IS NOT NULL AND coalesce(open_at, 0) <= $5) = coalesce($4, gameover IS NOT NULL AND coalesce(open_at, 0) <= $5)`,
    [
      gameName ?? null,
      where.updatedBefore ?? null,
      where.updatedAfter ?? null,
      where.isGameover ?? null,
      Date.now(),
    ],
  ];
}

function playersIn(seats: SeatRow[]): MatchData['players'] {
  const players: Record<string, Player> = Object.create(null);
  for (const row of seats) {
    const { seat, name, credentials, data, connected, bot } = stored(seatRow, 'A seat', row);
    players[seat] = {
      id: seat,
      ...(name === null ? {} : { name }),
      ...(credentials === null ? {} : { credentials }),
      ...(data === null ? {} : { data }),
      ...(name === null && !connected ? {} : { isConnected: connected }),
      ...(bot === null ? {} : { bot }),
    };
  }
  return players;
}

function matchData(row: MatchRow, seats: SeatRow[]): WatchedData {
  const match = stored(matchRow, 'The match', row);
  return {
    gameName: match.game,
    unlisted: match.unlisted,
    watching: match.watching,
    ...delayIn(match),
    players: playersIn(seats),
    createdAt: match.created_at,
    updatedAt: match.updated_at,
    ...(match.setup_data === null ? {} : { setupData: match.setup_data }),
    ...(match.gameover === null ? {} : { gameover: match.gameover }),
    ...(match.next_match === null ? {} : { nextMatchID: match.next_match }),
  };
}

function delayIn({ watch_delay: delay, open_at: openAt }: v.InferOutput<typeof matchRow>): Delayed {
  if (delay === 0) return {};
  return openAt === null ? { delay } : { delay, openAt };
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
