/* The record of a match: the form in which it is kept, checked and played again. docs/record.md tells of it. */
import type { Ctx } from 'boardgame.io';
import * as v from 'valibot';
import { isKey } from '../kit/dice/key';
import type { Stacked } from '../kit/frame';

export const FORMAT = 'rubicon-games record';
/** The format of what one seat has seen of a match that goes on. */
export const ACCOUNT = 'rubicon-games account';
/** The version of the form in which records are written. */
export const VERSION = 3;
/** The oldest version that is read: it has no `start`. */
const OLDEST = 2;

/** Most moves a record may have: more than any match. */
const MOST_MOVES = 100_000;
/** Most seats of a match, more than of any game. */
const MOST_PLAYERS = 100;
/** Most arguments of a move, more than of any. */
const MOST_ARGUMENTS = 10;
/** The most characters of what is wrong with what is no record. */
const LONGEST_REASON = 200;
/** The most values in a position, and how deep they may lie in each other; more than in any. */
const MOST_VALUES = 200_000;
const DEEPEST = 50;

const text = v.pipe(v.string(), v.maxLength(1_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256 in hexadecimal'));
const fingerprint = v.pipe(v.string(), v.regex(/^([0-9a-f]{8})?$/, 'is no fingerprint of eight digits'));
const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
);

const seat = v.strictObject({
  /** Who holds it, as the room shows it; absent where nobody does. */
  name: v.optional(text),
  /** The level of the bot that holds it; absent where a person does, or nobody. */
  bot: v.optional(text),
  /** The ids of the sides that it holds when the match begins. */
  sides: v.array(text),
});

/** The seat that makes it, its name, its arguments. */
const move = v.tupleWithRest([text, text], v.union([text, v.number()]));

const result = v.strictObject({
  /** The ids of the sides that have won; none in a draw. */
  winners: v.array(text),
  /** By side, how far it was ahead of what it needed or of its best rival. */
  margins: v.pipe(noList, v.record(text, v.number())),
  /** Why, in a sentence. */
  reason: text,
});

/** What every `G` of the package has, and whatever else a game keeps in its own. */
const position = v.pipe(
  noList,
  v.looseObject({
    stack: v.pipe(v.array(v.looseObject({ step: text, sides: v.array(text) })), v.maxLength(1_000)),
    seats: v.pipe(noList, v.record(text, v.nullable(text))),
    box: v.optional(text),
  }),
);

/** boardgame.io's `ctx`. */
const ctx = v.strictObject({
  numPlayers: count,
  playOrder: v.pipe(v.array(text), v.maxLength(MOST_PLAYERS)),
  playOrderPos: count,
  currentPlayer: text,
  turn: count,
  phase: text,
  activePlayers: v.pipe(noList, v.record(text, text)),
  numMoves: v.optional(count),
  _activePlayersNumMoves: v.optional(v.pipe(noList, v.record(text, count))),
  _activePlayersMinMoves: v.optional(v.null()),
  _activePlayersMaxMoves: v.optional(v.null()),
  _prevActivePlayers: v.optional(v.pipe(v.array(v.never()), v.maxLength(0))),
  _nextActivePlayers: v.optional(v.null()),
});

const start = v.strictObject({
  /** The game's state, and boardgame.io's `ctx`. */
  G: v.custom<Stacked>((value) => v.is(position, value) && isBounded(value), 'is no state of a game'),
  ctx: v.custom<Ctx>((value) => v.is(ctx, value), "is no ctx of boardgame.io's, of a game that goes on"),
  of: v.strictObject({
    /** The checksum of the record of the match that it is a position of. */
    checksum: digest,
    /** After how many of its moves. */
    moves: v.pipe(count, v.maxValue(MOST_MOVES)),
    /** The seat that has seen it so, for which the rest was imagined; `everything` where nothing was. */
    seen: text,
  }),
});

/** The form of records. */
export const matchRecord = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist([OLDEST, VERSION]),
  /** The id of the game. */
  game: text,
  /** Which printing of the rules is played. */
  edition: text,
  /** The version of the game's states that the match began with: with another one the rules may have been others, too. */
  stateVersion: v.pipe(v.number(), v.safeInteger()),
  /** The id of the set of components; absent where the game does not name it, which is so with the set of the package in some games. */
  components: v.optional(text),
  /** A value for each option of the game. */
  options: v.pipe(noList, v.record(text, text)),
  /** What is told of each seat, in the order of the seats. */
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(MOST_PLAYERS)),
  /** When the match was made, in Coordinated Universal Time (ISO 8601). */
  begun: v.optional(time),
  /** When it was over; absent while it goes on. */
  ended: v.optional(time),
  /** The position with which the match begins in the place of set-up; absent where it begins with set-up. */
  start: v.optional(start),
  dice: v.strictObject({
    /** The SHA-256 of the key, which everybody was told from the start. */
    commitment: digest,
    key: v.pipe(
      v.string(),
      v.check((key) => isKey(key), 'is no key of 32 bytes in hexadecimal'),
    ),
    /** How many numbers of the key were drawn. */
    drawn: count,
  }),
  /** The moves in their order, without those that were taken back. */
  moves: v.pipe(
    v.array(v.pipe(move, v.maxLength(2 + MOST_ARGUMENTS, 'has too many arguments'))),
    v.maxLength(MOST_MOVES),
  ),
  /** Fingerprints of what the journal told: before the first move, and with each of the moves. */
  told: v.pipe(v.array(fingerprint), v.maxLength(1 + MOST_MOVES)),
  /** How the game ended; absent while it goes on. */
  result: v.optional(result),
  /** The SHA-256 of all the rest. */
  checksum: digest,
});

/** All of a match that it takes to play it again and to work out every die: with every seat's secrets. */
export type MatchRecord = v.InferOutput<typeof matchRecord>;

/** Of which position of which match another one goes on: its record, by the checksum, after how many moves, and who has seen it. */
export type BranchPoint = NonNullable<MatchRecord['start']>['of'];

/** A move in a record: the seat that makes it, its name, its arguments. */
export type RecordedMove = MatchRecord['moves'][number];

/** Returns a record from its JSON; whether it is right is for `verify` to say. Throws, naming the field, when it is none, or one of another version. */
export function parseRecord(json: string): MatchRecord {
  const value = fromJson(json);
  if (v.is(v.object({ format: v.literal(ACCOUNT) }), value))
    throw new Error(
      'This is what one seat has seen of a match that goes on. When the match is over, the server gives out its record',
    );
  const head = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), value);
  if (head.success && (head.output.version < OLDEST || head.output.version > VERSION))
    throw new Error(
      `This is a record of version ${head.output.version}, and only those of versions ${OLDEST} to ${VERSION} can be read here. ${
        head.output.version < OLDEST
          ? 'The server on which the match was played gives it out anew'
          : 'A newer release of this program can read it'
      }`,
    );
  const read = v.safeParse(matchRecord, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = v.getDotPath(issue);
  throw noRecord(`${field === null ? '' : `${field}: `}${issue.message}`.slice(0, LONGEST_REASON));
}

/** Says whether a value of JSON has no more values in it, and none deeper, than any position has. */
function isBounded(value: unknown): boolean {
  const waiting = [{ value, depth: 0 }];
  for (let values = 0; values < MOST_VALUES; values += 1) {
    const next = waiting.pop();
    if (next === undefined) return true;
    if (next.depth > DEEPEST) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const part of Object.values(next.value)) waiting.push({ value: part, depth: next.depth + 1 });
  }
  return false;
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
