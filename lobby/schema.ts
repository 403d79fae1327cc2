import type { Database } from './database';
import { StartupError } from './errors';

const VERSION = 1;

const TABLES = [
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

/**
 * Makes the tables in an empty database; several processes may do so at once.
 *
 * @throws {StartupError} if the tables were made by a newer release.
 */
export async function prepareSchema(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock(491842)');
    await transaction.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const [row] = await transaction.query<{ version: number }>('SELECT version FROM schema_version');
    if (row !== undefined) {
      if (row.version === VERSION) return;
      throw new StartupError(
        `The database has tables of version ${row.version}; this server uses ${VERSION}`,
      );
    }
    for (const table of TABLES) await transaction.query(table);
    await transaction.query('INSERT INTO schema_version VALUES ($1)', [VERSION]);
  });
}
