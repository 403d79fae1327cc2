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
  /** A battle begins in a place. */
  | { kind: 'begins'; place: string }
  /** A round of it begins, counted from 1. */
  | { kind: 'round'; round: number }
  /** A piece has fired; dice that show no more than `upTo` hit. */
  | { kind: 'fire'; side: Side; piece: string; dice: readonly number[]; upTo: number }
  /** Pieces of a side have lost steps. */
  | { kind: 'steps'; side: Side; steps: number }
  /** A piece is gone, or has joined another side. */
  | { kind: 'lost'; side: Side; piece: string; joins?: Side }
  /** It is over, and a side holds the place. */
  | { kind: 'ends'; place: string; holder: Side };

/** Pieces of one kind, or steps of them, that a side has lost: only what everybody saw. */
export interface Loss {
  /** Whose they were. */
  side: Side;
  /** How many, at least 1. */
  count: number;
  /** The place on the map where that was; absent elsewhere. */
  place?: string;
  /** What one of them is called: `Legion`; a piece of which there is but one, as it stands in a sentence: `the Fort`, `Legion X`. */
  one: string;
  /** What several are called: `Legions`; absent for a piece of which there is but one. */
  many?: string;
  /** Left out where whole pieces are lost. */
  kind?: 'steps' | 'points';
}

/** How steps are counted that pieces lose. */
export const STEPS = { one: 'step', many: 'steps', kind: 'steps' } as const;

/** A line of the game's journal: what everyone at the table saw, the rule behind it, and what it is about. */
export interface JournalLine extends Subjects {
  /** The line, a sentence. */
  text: string;
  /** The number of the rule behind it; empty where there is none. */
  rule: string;
  /** It was told while a battle was fought: one of the rulebook's `battles` lay on the stack. Absent where none was. */
  fought?: true;
  /** What was lost by it; absent where nothing was, and in matches of earlier releases. */
  lost?: readonly Loss[];
  /** Absent where it tells nothing of a battle, and in matches of early releases. */
  battle?: BattleNews;
}

/** What a move leaves in boardgame.io's log, for everyone to read. */
export interface LogMetadata {
  /** The side that made the move. */
  side: Side;
  /** The step in which the move was made; null for what is done out of turn. */
  step: string | null;
  /** What the move brought, in order. */
  lines: readonly JournalLine[];
}

/** What one move brought: the side that made it, in which boardgame.io turn, and what everyone saw of it. */
export interface JournalEntry extends LogMetadata {
  /** boardgame.io's number of the turn. */
  turn: number;
  /** boardgame.io's number of the state in which the move was made. */
  state: number;
  /** The name of the move. */
  move: string;
  /** The arguments of the move; null when they are for others to know. */
  args: readonly unknown[] | null;
}

/** What the state of a match keeps in which sides that nobody holds have decided before anybody could; the log begins later. */
export interface Opened {
  /** What happened before the first decision, in order. */
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
  for (const { action, metadata, turn, _stateID: state } of log) {
    if (action.type !== 'MAKE_MOVE') continue;
    const { type: move, args, playerID } = action.payload;
    const side = sides[Number(playerID)]?.id;
    if (move === 'undo') entries.pop();
    else if (Array.isArray(metadata) && side !== undefined) {
      entries.push({ side, step: null, lines: metadata, turn, state, move, args: null });
    } else if (isLogMetadata(metadata)) entries.push({ ...metadata, turn, state, move, args: args ?? null });
  }
  return entries;
}

function isLogMetadata(metadata: unknown): metadata is LogMetadata {
  return typeof metadata === 'object' && metadata !== null && 'side' in metadata && 'lines' in metadata;
}
