import { StartupError } from '../errors';
import type { Database } from './database';

/** The largest number that a column of the type `integer` holds, as those of state ids and of the order of messages. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

const FIRST = [
  `CREATE TABLE matches (
    id text PRIMARY KEY,
    game text NOT NULL,
    unlisted boolean NOT NULL,
    setup_data text,
    gameover text,
    next_match text,
    created_at double precision NOT NULL,
    updated_at double precision NOT NULL,
    initial_state text NOT NULL,
    initial_version integer NOT NULL,
    state text NOT NULL,
    state_id integer NOT NULL,
    state_version integer NOT NULL
  )`,
  'CREATE INDEX matches_by_game ON matches (game, updated_at)',
  `CREATE TABLE seats (
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    name text,
    credentials text,
    data text,
    PRIMARY KEY (match_id, seat)
  )`,
  `CREATE TABLE log (
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    state_id integer NOT NULL,
    position integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (match_id, state_id, position)
  )`,
  `CREATE TABLE chat (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    message_id text NOT NULL,
    sender text NOT NULL,
    payload text NOT NULL,
    sent_at double precision NOT NULL,
    UNIQUE (match_id, message_id)
  )`,
  'CREATE TABLE processes (id text PRIMARY KEY, seen_at double precision NOT NULL)',
  `CREATE TABLE presence (
    process text NOT NULL REFERENCES processes ON DELETE CASCADE,
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    PRIMARY KEY (match_id, seat, process)
  )`,
];

const BOTS = [
  'ALTER TABLE matches ADD COLUMN creator text',
  `CREATE TABLE bots (
    match_id text NOT NULL,
    seat integer NOT NULL,
    level text NOT NULL,
    pace integer NOT NULL,
    process text REFERENCES processes ON DELETE SET NULL,
    PRIMARY KEY (match_id, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seats ON DELETE CASCADE
  )`,
  'CREATE INDEX bots_by_process ON bots (process)',
];

/** Credentials become digests (see `credentials.ts`); bots get new ones from the process that plays them. */
const DIGESTS = [
  "UPDATE seats SET credentials = encode(sha256(convert_to(credentials, 'UTF8')), 'hex')",
  "UPDATE matches SET creator = encode(sha256(convert_to(creator, 'UTF8')), 'hex')",
];

/** Where matches come from, and until when their bots stay awake. */
const BOTS2 = [
  'ALTER TABLE matches ADD COLUMN created_from text',
  'CREATE INDEX matches_by_origin ON matches (created_from) WHERE gameover IS NULL',
  'CREATE TABLE salt (value text NOT NULL)',
  'INSERT INTO salt SELECT gen_random_uuid()::text || gen_random_uuid()::text',
  "ALTER TABLE bots ADD COLUMN awake_until timestamptz NOT NULL DEFAULT '-infinity'",
];

/** What people without a seat may do in a match, and how many of them watch it at each process. */
const WATCHERS = [
  "ALTER TABLE matches ADD COLUMN watching text NOT NULL DEFAULT 'play'",
  `CREATE TABLE watchers (
    process text NOT NULL REFERENCES processes ON DELETE CASCADE,
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    count integer NOT NULL,
    PRIMARY KEY (match_id, process)
  )`,
];

/**
 * When matches have ended and from when on everybody may know that, how many moves they have had without those taken back; how many minutes
 * later watchers see a match, and the states that it had lately for them; and how often games of a kind have ended how, of matches that are
 * gone, too. What had ended before has ended when it was last moved in.
 */
const FINISHED = [
  'ALTER TABLE matches ADD COLUMN ended_at double precision',
  'ALTER TABLE matches ADD COLUMN open_at double precision',
  'ALTER TABLE matches ADD COLUMN moves integer NOT NULL DEFAULT 0',
  'ALTER TABLE matches ADD COLUMN watch_delay integer NOT NULL DEFAULT 0',
  'ALTER TABLE matches ADD COLUMN counted boolean NOT NULL DEFAULT false',
  'UPDATE matches SET ended_at = updated_at, open_at = updated_at WHERE gameover IS NOT NULL',
  `UPDATE matches SET moves = greatest(0, state_id - 2 * (
     SELECT count(*) FROM log WHERE match_id = matches.id AND entry LIKE '%"type":"undo"%'))`,
  `CREATE INDEX matches_finished ON matches (open_at, id)
   WHERE ended_at IS NOT NULL AND NOT unlisted AND watching <> 'none'`,
  `CREATE INDEX matches_finished_by_game ON matches (game, open_at, id)
   WHERE ended_at IS NOT NULL AND NOT unlisted AND watching <> 'none'`,
  'CREATE INDEX matches_uncounted ON matches (open_at) WHERE ended_at IS NOT NULL AND NOT counted',
  'CREATE INDEX matches_by_next ON matches (next_match) WHERE next_match IS NOT NULL',
  'CREATE INDEX seats_by_name ON seats (lower(name)) WHERE name IS NOT NULL',
  `CREATE TABLE past_states (
    match_id text NOT NULL REFERENCES matches ON DELETE CASCADE,
    state_id integer NOT NULL,
    made_at double precision NOT NULL,
    state text NOT NULL,
    state_version integer NOT NULL,
    PRIMARY KEY (match_id, state_id)
  )`,
  `CREATE TABLE tallies (
    game text NOT NULL,
    options text NOT NULL,
    players integer NOT NULL,
    holders text NOT NULL,
    winners text NOT NULL,
    won_by text NOT NULL,
    length integer NOT NULL,
    matches integer NOT NULL,
    moves bigint NOT NULL,
    PRIMARY KEY (game, options, players, holders, winners, won_by, length)
  )`,
];

/** What the computer says of a match that is over. */
const ANALYSES = [
  `CREATE TABLE analyses (
    match_id text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    analysis text NOT NULL
  )`,
];

/** What each version of the tables adds to the one before. */
const STEPS = [FIRST, BOTS, DIGESTS, BOTS2, WATCHERS, FINISHED, ANALYSES];

/**
 * Makes the tables in an empty database, and brings those of an older release up to date; several processes may do
 * so at once.
 *
 * @throws {StartupError} if the tables were made by a newer release.
 */
export async function prepareSchema(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock(491842)');
    await transaction.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const [row] = await transaction.query<{ version: number }>('SELECT version FROM schema_version');
    const version = row?.version ?? 0;
    if (version === STEPS.length) return;
    if (version > STEPS.length) {
      throw new StartupError(
        `The database has tables of version ${version}; this server uses ${STEPS.length}`,
      );
    }
    for (const statement of STEPS.slice(version).flat()) await transaction.query(statement);
    await transaction.query('DELETE FROM schema_version');
    await transaction.query('INSERT INTO schema_version VALUES ($1)', [STEPS.length]);
  }, 'unhurried');
}
