import type { State } from 'boardgame.io';
import type { AnyGame } from '../../games/kit/game';
import type { Trouble } from './match';

const FINAL = ['not-open', 'unauthorized', 'match-not-found', 'version', 'damaged'] as const;

/** Returns what a server's `refused` message means to a player. It may be anything, as it comes from the wire. */
export function refusalOf(message: unknown): Trouble {
  if (typeof message !== 'object' || message === null || !('error' in message)) return { text: UNKNOWN };
  const text = 'message' in message && typeof message.message === 'string' ? `${message.message}.` : UNKNOWN;
  const final = FINAL.find((reason) => reason === message.error);
  return final === undefined ? { text } : { text, final };
}

/** Returns why a page cannot show a state, though the server plays with it, such as one of other components; null when it can. */
export function troubleWith({ refusal }: Pick<AnyGame, 'refusal'>, state: State): Trouble | null {
  const reason = refusal?.(state) ?? null;
  return reason === null ? null : { text: `${reason}.`, final: 'version' };
}

/** Says whether a server's `refused` message asks to send less, and to try again later. */
export function isTooMany(message: unknown): boolean {
  return errorIn(message) === 'too-many';
}

/** Says whether a server's `refused` message is one after which the same may be asked again later. */
export function isPassing(message: unknown): boolean {
  return isTooMany(message) || errorIn(message) === 'unavailable';
}

/** Returns how many moves of a message were made before the one that a server's `refused` message is about. */
export function madeBefore(message: unknown): number {
  if (typeof message !== 'object' || message === null || !('made' in message)) return 0;
  return typeof message.made === 'number' ? message.made : 0;
}

function errorIn(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'error' in message ? message.error : undefined;
}

const UNKNOWN = 'The server did not accept that.';
