import type { Game, State } from 'boardgame.io';
import type { LevelId } from '../../games/ai/levels';
import { seatsAsked } from '../../games/kit/table';
import { addressOf } from '../router';
import { sightOf } from './sight';

/** Which bot is asked. */
export interface BotIdentity {
  game: string;
  match: string;
  level: LevelId;
}

/** Asks the worker for a move. */
export interface BotQuestion extends BotIdentity {
  id: number;
  /** As the seat sees it. */
  state: State;
  seat: string;
}

/** Tells the worker that nobody waits for an answer any more. */
export interface BotRecall {
  recalled: number;
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
  /** How long a decision takes at least, in milliseconds. */
  pace: number;
  /** Returns a signal that is aborted as soon as the match has gone on from a state. */
  while(state: State): AbortSignal;
  failed(reason: string): void;
}

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, (answer: BotAnswer) => void>();

/**
 * Returns a bot for all the seats that have a level, in the form boardgame.io's `Local({ bots })` wants. It thinks in a
 * Worker, knows only what the seat may see, and takes its time, so that a person can follow. `Local` asks whenever the state
 * changes, and of bots the first that may do anything, even if only out of turn: whichever seat has to decide answers.
 * Older questions are recalled and left unanswered.
 */
export function workerBot(
  identity: Omit<BotIdentity, 'level'>,
  levels: Readonly<Record<string, LevelId>>,
  table: BotTable,
) {
  return class {
    readonly #game: Game;

    constructor({ game }: { game: Game }) {
      this.#game = game;
    }

    async play(state: State): Promise<{ action: unknown }> {
      const signal = table.while(state);
      const seat = seatsAsked(state.ctx).find((asked) => Object.hasOwn(levels, asked));
      if (seat === undefined) return never();
      const question = { ...identity, level: levels[seat], seat, state: sightOf(this.#game, state, seat) };
      const [{ action, error }] = await Promise.all([ask(question, signal), pause(table.pace)]);
      if (signal.aborted) return never();
      if (action !== undefined) return { action };
      table.failed(error ?? 'no answer');
      return never();
    }
  };
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}

function ask(question: Omit<BotQuestion, 'id'>, signal: AbortSignal): Promise<BotAnswer> {
  const id = ++questions;
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const asked = workerNow();
    waiting.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (waiting.delete(id)) asked.postMessage({ recalled: id } satisfies BotRecall);
    });
    asked.postMessage({ id, ...question } satisfies BotQuestion);
  });
}

function workerNow(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(addressOf(BOT_WORKER), { type: 'module' });
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
