import type { LogEntry } from 'boardgame.io';
import type { Side, Stacked } from './frame';
import type { Argument } from './move';
import { type Rulebook, stepIn } from './rulebook';
import { isDecision } from './step';

/** What a line of the journal is about, for the board to show: only what everybody may know. */
export interface Subjects {
  /** Ids of places on the map, in the order of what happened: from where, to where. */
  places?: readonly string[];
  /** Ids of pieces that lie face up or are public. */
  pieces?: readonly string[];
}

/** A line of the game's journal: what everyone at the table saw, the rule behind it, and what it is about. */
export interface JournalLine extends Subjects {
  text: string;
  rule: string;
}

/** What a move leaves in boardgame.io's log, for everyone to read. */
export interface LogMetadata {
  side: Side;
  /** The step in which the move was made; null for what is done out of turn. */
  step: string | null;
  lines: readonly JournalLine[];
}

/** What one move brought: the side that made it, in which boardgame.io turn, and what everyone saw of it. */
export interface JournalEntry extends LogMetadata {
  turn: number;
  move: string;
  /** The arguments of the move; null when they are for others to know. */
  args: readonly unknown[] | null;
}

/** Returns the journal of a match from boardgame.io's log, oldest first, without the moves taken back. */
export function journalOf(log: readonly LogEntry[]): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (const { action, metadata, turn } of log) {
    if (action.type !== 'MAKE_MOVE') continue;
    const { type: move, args } = action.payload;
    if (move === 'undo') entries.pop();
    else if (isLogMetadata(metadata)) entries.push({ ...metadata, turn, move, args: args ?? null });
  }
  return entries;
}

/**
 * Returns what only who made the move reads of it, or null: the move tells nothing more, its arguments are for others to
 * know, or it belongs to another version of the rules.
 */
export function ownLine<G extends Stacked>(
  rulebook: Rulebook<G>,
  { step: name, move, args }: Pick<JournalEntry, 'step' | 'move' | 'args'>,
): string | null {
  if (args === null || !args.every(isArgument)) return null;
  const step = name === null ? undefined : stepIn(rulebook, name);
  const actions = { ...rulebook.outOfTurn, ...(step !== undefined && isDecision(step) && step.actions) };
  return Object.hasOwn(actions, move) ? (actions[move].own?.(...args) ?? null) : null;
}

function isArgument(value: unknown): value is Argument {
  return typeof value === 'string' || typeof value === 'number';
}

function isLogMetadata(metadata: unknown): metadata is LogMetadata {
  return typeof metadata === 'object' && metadata !== null && 'side' in metadata && 'lines' in metadata;
}
