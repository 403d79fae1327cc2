import { Worker } from 'node:worker_threads';
import { isRecord } from '../socket/wire';
import type { Answer, FromThread, Question, ToThread } from './question';

const STARTER = new URL('./starter.js', import.meta.url);
const MEGABYTES = 1024;
/** A search makes and forgets states by the thousand: with more room for the young ones it thinks a tenth faster. */
const YOUNG_MEGABYTES = 64;
const STARTS_WITHIN = 60_000;
const FAILURES_BORNE = 3;
const RECOVERY = 1000;
const LONGEST_RECOVERY = 60_000;

type Pending = {
  id: number;
  /** Gives the thread so many milliseconds from now on. */
  allow(milliseconds: number): void;
  patience: number;
  resolve(answer: Answer): void;
  reject(reason: Error): void;
};

/** Starts a worker thread that runs a script; what it prints is thrown away. */
export function openThread(script: URL): Worker {
  const worker = new Worker(STARTER, {
    workerData: script.href,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/**
 * A worker thread that bots think in, and that is asked one question at a time. It starts at the first question, and
 * anew after it has failed; after several failures in a row only when it has had time to recover.
 */
export class BotThread {
  readonly #script: URL;
  #worker: Worker | undefined;
  #started = false;
  #pending: Pending | undefined;
  #asked = 0;
  #failures = 0;
  #notBefore = 0;
  #closed = false;

  constructor(script: URL) {
    this.#script = script;
  }

  /** False while it recovers from failures; then it answers nothing. */
  get ready(): boolean {
    return performance.now() >= this.#notBefore;
  }

  /**
   * Settles when the thread is free for the next question: with the answer, or with why there is none, which may be
   * that the thread has ended, or was ended because it had not answered after `patience` milliseconds, not counting
   * those it took to start.
   */
  async ask(question: Question, signal: AbortSignal, patience: number): Promise<Answer> {
    signal.throwIfAborted();
    if (this.#closed) throw new Error('The thread is closed');
    if (!this.ready) throw new Error('The thread has failed and waits');
    this.#worker ??= this.#start();
    const worker = this.#worker;
    this.#asked += 1;
    const id = this.#asked;
    const tell = (message: ToThread) => worker.postMessage(message);
    const abort = () => tell({ id, abort: true });
    let late: NodeJS.Timeout | undefined;
    const allow = (milliseconds: number) => {
      clearTimeout(late);
      const reason = new Error(`No answer in ${milliseconds} ms`);
      late = setTimeout(() => this.#fail(worker, reason), milliseconds);
    };
    signal.addEventListener('abort', abort);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#pending = { id, allow, patience, resolve, reject };
        allow(this.#started ? patience : STARTS_WITHIN);
        tell({ id, question });
      });
    } finally {
      this.#pending = undefined;
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
    }
  }

  /** Lets the thread forget what it knows of a seat. */
  forget({ matchID, seat }: Pick<Question, 'matchID' | 'seat'>): void {
    const message: ToThread = { forget: { matchID, seat } };
    this.#worker?.postMessage(message);
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = openThread(this.#script);
    this.#started = false;
    worker.on('message', (message: FromThread) => {
      if (this.#worker === worker) this.#hear(message);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', (code) => this.#fail(worker, new Error(`The thread has ended with code ${code}`)));
    return worker;
  }

  #hear(message: FromThread): void {
    if ('ready' in message) {
      this.#started = true;
      this.#pending?.allow(this.#pending.patience);
      return;
    }
    if (message.id !== this.#pending?.id) return;
    this.#failures = 0;
    if ('error' in message) this.#pending.reject(new Error(message.error));
    else if (isAnswer(message.answer)) this.#pending.resolve(message.answer);
    else this.#pending.reject(new Error('The answer is no move'));
  }

  #fail(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    worker.terminate();
    this.#failures += 1;
    if (this.#failures >= FAILURES_BORNE) {
      const recovery = RECOVERY * 2 ** (this.#failures - FAILURES_BORNE);
      this.#notBefore = performance.now() + Math.min(recovery, LONGEST_RECOVERY);
    }
    this.#pending?.reject(reason);
  }
}

function isMove(value: unknown): boolean {
  return isRecord(value) && typeof value.move === 'string' && Array.isArray(value.args);
}

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false;
  const { moves } = value;
  return Array.isArray(moves) && moves.every(isMove);
}
