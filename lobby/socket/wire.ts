import * as v from 'valibot';
import type { Limits } from '../limits';
import { LARGEST_INTEGER } from '../storage/schema';
import { cleanLine } from '../text';

const CREDENTIALS_LENGTH = 128;
const MOST_ARGUMENTS = 32;
const DEEPEST = 8;
/** How many moves one message may ask for. */
export const MOST_MOVES = 64;

const matchID = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const seat = v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/));
const credentials = v.pipe(v.string(), v.minLength(1), v.maxLength(CREDENTIALS_LENGTH));
const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER));
/* The schemas of objects would take a list for one. */
const record = v.custom<Record<string, unknown>>(isRecord);

/* Texts, numbers, yes or no, nothing, lists of these, and objects whose names none of JavaScript's own has. */
const moveArguments = v.pipe(
  v.custom<unknown[]>((value) => Array.isArray(value) && isArgument(value, DEEPEST)),
  v.maxLength(MOST_ARGUMENTS),
);

const moveName = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$-]{0,63}$/));
const givenArguments = v.nullish(moveArguments, () => []);

const named = v.pipe(record, v.object({ type: moveName, args: givenArguments, playerID: seat, credentials }));
const unnamed = v.pipe(record, v.object({ playerID: seat, credentials }));

const moveMessage = v.tuple([
  v.pipe(
    record,
    v.variant('type', [
      v.object({ type: v.literal('MAKE_MOVE'), payload: named }),
      v.object({ type: v.literal('GAME_EVENT'), payload: named }),
      v.object({ type: v.literal('UNDO'), payload: unnamed }),
      v.object({ type: v.literal('REDO'), payload: unnamed }),
    ]),
  ),
  order,
  matchID,
  seat,
]);

const movesMessage = v.tuple([
  v.pipe(
    record,
    v.object({
      moves: v.pipe(
        v.array(v.unknown()),
        v.minLength(1),
        v.maxLength(MOST_MOVES),
        v.array(
          v.pipe(
            record,
            v.object({ move: moveName, args: givenArguments, kind: v.optional(v.literal('event')) }),
          ),
        ),
      ),
      credentials,
    }),
  ),
  order,
  matchID,
  seat,
]);

/** What a client has of a match already, the newest state with its whole log and the last chat message, and how it is told. */
const known = v.pipe(
  record,
  v.strictObject({
    stateID: v.optional(order),
    chat: v.optional(order),
    brief: v.optional(v.boolean()),
  }),
);

const syncMessage = v.tuple([
  matchID,
  v.nullish(seat, null),
  v.fallback(v.optional(credentials), undefined),
  v.unknown(),
  v.nullish(known, () => ({})),
]);

const chatMessage = v.tuple([
  matchID,
  v.pipe(
    record,
    v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
      sender: seat,
      payload: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1)),
    }),
  ),
  credentials,
]);

/**
 * A well-formed `update` or `moves` message: moves to be made one after another, who makes them, where, and on which
 * state the first.
 */
export type MoveMessage = {
  matchID: string;
  seat: string;
  stateID: number;
  moves: readonly [WantedMove, ...WantedMove[]];
  credentials: string;
};

/**
 * A move by its name, and what it is made with; or, by its `kind`, one of boardgame.io's events, or that the last move is taken
 * back or made again.
 */
export type WantedMove = { move: string; args: unknown[]; kind?: 'event' | 'undo' | 'redo' | undefined };

/**
 * A well-formed `sync` message: which match is to be watched, from which seat (null is a spectator's), and what the
 * client has of it already, which it may add after the arguments that boardgame.io's own clients send.
 */
export type SyncMessage = {
  matchID: string;
  seat: string | null;
  credentials: string | undefined;
  known: v.InferOutput<typeof known>;
};

/** A well-formed `chat` message. */
export type ChatLine = {
  matchID: string;
  id: string;
  sender: string;
  text: string;
  credentials: string;
};

/** Returns the match id if it may be one. */
export function parseMatchID(value: unknown): string | undefined {
  return v.is(matchID, value) ? value : undefined;
}

/** Returns the seat's number as text if the value is a seat, whichever way it is written. */
export function parseSeat(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return v.is(seat, text) ? text : undefined;
}

/** Returns the credentials if they may be some. */
export function parseCredentials(value: unknown): string | undefined {
  return v.is(credentials, value) ? value : undefined;
}

/**
 * Returns the move an `update` message asks for, or undefined if the message is anything but a well-formed
 * `MAKE_MOVE`, `GAME_EVENT`, `UNDO` or `REDO` by the seat that sends it.
 */
export function parseMove(values: unknown[], { moveBytes }: Limits): MoveMessage | undefined {
  const { success, output } = v.safeParse(moveMessage, values, EARLY);
  if (!success) return undefined;
  const [action, stateID, matchID, seat] = output;
  const { playerID, credentials } = action.payload;
  const wanted = wantedBy(action);
  if (playerID !== seat || JSON.stringify(wanted.args).length > moveBytes) return undefined;
  return { matchID, seat, stateID, moves: [wanted], credentials };
}

function wantedBy(action: v.InferOutput<typeof moveMessage>[0]): WantedMove {
  if (action.type === 'UNDO') return { kind: 'undo', move: 'undo', args: [] };
  if (action.type === 'REDO') return { kind: 'redo', move: 'redo', args: [] };
  const { type: move, args } = action.payload;
  return action.type === 'GAME_EVENT' ? { kind: 'event', move, args } : { move, args };
}

/**
 * Returns the moves a `moves` message asks for, or undefined if the message is not well-formed, has none, or more than
 * {@link MOST_MOVES}, or one of them alone would be too long.
 */
export function parseMoves(values: unknown[], { moveBytes }: Limits): MoveMessage | undefined {
  const { success, output } = v.safeParse(movesMessage, values, EARLY);
  if (!success) return undefined;
  const [{ moves, credentials }, stateID, matchID, seat] = output;
  const [first, ...others] = moves;
  if (first === undefined || moves.some(({ args }) => JSON.stringify(args).length > moveBytes))
    return undefined;
  return { matchID, seat, stateID, moves: [first, ...others], credentials };
}

/** Returns what a `sync` message asks for, or undefined if it is not well-formed. */
export function parseSync(values: unknown[]): SyncMessage | undefined {
  const { success, output } = v.safeParse(syncMessage, values, EARLY);
  if (!success) return undefined;
  const [matchID, seat, credentials, , known] = output;
  return { matchID, seat, credentials: seat === null ? undefined : credentials, known };
}

/** Returns what a `chat` message says as one clean line, or undefined if it is not well-formed or says nothing. */
export function parseChat(values: unknown[], { chatLength }: Limits): ChatLine | undefined {
  const { success, output } = v.safeParse(chatMessage, values, EARLY);
  if (!success) return undefined;
  const [matchID, { id, sender, payload: text }, credentials] = output;
  return text.length > chatLength ? undefined : { matchID, id, sender, text, credentials };
}

/** Returns whether the value is an object with names, as JSON writes it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

const EARLY = { abortEarly: true, abortPipeEarly: true } as const;

/** Written by hand: a value may be so long or so deep that `JSON.stringify` would fail. */
function isArgument(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return depth > 0 && value.every((item) => isArgument(item, depth - 1));
  if (typeof value === 'number') return Number.isFinite(value);
  if (isRecord(value)) {
    return (
      depth > 0 && Object.entries(value).every(([name, part]) => !isOwn(name) && isArgument(part, depth - 1))
    );
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** Returns whether objects of JavaScript have something of that name, by which they speak for themselves when they are written down. */
function isOwn(name: string): boolean {
  return name in Object.prototype || name === 'toJSON';
}
