import type { State } from 'boardgame.io';

/** Asks the worker for a move. */
export interface BotQuestion {
  id: number;
  game: string;
  kind: string;
  state: State;
  seat: string;
}

/** The worker's answer: boardgame.io's action, or why there is none. */
export interface BotAnswer {
  id: number;
  action?: unknown;
  error?: string;
}

/** The address of the worker's script, written into the bundle when the app is built. */
declare const BOT_WORKER: string;

/** What a bot must know of the table it plays at. */
export interface BotTable {
  /** Whether the match still stands as it did when the bot was asked. */
  isPresent(state: State): boolean;
  failed(reason: string): void;
}

const PAUSE = 350;

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, (answer: BotAnswer) => void>();

/**
 * Returns a bot in the form boardgame.io's `Local({ bots })` wants. It thinks in a Worker, and takes its time, so
 * that a person can follow. `Local` asks again whenever the state changes; older questions are left unanswered.
 */
export function workerBot(game: string, kind: string, { isPresent, failed }: BotTable) {
  return class {
    #asked = 0;

    async play(state: State, seat: string): Promise<{ action: unknown }> {
      const asked = ++this.#asked;
      const [{ action, error }] = await Promise.all([ask({ game, kind, state, seat }), pause()]);
      if (asked !== this.#asked || !isPresent(state)) return never();
      if (action !== undefined) return { action };
      failed(error ?? 'no answer');
      return never();
    }
  };
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}

function ask(question: Omit<BotQuestion, 'id'>): Promise<BotAnswer> {
  const id = ++questions;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    workerNow().postMessage({ id, ...question, state: withoutLog(question.state) });
  });
}

function withoutLog(state: State): State {
  return { ...state, deltalog: [] };
}

function workerNow(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(BOT_WORKER, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const [id, resolve] of waiting) resolve({ id, error: message || 'the bot could not be loaded' });
    waiting.clear();
  });
  worker = started;
  return started;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
