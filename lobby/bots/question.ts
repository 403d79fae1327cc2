import type { State } from 'boardgame.io';
import type { LevelId } from '../../games/ai/levels';

/** What a bot is asked: its move in the state that its seat was sent. */
export type Question = { game: string; matchID: string; seat: string; level: LevelId; state: State };

/** A move, as `game.ai.enumerate` names it. */
export type BotMove = { move: string; args: unknown[] };

/** What a thread is told, by the number of the question. */
export type ToThread = { id: number; question: Question } | { id: number; abort: true };

/** What a thread answers, once for each question. */
export type FromThread = { id: number } & ({ answer: BotMove } | { error: string });
