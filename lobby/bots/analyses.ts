import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { MatchRecord } from '../../games/record/record';
import { digestOf, fits } from '../credentials';
import { Excess, messageOf } from '../errors';
import type { Log } from '../log';
import type { KeptAnalyses } from '../storage/analyses';
import { analysedInThread } from './analysisThread';
import { Shares } from './shares';

/** How it stands with the analysis of a match that is not there yet. */
export type Standing =
  | { state: 'none' }
  | { state: 'waiting' | 'working'; share: number }
  | { state: 'failed'; error: string };

/** A match that is to be analysed, and the address that asks for it. */
export type AskedAnalysis = { matchID: string; owner: string; record(): Promise<MatchRecord> };

type Job = AskedAnalysis & {
  /** The digest of what its starter stops it with. */
  digest: string;
  share: number;
  askedAt: number;
  readonly ends: AbortController;
};

type Parts = {
  script: URL;
  kept: Pick<KeptAnalyses, 'keep'>;
  /** How many questions are put to the bots of running matches. */
  busy(): number;
  log: Log;
  /** So many milliseconds after it was asked about last, an analysis is given up. */
  forgottenAfter?: number;
};

/** Analyses that may wait, of all addresses and of one. */
const MOST_WAITING = 30;
const MOST_OF_ONE = 3;
const FORGOTTEN_AFTER = 30_000;
const FAILURES_REMEMBERED = { max: 1_000, ttl: 600_000 };
const KEY_BYTES = 16;

/** After each portion it waits for bots that think, so long at the most, in milliseconds: so it goes on a little under any load. */
const WAITS_FOR_BOTS = { most: 250, step: 25 };

/**
 * The matches that are being analysed in this process: one at a time, in a worker thread, which lets the bots of running matches go first.
 * Next is a match of the address whose analyses have used the least time. Whoever asks for one that is under way joins
 * it; who has started it may stop it, and it is given up when nobody asks any more.
 */
export class Analyses {
  readonly #parts: Parts;
  readonly #jobs = new Map<string, Job>();
  readonly #failures = new LRUCache<string, string>(FAILURES_REMEMBERED);
  readonly #owners = new Shares();
  readonly #forgottenAfter: number;
  #running: Job | undefined;
  #ended: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#forgottenAfter = parts.forgottenAfter ?? FORGOTTEN_AFTER;
  }

  /** How many matches are being analysed, or wait for it. */
  get underWay(): number {
    return this.#jobs.size;
  }

  /**
   * Starts to analyse a match, or joins who asks for it already; returns what stops it, to who has started it.
   *
   * @throws {Excess} if its address, or all together, ask for too many.
   */
  ask(asked: AskedAnalysis): string | null {
    const { matchID, owner } = asked;
    if (this.#closed) throw new Excess('The server is about to stop');
    const known = this.#jobs.get(matchID);
    if (known !== undefined) {
      known.askedAt = performance.now();
      return null;
    }
    const jobs = [...this.#jobs.values()];
    if (jobs.filter((job) => job.owner === owner).length >= MOST_OF_ONE)
      throw new Excess(`An address may have ${MOST_OF_ONE} matches analysed; let one be done`);
    if (jobs.length >= MOST_WAITING)
      throw new Excess('Too many matches wait to be analysed; try again later');
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const job = { share: 0, askedAt: performance.now(), digest: digestOf(key), ends: new AbortController() };
    this.#failures.delete(matchID);
    this.#jobs.set(matchID, { ...asked, ...job });
    this.#next();
    this.#watch();
    return key;
  }

  /** Returns how it stands with a match, of which somebody so asks again. */
  standing(matchID: string): Standing {
    const job = this.#jobs.get(matchID);
    if (job !== undefined) {
      job.askedAt = performance.now();
      return { state: job === this.#running ? 'working' : 'waiting', share: job.share };
    }
    const error = this.#failures.get(matchID);
    return error === undefined ? { state: 'none' } : { state: 'failed', error };
  }

  /** Stops the analysis of a match for who has started it; returns whether it is his, null where there is none. */
  stop(matchID: string, key: string | undefined): boolean | null {
    const job = this.#jobs.get(matchID);
    if (job === undefined) return null;
    if (!fits(key, job.digest)) return false;
    this.#drop(job);
    return true;
  }

  /** Stops all of them. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const job of this.#jobs.values()) this.#drop(job);
    await this.#ended;
  }

  #drop(job: Job): void {
    this.#jobs.delete(job.matchID);
    job.ends.abort(new Error('The analysis has been stopped'));
  }

  #next(): void {
    if (this.#running !== undefined || this.#closed) return;
    let best: Job | undefined;
    for (const job of this.#jobs.values())
      if (best === undefined || this.#owners.of(job.owner) < this.#owners.of(best.owner)) best = job;
    if (best === undefined) return;
    this.#running = best;
    this.#ended = this.#run(best);
  }

  async #run(job: Job): Promise<void> {
    const { script, kept, log } = this.#parts;
    const { matchID, owner, ends } = job;
    const begun = performance.now();
    try {
      const record = await job.record();
      const tell = async (share: number) => {
        job.share = share;
        await this.#letBotsGoFirst();
      };
      const analysis = await analysedInThread({ script, record, signal: ends.signal, tell });
      await kept.keep(matchID, analysis);
      log('match analysed', { match: matchID, seconds: Math.round((performance.now() - begun) / 1_000) });
    } catch (error) {
      if (!ends.signal.aborted) {
        this.#failures.set(matchID, messageOf(error));
        log('failed', { job: 'analysis', match: matchID, error: messageOf(error) });
      }
    }
    this.#owners.add(owner, performance.now() - begun);
    if (this.#jobs.get(matchID) === job) this.#jobs.delete(matchID);
    this.#running = undefined;
    this.#next();
  }

  async #letBotsGoFirst(): Promise<void> {
    const { most, step } = WAITS_FOR_BOTS;
    for (let waited = 0; waited < most && this.#parts.busy() > 0; waited += step) await sleep(step);
  }

  /** Gives up now and then what nobody asks about any more. */
  #watch(): void {
    this.#timer ??= setInterval(() => {
      const oldest = performance.now() - this.#forgottenAfter;
      for (const job of this.#jobs.values()) if (job.askedAt < oldest) this.#drop(job);
      if (this.#jobs.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, this.#forgottenAfter / 10).unref();
  }
}
