import { levelOf } from '../../games/ai/levels';
import { messageOf } from '../errors';
import type { BotMove, Question } from './question';
import { Recent } from './recent';
import { Shares } from './shares';
import { BotThread } from './thread';

type Job = {
  readonly question: Question;
  readonly signal: AbortSignal;
  resolve(move: BotMove): void;
  reject(reason: unknown): void;
};

const SEATS_REMEMBERED = 10_000;

/** The script of the threads, how many there are, and how long beyond its level's time a bot may take. */
export type PoolOptions = { script: URL; threads: number; graceMilliseconds?: number };

const GRACE = 10_000;

/**
 * The threads that bots think in. Of the questions that wait, the one of the match that has used the least time goes
 * first. A seat's questions go to the same thread, whose bot remembers what it has thought, unless another thread
 * has nothing else to do. A thread that has failed is asked only when all have.
 */
export class Pool {
  readonly #threads: readonly BotThread[];
  readonly #grace: number;
  readonly #busy = new Set<BotThread>();
  readonly #waiting = new Set<Job>();
  readonly #homes = new Recent<string, BotThread>(SEATS_REMEMBERED);
  readonly #shares = new Shares();

  constructor({ script, threads, graceMilliseconds = GRACE }: PoolOptions) {
    this.#threads = Array.from({ length: threads }, () => new BotThread(script));
    this.#grace = graceMilliseconds;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many threads think. */
  get thinking(): number {
    return this.#busy.size;
  }

  /** Returns a bot's move; rejects if it fails, takes far too long, or at once when the signal is aborted. */
  async ask(question: Question, signal: AbortSignal): Promise<BotMove> {
    signal.throwIfAborted();
    let drop = () => {};
    try {
      return await new Promise<BotMove>((resolve, reject) => {
        const job = { question, signal, resolve, reject };
        drop = () => {
          this.#waiting.delete(job);
          reject(signal.reason);
        };
        signal.addEventListener('abort', drop);
        this.#waiting.add(job);
        this.#assign();
      });
    } finally {
      signal.removeEventListener('abort', drop);
    }
  }

  /** Ends all threads; what is still asked is rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting) reject(new Error('The bots have been stopped'));
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #assign(): void {
    const ready = this.#threads.filter((thread) => thread.ready);
    for (const thread of ready.length > 0 ? ready : this.#threads) {
      const job = this.#busy.has(thread) ? undefined : this.#next(thread);
      if (job !== undefined) this.#run(thread, job);
    }
  }

  #next(thread: BotThread): Job | undefined {
    const jobs = [...this.#waiting].map((job) => ({ job, home: this.#homes.get(keyOf(job.question)) }));
    const own = jobs.filter(({ home }) => home === undefined || home === thread);
    const astray = jobs.filter(({ home }) => home !== undefined && (this.#busy.has(home) || !home.ready));
    const [first, ...others] = own.length > 0 ? own : astray;
    if (first === undefined) return undefined;
    const used = ({ question }: Job) => this.#shares.of(question.matchID);
    return others.reduce((best, { job }) => (used(job) < used(best) ? job : best), first.job);
  }

  async #run(thread: BotThread, job: Job): Promise<void> {
    const { question, signal } = job;
    const { milliseconds } = levelOf(question.level);
    this.#waiting.delete(job);
    this.#busy.add(thread);
    this.#homes.set(keyOf(question), thread);
    const begun = performance.now();
    try {
      job.resolve(await thread.ask(question, signal, milliseconds + this.#grace));
    } catch (error) {
      job.reject(new Error(messageOf(error)));
    }
    this.#shares.add(question.matchID, performance.now() - begun);
    this.#busy.delete(thread);
    this.#assign();
  }
}

function keyOf({ matchID, seat }: Question): string {
  return `${matchID}/${seat}`;
}
