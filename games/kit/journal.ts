import type { LogEntry } from 'boardgame.io';
import type { JournalLine } from './play';

/** What one move brought: who made it, in which boardgame.io turn, and what everyone saw of it. */
export interface JournalEntry {
  seat: string;
  turn: number;
  lines: readonly JournalLine[];
}

/** Returns the journal of a match from boardgame.io's log, oldest first, without the moves taken back. */
export function journalOf(log: readonly LogEntry[]): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (const { action, metadata, turn } of log) {
    if (action.type !== 'MAKE_MOVE') continue;
    if (action.payload.type === 'undo') entries.pop();
    else entries.push({ seat: action.payload.playerID, turn, lines: metadata ?? [] });
  }
  return entries;
}
