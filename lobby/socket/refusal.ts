/** Why a message was refused, in a word for programs and a sentence for people. */
export const REFUSALS = {
  malformed: 'The message is not one this server understands',
  'too-many': 'Too many messages; wait a moment',
  'match-not-found': 'There is no such match',
  unauthorized: 'The seat is not yours, or no longer',
  'game-over': 'The match is over',
  'not-active': 'It is not your turn',
  'unknown-move': 'There is no such move now',
  stale: 'The match has moved on meanwhile',
  'illegal-move': 'The move is against the rules',
  version: 'The match was saved by another version of the game',
  storage: 'The move could not be saved; nothing has changed',
  failed: 'The server failed at this; nothing has changed',
  closing: 'The server is about to stop',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** What the server sends in a `refused` event, after the id of the match. */
export type RefusedMessage = { error: Refusal; message: string; move?: string };

/** Returns the arguments of the `refused` event. */
export function refusedEvent(matchID: string, error: Refusal, move?: string): [string, RefusedMessage] {
  return [matchID, { error, message: REFUSALS[error], ...(move === undefined ? {} : { move }) }];
}
