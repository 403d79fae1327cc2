import type { LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';

/* The same as boardgame.io's `patch` messages say, in fewer bytes, for clients that ask for it. */

/** An operation of a JSON Patch: what goes, what comes in place of something, or, with a third part, what is added. */
export type BriefOperation =
  | [path: string]
  | [path: string, value: unknown]
  | [path: string, value: unknown, 1];

/** The entry of a move: on which state, turn, phase, the seat, the move's name and arguments, and what the game says of it. */
export type BriefEntry = [number, number, string | null, string, string, unknown, unknown?];

/** Returns the operations of a patch that `patchBetween` has made, in short. */
export function briefOperations(patch: readonly Operation[]): BriefOperation[] {
  return patch.map((operation) => {
    if (operation.op === 'remove') return [operation.path];
    if (operation.op === 'replace') return [operation.path, operation.value];
    if (operation.op === 'add') return [operation.path, operation.value, 1];
    throw new Error(`no patch is made with ${operation.op}`);
  });
}

/** Returns entries of the log, those of moves in short and others as they are. */
export function briefEntries(log: readonly LogEntry[]): (BriefEntry | LogEntry)[] {
  return log.map((entry) => {
    const { action, _stateID, turn, phase, metadata, redact: _redact, ...more } = entry;
    if (action.type !== 'MAKE_MOVE' || Object.keys(more).length > 0) return entry;
    const { type, args, playerID, ...others } = action.payload;
    if (Object.keys(others).length > 0) return entry;
    const brief = [_stateID, turn, phase, playerID, type, args] as const;
    return metadata === undefined ? [...brief] : [...brief, metadata];
  });
}
