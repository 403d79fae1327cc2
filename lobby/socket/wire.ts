import type { Limits } from '../limits';

/** A well-formed `update` message: a move, who makes it, where, and on which state. */
export type MoveMessage = {
  matchID: string;
  seat: string;
  stateID: number;
  move: string;
  args: unknown[];
  credentials: string;
};

/**
 * A well-formed `sync` message: which match is to be watched, and from which seat; null is a spectator's. Its sender has
 * the log up to the state of the id `since`; undefined if it has none.
 */
export type SyncMessage = {
  matchID: string;
  seat: string | null;
  credentials: string | undefined;
  since: number | undefined;
};

/** A well-formed `chat` message. */
export type ChatLine = {
  matchID: string;
  id: string;
  sender: string;
  text: string;
  credentials: string;
};

const MATCH_ID = /^[\w-]{1,64}$/;
const SEAT = /^(0|[1-9]\d?)$/;
const MOVE = /^[A-Za-z_$][\w$-]{0,63}$/;
const MESSAGE_ID = /^[\w-]{1,32}$/;
const CREDENTIALS_LENGTH = 128;
const MOST_ARGUMENTS = 32;
const DEEPEST = 8;

/** Returns the match id if it may be one. */
export function parseMatchID(value: unknown): string | undefined {
  return typeof value === 'string' && MATCH_ID.test(value) ? value : undefined;
}

/** Returns the seat's number as text if the value is a seat, whichever way it is written. */
export function parseSeat(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && SEAT.test(text) ? text : undefined;
}

/** Returns the credentials if they may be some. */
export function parseCredentials(value: unknown): string | undefined {
  const fits = typeof value === 'string' && value.length > 0 && value.length <= CREDENTIALS_LENGTH;
  return fits ? value : undefined;
}

/**
 * Returns the move an `update` message asks for, or undefined if the message is anything but a well-formed
 * `MAKE_MOVE` by the seat that sends it.
 */
export function parseMove(values: unknown[], limits: Limits): MoveMessage | undefined {
  const [action, stateID, matchIDValue, seatValue] = values;
  const matchID = parseMatchID(matchIDValue);
  const seat = typeof seatValue === 'string' ? parseSeat(seatValue) : undefined;
  if (!isRecord(action) || action.type !== 'MAKE_MOVE' || !isRecord(action.payload)) return undefined;
  const { type: move, playerID, args = [], credentials: credentialsValue } = action.payload;
  const credentials = parseCredentials(credentialsValue);
  if (matchID === undefined || seat === undefined || credentials === undefined) return undefined;
  if (playerID !== seat || !Number.isSafeInteger(stateID)) return undefined;
  if (typeof move !== 'string' || !MOVE.test(move)) return undefined;
  if (args !== null && !Array.isArray(args)) return undefined;
  const list: unknown[] = args ?? [];
  if (list.length > MOST_ARGUMENTS || !isPlain(list, DEEPEST)) return undefined;
  if (JSON.stringify(list).length > limits.moveBytes) return undefined;
  return { matchID, seat, stateID: stateID as number, move, args: list, credentials };
}

/**
 * Returns what a `sync` message asks for, or undefined if it is not well-formed. After boardgame.io's own arguments it
 * may have one more, `{ stateID }`: the id of the newest state its sender has with the whole log that leads there.
 */
export function parseSync(values: unknown[]): SyncMessage | undefined {
  const [matchIDValue, seatValue, credentialsValue, _numPlayers, known] = values;
  const matchID = parseMatchID(matchIDValue);
  if (matchID === undefined) return undefined;
  const stateID = isRecord(known) ? known.stateID : undefined;
  const since =
    typeof stateID === 'number' && Number.isSafeInteger(stateID) && stateID >= 0 ? stateID : undefined;
  if (seatValue === null || seatValue === undefined) {
    return { matchID, seat: null, credentials: undefined, since };
  }
  const seat = typeof seatValue === 'string' ? parseSeat(seatValue) : undefined;
  if (seat === undefined) return undefined;
  return { matchID, seat, credentials: parseCredentials(credentialsValue), since };
}

/** Returns what a `chat` message says, trimmed, or undefined if it is not well-formed. */
export function parseChat(values: unknown[], limits: Limits): ChatLine | undefined {
  const [matchIDValue, message, credentialsValue] = values;
  const matchID = parseMatchID(matchIDValue);
  const credentials = parseCredentials(credentialsValue);
  if (matchID === undefined || credentials === undefined || !isRecord(message)) return undefined;
  const { id, payload } = message;
  const sender = typeof message.sender === 'string' ? parseSeat(message.sender) : undefined;
  if (sender === undefined || typeof id !== 'string' || !MESSAGE_ID.test(id)) return undefined;
  if (typeof payload !== 'string') return undefined;
  const text = payload.trim();
  if (text === '' || text.length > limits.chatLength) return undefined;
  return { matchID, id, sender, text, credentials };
}

/** Returns whether the value is an object with names, as JSON writes it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** Returns whether the value is plain JSON, no deeper than given, without the name `__proto__`. */
export function isPlain(value: unknown, depth: number): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, item]) => name !== '__proto__' && isPlain(item, depth - 1));
}
