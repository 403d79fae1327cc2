import { setImmediate as turn } from 'node:timers/promises';
import { withDefaults } from '../../games/kit/options';
import { isOfKit, type LobbyGame } from '../game';
import type { Database, Queryable } from './database';

/** How many matches of a game have ended in one way, and how many moves they had in all. */
export type Tally = {
  /** The options in force, as JSON with the ids in order; an empty text for games of other makers. */
  options: string;
  players: number;
  /** Who held the seats: `people`, `bots`, or bots of a level against people, as `people, easy`. */
  holders: string;
  /** The winning sides as a JSON list, in the order of their ids; seats where the game tells no sides; an empty list for a draw. */
  winners: string;
  /** Whether people or bots held the winning seats: `people`, `bots`, `both`, or `nobody`. */
  wonBy: string;
  /** The number of moves, rounded down to {@link LENGTH_STEP}. */
  length: number;
  matches: number;
  moves: number;
};

/** How exactly lengths are kept, in moves. */
export const LENGTH_STEP = 10;

/** What a match is counted by has no more than so many winners, each with a name of so many characters at the most. */
const MOST_WINNERS = 20;
const LONGEST_NAME = 64;
const COUNTED_AT_ONCE = 50;
/** Longer lists of tallies of one game are cut. */
const MOST_TALLIES = 20_000;

type Ended = {
  id: string;
  game: string;
  setup_data: string | null;
  gameover: string;
  moves: number;
  levels: (string | null)[];
};

/**
 * How often games have ended how. Each match that is over is counted once, some time after its end and before it is deleted; what has been
 * counted stays when the match goes. What is counted names no match and nobody.
 */
export class Tallies {
  readonly #database: Database;
  readonly #games: ReadonlyMap<string, LobbyGame>;

  constructor(database: Database, games: ReadonlyMap<string, LobbyGame>) {
    this.#database = database;
    this.#games = games;
  }

  /**
   * Counts matches that are over, those whose end may be known at the time `now`, and have not been counted: {@link COUNTED_AT_ONCE} at the
   * most, or the one that is named. Resolves to how many there were.
   */
  count(now: number, matchID?: string): Promise<number> {
    return this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<Ended>(
        `WITH ended AS (
           SELECT id FROM matches WHERE ended_at IS NOT NULL AND NOT counted AND open_at <= $1 AND id = coalesce($2, id)
           ORDER BY open_at LIMIT ${COUNTED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
         UPDATE matches SET counted = true FROM ended WHERE matches.id = ended.id
         RETURNING matches.id, game, setup_data, gameover, moves, ARRAY(
           SELECT level FROM seats LEFT JOIN bots USING (match_id, seat) WHERE match_id = matches.id ORDER BY seat) AS levels`,
        [now, matchID ?? null],
      );
      const tallies = this.#tallied(rows);
      for (const { game, tally } of tallies) await keep(transaction, game, tally);
      return rows.length;
    });
  }

  /** Counts all matches that are to be counted, some at a time so that others use the database in between, but no more than `most` times. */
  async countAll(now: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let times = 0; times < most; times += 1) {
      if ((await this.count(now)) < COUNTED_AT_ONCE) return;
      await turn();
    }
  }

  /** Returns how often a game has ended how, as far as that has been counted; the most frequent ends first, {@link MOST_TALLIES} at the most. */
  async of(game: string): Promise<Tally[]> {
    return this.#database.query<Tally>(
      `SELECT options, players, holders, winners, won_by AS "wonBy", length, matches, moves::float8 AS moves
       FROM tallies WHERE game = $1 ORDER BY matches DESC LIMIT ${MOST_TALLIES}`,
      [game],
    );
  }

  /** Returns the tallies of matches, always in the same order, so that two processes that store some never wait for each other. */
  #tallied(rows: readonly Ended[]): { game: string; tally: Tally }[] {
    const tallies = new Map<string, { game: string; tally: Tally }>();
    for (const row of rows) {
      const { game } = row;
      const tally = tallyOf(this.#games.get(game), row);
      const { matches: _one, moves: _some, ...kind } = tally;
      const key = JSON.stringify([game, kind]);
      const known = tallies.get(key);
      if (known === undefined) tallies.set(key, { game, tally });
      else {
        known.tally.matches += 1;
        known.tally.moves += tally.moves;
      }
    }
    return [...tallies].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
  }
}

function keep(transaction: Queryable, game: string, tally: Tally): Promise<unknown> {
  const { options, players, holders, winners, wonBy, length, matches, moves } = tally;
  return transaction.query(
    `INSERT INTO tallies (game, options, players, holders, winners, won_by, length, matches, moves)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (game, options, players, holders, winners, won_by, length)
     DO UPDATE SET matches = tallies.matches + excluded.matches, moves = tallies.moves + excluded.moves`,
    [game, options, players, holders, winners, wonBy, length, matches, moves],
  );
}

/** Returns the tally of one match. */
function tallyOf(game: LobbyGame | undefined, { setup_data, gameover, moves, levels }: Ended): Tally {
  const seats = levels.map((level, seat) => ({ seat: String(seat), isBot: level !== null }));
  const { winners, winningSeats } = resultIn(gameover);
  const won = seats.filter(({ seat }) => winningSeats.includes(seat));
  return {
    options: game !== undefined && isOfKit(game) ? optionsIn(game.rulebook, setup_data) : '',
    players: levels.length,
    holders: holdersIn(levels),
    winners: JSON.stringify(winners),
    wonBy: kindOf(won.map(({ isBot }) => isBot)),
    length: Math.floor(moves / LENGTH_STEP) * LENGTH_STEP,
    matches: 1,
    moves,
  };
}

function kindOf(areBots: readonly boolean[]): string {
  if (areBots.length === 0) return 'nobody';
  if (areBots.every((isBot) => isBot)) return 'bots';
  return areBots.some((isBot) => isBot) ? 'both' : 'people';
}

function holdersIn(levels: readonly (string | null)[]): string {
  const bots = [...new Set(levels.filter((level) => level !== null))].sort();
  if (bots.length === 0) return 'people';
  return levels.includes(null) ? ['people', ...bots].join(', ') : 'bots';
}

function optionsIn(rulebook: Parameters<typeof withDefaults>[0], setupData: string | null): string {
  const chosen: unknown = parsed(setupData);
  const given = Object.entries(typeof chosen === 'object' && chosen !== null ? chosen : {}).filter(
    ([, value]) => typeof value === 'string',
  );
  const options = withDefaults(rulebook, Object.fromEntries(given));
  return JSON.stringify(Object.fromEntries(Object.entries(options).sort()));
}

/** Returns the sides, or else the seats, that have won, and the seats; games of other makers tell a `winner`, or nothing that is understood here. */
function resultIn(gameover: string): { winners: string[]; winningSeats: string[] } {
  const over = parsed(gameover);
  if (typeof over !== 'object' || over === null) return { winners: [], winningSeats: [] };
  const { winners, winningSeats, winner }: Record<string, unknown> = { ...over };
  const seats = textsIn(winningSeats) ?? textsIn([winner]) ?? [];
  return { winners: [...(textsIn(winners) ?? seats)].sort(), winningSeats: seats };
}

function textsIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_WINNERS) return undefined;
  return value.every((each) => typeof each === 'string' && each.length <= LONGEST_NAME) ? value : undefined;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
