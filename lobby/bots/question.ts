import type { State } from 'boardgame.io';
import type { LevelId } from '../../games/ai/levels';

/** What a bot is asked: its move in the state that its seat was sent. */
export type Question = { game: string; matchID: string; seat: string; level: LevelId; state: State };

/** A move, as `game.ai.enumerate` names it. */
export type BotMove = { move: string; args: unknown[] };

/** What a bot answers: its move, or null if it has none to make; with a `fault` if the move is just any legal one. */
export type Answer = { move: BotMove | null; fault?: string };

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
