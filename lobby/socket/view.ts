import type { LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { LobbyGame } from '../game';

/** A state as a seat may see it. It shares parts with the state it was made of, which must not be changed any more. */
export type View = { readonly stateID: number; readonly state: State };

/** What a seat is told: a state as it may see it, and the part of the log that leads there, without what is secret. */
export type Sight = { readonly view: View; readonly log: readonly LogEntry[] };

/** Returns what a seat, or with null a spectator, may see of a state and of log entries. */
export function sightOf(
  game: LobbyGame,
  seat: string | null,
  state: State,
  log: readonly LogEntry[] = [],
): Sight {
  const data = getFilterPlayerView(game)(seat, {
    type: 'update',
    args: ['', { ...state, deltalog: [...log] }],
  });
  if (data.type !== 'update') throw new Error('a view is an update');
  const [, seen, seenLog] = data.args;
  return { view: { stateID: state._stateID, state: seen }, log: seenLog };
}
