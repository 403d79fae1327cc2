import type { LogEntry } from 'boardgame.io';
import type { Side, Stacked } from './frame';

/**
 * What a line tells, for tables that show more of it than its words: a part of the game begins (`heading`), a card comes
 * to light, a group of pieces begins to move, a piece moves (from its first place to its last), a battle begins, goes
 * into a `round`, has a `roll` or a hit, is `won`, or a place changes hands (`control`).
 */
export type LineKind =
  | 'heading'
  | 'card'
  | 'group'
  | 'move'
  | 'battle'
  | 'round'
  | 'roll'
  | 'won'
  | 'control';

/** What a line of the journal is about, for the board to show: only what everybody may know. */
export interface Subjects {
  /** Left out where there is nothing to be shown but the words. */
  kind?: LineKind;
  /** Whose deed or gain it is; left out where that is who made the move. */
  side?: Side;
  /** Id of the card that comes to light. */
  card?: string;
  /** Ids of places on the map, in the order of what happened: from where, to where. */
  places?: readonly string[];
  /** Ids of pieces that lie face up or are public. */
  pieces?: readonly string[];
}

/** What a line tells of a battle, for a screen that shows it in pictures and figures: only what everybody saw. */
export type BattleNews =
  | { kind: 'begins'; place: string }
  | { kind: 'round'; round: number }
  /** A piece has fired; dice that show no more than `upTo` hit. */
  | { kind: 'fire'; side: Side; piece: string; dice: readonly number[]; upTo: number }
  /** Pieces of a side have lost steps. */
  | { kind: 'steps'; side: Side; steps: number }
  /** A piece is gone, or has joined another side. */
  | { kind: 'lost'; side: Side; piece: string; joins?: Side }
  | { kind: 'ends'; place: string; holder: Side };

/** A line of the game's journal: what everyone at the table saw, the rule behind it, and what it is about. */
export interface JournalLine extends Subjects {
  text: string;
  rule: string;
  /** Absent where it tells nothing of a battle, and in matches of early releases. */
  battle?: BattleNews;
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

/** What the state of a match keeps in which sides that nobody holds have decided before anybody could; the log begins later. */
export interface Opened {
  opening: readonly JournalLine[];
}

/** Returns what happened before anybody could decide, by rule; empty where nothing did. */
export function openingOf(G: Stacked & Partial<Opened>): readonly JournalLine[] {
  return G.opening ?? NOTHING;
}

const NOTHING: readonly JournalLine[] = [];

/**
 * Returns the journal of a match from boardgame.io's log, oldest first, without the moves taken back. Moves made with an
 * early release, which kept lines only, are told of the side of their seat in `sides`.
 */
export function journalOf(
  log: readonly LogEntry[] = [],
  sides: readonly { id: Side }[] = [],
): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (const { action, metadata, turn } of log) {
    if (action.type !== 'MAKE_MOVE') continue;
    const { type: move, args, playerID } = action.payload;
    const side = sides[Number(playerID)]?.id;
    if (move === 'undo') entries.pop();
    else if (Array.isArray(metadata) && side !== undefined) {
      entries.push({ side, step: null, lines: metadata, turn, move, args: null });
    } else if (isLogMetadata(metadata)) entries.push({ ...metadata, turn, move, args: args ?? null });
  }
  return entries;
}

function isLogMetadata(metadata: unknown): metadata is LogMetadata {
  return typeof metadata === 'object' && metadata !== null && 'side' in metadata && 'lines' in metadata;
}
