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

/** What the computer says of a match that is over. */
const ANALYSES = [
  `CREATE TABLE analyses (
    match_id text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    analysis text NOT NULL
  )`,
];

/** What each version of the tables adds to the one before. */
const STEPS = [FIRST, BOTS, DIGESTS, BOTS2, WATCHERS, ANALYSES];

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
