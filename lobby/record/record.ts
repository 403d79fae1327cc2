import type { LogEntry, State } from 'boardgame.io';
import * as v from 'valibot';
import { shortened } from '../../games/kit/components/check/wording';
import { commitmentTo, isKey } from '../../games/kit/dice/key';
import { diceStateIn } from '../../games/kit/dice/plugin';
import { openingOf } from '../../games/kit/journal';

const FORMAT = 'rubicon-games record';
const VERSION = 1;

/** Most moves a record may have: more than any match. */
const MOST_MOVES = 100_000;
/** Most seats of a match, more than of any game. */
const MOST_PLAYERS = 100;
/** Most arguments of a move, more than of any. */
const MOST_ARGUMENTS = 10;
/** How deep a record may be nested, deeper than any is. */
const DEEPEST = 30;
/** The most characters of what is wrong with what is no record. */
const LONGEST_REASON = 200;
const text = v.pipe(v.string(), v.maxLength(1_000));

/** What the journal told to everybody. */
const lines = v.array(v.looseObject({ rule: text, text: v.string() }));

const move = v.object({
  /** The seat that made the move. */
  seat: text,
  move: text,
  args: v.pipe(v.array(v.union([text, v.number()])), v.maxLength(MOST_ARGUMENTS)),
  lines,
});

const matchRecord = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: text,
  /** The version of the game's states that the match began with: with another one the rules may have been others, too. */
  stateVersion: v.pipe(v.number(), v.safeInteger()),
  players: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_PLAYERS)),
  setupData: v.optional(v.unknown()),
  dice: v.object({
    /** The SHA-256 of the key, which everybody was told from the start. */
    commitment: text,
    key: v.pipe(
      v.string(),
      v.check((key) => isKey(key), 'is no key of 32 bytes in hexadecimal'),
    ),
    /** How many numbers of the key were drawn. */
    drawn: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  /** What happened before the first move. */
  opening: lines,
  moves: v.pipe(v.array(move), v.maxLength(MOST_MOVES)),
  /** How the game ended, as in boardgame.io's `ctx.gameover`. */
  gameover: v.unknown(),
});

/** All of a finished match that it takes to play it again and to work out every die: with every seat's secrets. */
export type MatchRecord = v.InferOutput<typeof matchRecord>;

/** A match as it is stored. */
export interface Finished {
  game: string;
  /** The version that it began with. */
  stateVersion: number;
  players: number;
  setupData: unknown;
  initialState: State;
  state: State;
  log: readonly LogEntry[];
}

/** Returns the record of a match; null when the match goes on, or did not begin with the key it has ended with. */
export function recordOf({ initialState, state, log, ...match }: Finished): MatchRecord | null {
  const begun = diceStateIn(initialState.plugins);
  const dice = diceStateIn(state.plugins);
  if (state.ctx.gameover === undefined || dice === null || begun?.key !== dice.key) return null;
  return {
    format: FORMAT,
    version: VERSION,
    ...match,
    dice: { commitment: commitmentTo(dice.key), ...dice },
    opening: [...openingOf(initialState.G)].map((line) => ({ ...line })),
    moves: log.filter(({ action }) => action.type === 'MAKE_MOVE').map(moveOf),
    gameover: state.ctx.gameover,
  };
}

function moveOf({ action: { payload }, metadata }: LogEntry): MatchRecord['moves'][number] {
  const { playerID: seat, type, args } = payload;
  return { seat, move: type, args: args ?? [], lines: metadata?.lines ?? [] };
}

/** Returns a record from its JSON. Throws, naming the field, when it is none. */
export function parseRecord(json: string): MatchRecord {
  const value = fromJson(json);
  if (isDeeper(value, DEEPEST)) throw noRecord('it is nested too deep');
  const read = v.safeParse(matchRecord, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = v.getDotPath(issue);
  throw noRecord(shortened(`${field === null ? '' : `${field}: `}${issue.message}`, LONGEST_REASON));
}

function noRecord(why: string): Error {
  return new Error(`This is no record of a match: ${why}`);
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw noRecord('it is no JSON');
  }
}

/** Says whether a value of JSON is nested deeper than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
