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
 * has nothing else to do.
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

  /** Returns a bot's move; rejects if it fails, takes far too long, or at once when the signal is aborted. */
  ask(question: Question, signal: AbortSignal): Promise<BotMove> {
    return new Promise<BotMove>((resolve, reject) => {
      const job = { question, signal, resolve, reject };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => {
        this.#waiting.delete(job);
        reject(signal.reason);
      });
      this.#waiting.add(job);
      this.#assign();
    });
  }

  /** Ends all threads; what is still asked is rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting) reject(new Error('The bots have been stopped'));
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #assign(): void {
    for (const thread of this.#threads) {
      const job = this.#busy.has(thread) ? undefined : this.#next(thread);
      if (job !== undefined) this.#run(thread, job);
    }
  }

  #next(thread: BotThread): Job | undefined {
    const all = [...this.#waiting];
    const own = all.filter(({ question }) => {
      const home = this.#homes.get(keyOf(question));
      return home === undefined || home === thread;
    });
    const [first, ...others] = own.length > 0 ? own : all;
    if (first === undefined) return undefined;
    const used = ({ question }: Job) => this.#shares.of(question.matchID);
    return others.reduce((best, job) => (used(job) < used(best) ? job : best), first);
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
