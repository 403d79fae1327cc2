import type { Game, State } from 'boardgame.io';
import { type LevelId, levelOf, timeForTurn } from '../../games/ai/levels';
import type { Phase } from '../../games/ai/pacing';
import type { Position } from '../../games/ai/simulator';
import type { Thought } from '../../games/ai/thought';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import { seatsAsked } from '../../games/kit/table';
import type { MatchRecord } from '../../games/record/record';
import { startBotScript } from './botScript';
import { sightOf } from './sight';

/** Which bot is asked. */
export interface BotIdentity {
  game: string;
  match: string;
  level: LevelId;
}

/** Asks the worker for what a seat does. */
export interface BotQuestion extends BotIdentity {
  id: number;
  /** How long it may be thought about. */
  milliseconds: number;
  /** As the seat sees it. */
  state: State;
  seat: string;
}

/** Asks the worker for a position of a match: after so many moves of its record, as `seen` by a seat, with the rest imagined, or by all. */
export interface PositionQuestion {
  id: number;
  record: MatchRecord;
  moves: number;
  seen: Seat | 'everything';
}

/** Tells the worker that nobody waits for an answer any more. */
export interface BotRecall {
  recalled: number;
}

/** The worker's answer: what the bot does on end, whether it had no choice, and what it has thought; or why there is nothing. */
export interface BotAnswer {
  id: number;
  moves?: readonly LegalMove[];
  isForced?: boolean;
  thoughts?: readonly Thought[];
  /** What a {@link PositionQuestion} has asked for. */
  position?: Position<Stacked>;
  error?: string;
}

/** What a bot must know of the table it plays at. */
export interface BotTable {
  /** How long a deed takes at least at the beginning of a phase, in milliseconds. */
  pace: number;
  /** Returns a signal that is aborted as soon as the match has gone on from a state. */
  while(state: State): AbortSignal;
  /** Returns how long what a seat does has taken. */
  phaseOf(seat: Seat): Phase;
  /** Resolves after so many milliseconds, or as soon as nobody wants to wait any longer. */
  pause(milliseconds: number): Promise<void>;
  /** Makes moves of a seat one after another, the first on a state, and tells of all of them at once. */
  make(seat: Seat, moves: readonly LegalMove[], state: State): Promise<void>;
  /** Takes note of what a bot has thought before it did something. */
  thought(seat: Seat, thoughts: readonly Thought[]): void;
  failed(reason: string): void;
}

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, (answer: BotAnswer) => void>();

/**
 * Returns a bot for all the seats that have a level, in the form boardgame.io's `Local({ bots })` wants. It thinks in a
 * Worker, knows only what the seat may see, and takes its time, so that a person can follow. `Local` asks whenever the state
 * changes, and of bots the first that may do anything, even if only out of turn: whichever seat has to decide answers, and
 * has the table make its moves. So `Local` is left without an answer.
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

    async play(state: State): Promise<never> {
      const signal = table.while(state);
      const seat = seatsAsked(state.ctx).find((asked) => Object.hasOwn(levels, asked));
      if (seat !== undefined && !signal.aborted) await this.#act(seat, state, signal);
      return new Promise(() => {});
    }

    async #act(seat: Seat, state: State, signal: AbortSignal): Promise<void> {
      const phase = table.phaseOf(seat);
      phase.enter(state);
      const asked = phase.ask();
      const level = levels[seat];
      const milliseconds = phase.left(timeForTurn(levelOf(level).milliseconds));
      const seen = sightOf(this.#game, state, seat);
      const question = { ...identity, level, seat, state: seen, milliseconds };
      const { moves, isForced, thoughts = [], error } = await ask(question, signal);
      asked.thought();
      if (moves !== undefined && isForced !== true) await table.pause(asked.pause(table.pace));
      if (signal.aborted) return;
      if (moves === undefined) return table.failed(error ?? 'no answer');
      table.thought(seat, thoughts);
      await table.make(seat, moves, state);
      asked.made();
    }
  };
}

/** Returns a position of a match, as a {@link PositionQuestion} asks for it. Rejects with what is wrong with the record. */
export async function positionIn(question: Omit<PositionQuestion, 'id'>): Promise<Position<Stacked>> {
  const { position, error } = await ask(question, new AbortController().signal);
  if (position === undefined) throw new Error(error ?? 'no answer');
  return position;
}

type Asked = Omit<BotQuestion, 'id'> | Omit<PositionQuestion, 'id'>;

function ask(question: Asked, signal: AbortSignal): Promise<BotAnswer> {
  const id = ++questions;
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const asked = workerNow();
    waiting.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (waiting.delete(id)) asked.postMessage({ recalled: id } satisfies BotRecall);
    });
    asked.postMessage({ id, ...question } satisfies BotQuestion | PositionQuestion);
  });
}

function workerNow(): Worker {
  if (worker !== undefined) return worker;
  const started = startBotScript();
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
