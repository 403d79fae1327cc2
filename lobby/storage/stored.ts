import type { LogEntry, State } from 'boardgame.io';
import * as v from 'valibot';
import { WATCHING } from '../watching';

/** Something stored is not what this server stores: a damaged row, or one that somebody else has written. */
export class StoredProblem extends Error {
  override name = 'StoredProblem';
}

const json = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      addIssue({ message: 'no JSON' });
      return NEVER;
    }
  }),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What people without a seat may do. */
export const watchingColumn = v.picklist(WATCHING);

/** A row of `matches`; columns that hold JSON are parsed. */
export const matchRow = v.object({
  id: v.string(),
  game: v.string(),
  unlisted: v.boolean(),
  watching: watchingColumn,
  setup_data: v.nullable(json),
  gameover: v.nullable(json),
  next_match: v.nullable(v.string()),
  watch_delay: count,
  open_at: v.nullable(v.number()),
  created_at: v.number(),
  updated_at: v.number(),
  state_id: count,
  state_version: count,
  initial_version: count,
});

/** A row of `matches` whose match is over, as the list of those shows it. */
export const finishedRow = v.object({
  id: v.string(),
  game: v.string(),
  setup_data: v.nullable(json),
  gameover: json,
  moves: count,
  created_at: v.number(),
  ended_at: v.number(),
  open_at: v.number(),
});

/** A row of `seats`, with who is connected and which bot sits there. */
export const seatRow = v.object({
  match_id: v.string(),
  seat: count,
  name: v.nullable(v.string()),
  credentials: v.nullable(v.string()),
  data: v.nullable(json),
  connected: v.boolean(),
  bot: v.nullable(v.string()),
});

/** A row of `chat`. */
export const chatRow = v.object({ id: count, message_id: v.string(), sender: v.string(), payload: json });

const stateParts = v.looseObject({ _stateID: count, ctx: v.looseObject({}), G: v.unknown() });
const entryParts = v.looseObject({ _stateID: count, action: v.looseObject({}) });

/** A state, as far as this server looks into it; the rest is the game's. */
export const state = v.pipe(
  json,
  v.custom<State>((value) => v.is(stateParts, value)),
);

/** An entry of the log, as far as this server looks into it. */
export const logEntry = v.pipe(
  json,
  v.custom<LogEntry>((value) => v.is(entryParts, value)),
);

/**
 * Returns what has been read from the database, as the schema has it.
 *
 * @throws {StoredProblem} naming `what`, and the field that is wrong, but not what it holds.
 */
export function stored<S extends v.GenericSchema>(schema: S, what: string, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const field = v.getDotPath(read.issues[0]);
  throw new StoredProblem(`${what} is stored wrongly${field === null ? '' : ` at ${field}`}`);
}
