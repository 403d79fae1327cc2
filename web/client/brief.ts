import type { LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import type { TransportData } from './transportData';

/**
 * Returns a `patch` message as boardgame.io's client takes it, from the `brief` message by which the server says the same in
 * fewer bytes; undefined if it is none.
 */
export function wholePatch(values: readonly unknown[]): TransportData | undefined {
  const [matchID, before, after, operations, log] = values;
  if (typeof matchID !== 'string' || typeof before !== 'number' || typeof after !== 'number')
    return undefined;
  if (!Array.isArray(operations) || !Array.isArray(log)) return undefined;
  return {
    type: 'patch',
    args: [matchID, before, after, operations.map(wholeOperation), log.map(wholeEntry)],
  };
}

function wholeOperation([path, ...rest]: [path: string, value?: unknown, isNew?: 1]): Operation {
  if (rest.length === 0) return { op: 'remove', path };
  const [value, isNew] = rest;
  return { op: isNew === 1 ? 'add' : 'replace', path, value };
}

/** The entry of a move comes as the list of its parts, others as they are. */
function wholeEntry(entry: LogEntry | [number, number, string, string, string, unknown, unknown?]): LogEntry {
  if (!Array.isArray(entry)) return entry;
  const [_stateID, turn, phase, playerID, type, args, ...metadata] = entry;
  const action: LogEntry['action'] = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
  const whole = { action, _stateID, turn, phase };
  return metadata.length === 0 ? whole : { ...whole, metadata: metadata[0] };
}
