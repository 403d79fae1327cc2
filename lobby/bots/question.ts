import type { State } from 'boardgame.io';
import type { LevelId } from '../../games/ai/levels';

/** What a bot is asked: what it does in the state that its seat was sent, and how many milliseconds it has for what it does at the most. */
export type Question = {
  game: string;
  matchID: string;
  seat: string;
  level: LevelId;
  state: State;
  milliseconds: number;
};

/** A move, or an event, as `game.ai.enumerate` names it. */
export type BotMove = { move: string; args: unknown[]; kind?: 'event' | undefined };

/**
 * What a bot answers: its moves, each to be made on the state that the one before has led to, none if it has none to make; whether it
 * had no choice, so that nobody need see it take its time; and a `fault` if the move is just any legal one.
 */
export type Answer = { moves: BotMove[]; isForced: boolean; fault?: string };

/** What a thread is told: a question by its number, that it is no longer asked, or a seat that is no longer played. */
export type ToThread =
  | { id: number; question: Question }
  | { id: number; abort: true }
  | { forget: Pick<Question, 'matchID' | 'seat'> };

/** What a thread answers, once for each question, after it has said that it is ready. */
export type FromThread = { ready: true } | ({ id: number } & ({ answer: Answer } | { error: string }));

/** Returns what a seat of a match goes by. */
export function keyOf({ matchID, seat }: Pick<Question, 'matchID' | 'seat'>): string {
  return `${matchID}/${seat}`;
}
