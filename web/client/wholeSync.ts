import type { LogEntry, State } from 'boardgame.io';
import type { TransportData } from './transportData';

/** What a client has of a match already. */
interface Known {
  log: readonly LogEntry[];
  getInitialState(): State;
}

/**
 * Returns what the server has sent, with the part of the log and the beginning that it has left out because the client
 * said it had them. boardgame.io's client takes what it is sent for the whole.
 */
export function wholeSync(data: TransportData, known: Known): TransportData {
  if (data.type !== 'sync') return data;
  const [matchID, sync] = data.args;
  if (!('since' in sync)) return data;
  const since = Number(sync.since);
  const log = [...known.log.filter(({ _stateID }) => _stateID < since), ...sync.log];
  const initialState = 'initialState' in sync ? sync.initialState : known.getInitialState();
  return { type: 'sync', args: [matchID, { ...sync, log, initialState }] };
}
