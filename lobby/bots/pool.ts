import { LRUCache } from 'lru-cache';
import { levelOf, timeForTurn } from '../../games/ai/levels';
import { messageOf } from '../errors';
import { type Answer, keyOf, type Question } from './question';
import { Shares } from './shares';
import { BotThread } from './thread';
import { untilAborted } from './untilAborted';

type Job = {
  readonly question: Question;
  readonly owner: string;
  readonly signal: AbortSignal;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
};

const SEATS_REMEMBERED = 10_000;

/** The script of the threads, how many there are, and how long beyond its level's time for a turn a bot may take. */
export type PoolOptions = { script: URL; threads: number; graceMilliseconds?: number };

const GRACE = 20_000;

/**
 * The threads that bots think in. When a thread is free it takes a question of the owner whose bots have used the least time; among the
 * questions of that owner, of the match whose bots have used the least; among those, the oldest. So an owner who asks seldom waits only
 * for the questions that are being answered, and no question is cut short for another.
 *
 * A seat's questions go to the same thread, whose bot remembers what it has thought, unless that one is busy. A thread
 * that has failed is asked only when all have.
 */
export class Pool {
  readonly #threads: readonly BotThread[];
  readonly #grace: number;
  readonly #busy = new Set<BotThread>();
  readonly #waiting = new Set<Job>();
  readonly #homes = new LRUCache<string, BotThread>({ max: SEATS_REMEMBERED });
  readonly #owners = new Shares();
  readonly #matches = new Shares();

  constructor({ script, threads, graceMilliseconds = GRACE }: PoolOptions) {
    this.#threads = Array.from({ length: threads }, () => new BotThread(script));
    this.#grace = graceMilliseconds;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many questions are being answered. */
  get thinking(): number {
    return this.#busy.size;
  }

  /**
   * Returns what a bot answers, whose thinking counts for its owner; rejects if its thread fails, takes far too long, or
   * at once when the signal is aborted.
   */
  ask(question: Question, owner: string, signal: AbortSignal): Promise<Answer> {
    return untilAborted(signal, (resolve, reject) => {
      const job = { question, owner, signal, resolve, reject };
      this.#waiting.add(job);
      this.#assign();
      return () => this.#waiting.delete(job);
    });
  }

  /** Forgets a seat that is no longer played; what its bot has used still counts for the owner. */
  forget(seat: Pick<Question, 'matchID' | 'seat'>): void {
    this.#homes.delete(keyOf(seat));
    this.#matches.forget(seat.matchID);
    for (const thread of this.#threads) thread.forget(seat);
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
    let best: Job | undefined;
    for (const job of this.#waiting) {
      const home = this.#homes.get(keyOf(job.question));
      const fits = home === undefined || home === thread || this.#busy.has(home) || !home.ready;
      if (fits && (best === undefined || this.#isBefore(job, best))) best = job;
    }
    return best;
  }

  #isBefore(job: Job, other: Job): boolean {
    if (job.owner !== other.owner) return this.#owners.of(job.owner) < this.#owners.of(other.owner);
    const [own, others] = [job.question.matchID, other.question.matchID];
    return own !== others && this.#matches.of(own) < this.#matches.of(others);
  }

  async #run(thread: BotThread, job: Job): Promise<void> {
    const { question, signal } = job;
    const milliseconds = timeForTurn(levelOf(question.level).milliseconds);
    this.#waiting.delete(job);
    this.#busy.add(thread);
    this.#homes.set(keyOf(question), thread);
    const begun = performance.now();
    try {
      job.resolve(await thread.ask(question, signal, milliseconds + this.#grace));
    } catch (error) {
      job.reject(new Error(messageOf(error)));
    }
    const used = performance.now() - begun;
    this.#owners.add(job.owner, used);
    this.#matches.add(question.matchID, used);
    this.#busy.delete(thread);
    this.#assign();
  }
}
