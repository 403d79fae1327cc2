/** Why a message was refused, in a word for programs and a sentence for people. */
export const REFUSALS = {
  malformed: 'The message is not one this server understands',
  'too-many': 'Too many messages; wait a moment',
  'match-not-found': 'There is no such match',
  'not-open': 'The players of this match let nobody watch',
  unauthorized: 'The seat is not yours, or no longer',
  'game-over': 'The match is over',
  'not-active': 'It is not your turn',
  'unknown-move': 'There is no such move now',
  stale: 'The match has moved on meanwhile',
  'illegal-move': 'The move is against the rules',
  'too-long': 'The match has had as many moves as one may have; it can only be ended',
  version: 'The match was saved by another version of the game',
  storage: 'The server could not save the move; look at the table before you make it again',
  unavailable: 'The server cannot reach its database; try again in a moment',
  damaged: 'The match is stored wrongly on this server; only the person who runs it can mend that',
  failed: 'The server failed at this; nothing has changed',
  closing: 'The server is about to stop',
} as const;

/** Why a connection was not let in, in a word for the log and a sentence for the client. */
export const NOT_ADMITTED = {
  'foreign-origin': 'Pages of this origin may not use this server',
  full: 'This server has no room for more connections',
  'too-many-sockets': 'There are too many connections from this address',
  'too-many': 'Too many messages from this address; wait a moment',
} as const;

export type NotAdmitted = keyof typeof NOT_ADMITTED;

/** Why a connection was ended: it went on sending after it was told to wait, or did not read what it was sent. */
export type CutOff = 'too-many' | 'unread';

export type Refusal = keyof typeof REFUSALS;

/** Which part of a message is refused: a move, by its name, and how many were made before it where it was one of several. */
export type RefusedPart = { move?: string; made?: number };

/** What the server sends in a `refused` event, after the id of the match. */
export type RefusedMessage = { error: Refusal; message: string } & RefusedPart;

/** Returns the arguments of the `refused` event. */
export function refusedEvent(
  matchID: string,
  error: Refusal,
  part: RefusedPart = {},
): [string, RefusedMessage] {
  return [matchID, { error, message: REFUSALS[error], ...part }];
}
