import type { LogEntry } from 'boardgame.io';
import type { LevelId } from '../../games/ai/levels';
import type { Thought } from '../../games/ai/thought';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { GameOver } from '../../games/kit/result';

/** A match at one moment, as one seat sees it. */
export interface MatchState {
  /** boardgame.io's number of the state. */
  id: number;
  G: Stacked;
  /** The seats that have something to decide. */
  deciding: readonly Seat[];
  plugins: Record<string, { data: unknown }>;
  log: readonly LogEntry[];
  over: GameOver | null;
}

/** Where to find past positions; whoever can replay a match may stand behind it as well. */
export interface Past {
  /** Returns the numbers of the states whose positions are known, or can be found, in their order. */
  states(): readonly number[];
  /** Returns the position in the state of a number, or the last that is known before it; null where none is. */
  positionAt(state: number): MatchState | null;
  /**
   * Finds a position that is not known yet, and knows it from then on; absent where all are known. One is looked for at a time: who aborts gives up
   * waiting for that. Rejects, saying why, where it cannot be found.
   */
  find?(state: number, signal: AbortSignal): Promise<MatchState>;
}

/** Who sits at a seat. */
export interface Player {
  seat: Seat;
  /** Undefined while nobody has taken the seat. */
  name?: string;
  /** The level of the bot that plays the seat; absent for people. */
  bot?: LevelId;
  /** False while the player's browser is not connected; absent for bots and for who plays on this device. */
  connected?: boolean;
}

/** Something said at the table. */
export interface ChatLine {
  id: string;
  seat: Seat;
  text: string;
}

export type Connection = 'connecting' | 'connected' | 'lost';

/** Why a move, or all of them, were not taken. */
export interface Trouble {
  text: string;
  /** The seat or the match is lost to this browser: nothing more can be done here. */
  final?: 'not-open' | 'unauthorized' | 'match-not-found' | 'version' | 'damaged';
}

/** What the bot of a seat has thought of something it has done. */
export interface BotThought extends Thought {
  /** Which one it is, counted from the first. */
  id: number;
  seat: Seat;
}

/** What there is to be seen of a match. */
export interface MatchFacts {
  /** What tells the match from others on this device; absent where nothing does. */
  matchID?: string;
  /** Whose view it is; null for a spectator. */
  seat: Seat | null;
  /** The view is everybody's: others look at the same screen while the seat decides. */
  isShared?: boolean;
  /** Null until the first state has come. */
  state: MatchState | null;
  /** The positions that were shown to the viewer before; absent where none are kept. */
  past?: Past;
  players: readonly Player[];
  connection: Connection;
  /** A move is on its way. */
  busy: boolean;
  trouble: Trouble | null;
  /** What was said; null where there is nobody to say anything. */
  chat: readonly ChatLine[] | null;
  /** What bots have thought of what they did, the newest first; absent where they do not tell. */
  thoughts?: readonly BotThought[];
  /** How many watch without a seat; absent where nobody can, or as long as it is not known. */
  watchers?: number;
}

/** A match as a table shows it, whether played over the network or on this device. */
export interface Match extends MatchFacts {
  /**
   * Makes moves one after another, each on the state that the one before has led to, up to the first that cannot be made.
   * They go to the server as one message; how many were made is to be seen in the log.
   */
  play(...moves: readonly LegalMove[]): void;
  resign(): void;
  /** Has the rest of what bots do in this phase shown at once; absent where that cannot be asked for. */
  skip?(): void;
  /** Says something; absent where there is nobody to hear it. */
  say?(text: string): void;
  /** Takes the {@link trouble} off the screen. */
  dismiss(): void;
}
