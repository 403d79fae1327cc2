import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log';
import { NOT_ADMITTED, REFUSALS } from './socket/refusal';
import type { Database, Queryable } from './storage/database';

/** The stages of a move, in order: waiting for its match, the rules, being stored, and being told to those who watch. */
export const STAGES = ['queue', 'rules', 'storage', 'telling'] as const;
export type MoveStage = (typeof STAGES)[number];

/** What is counted when it is logged; everything else that is logged is not counted. */
const EVENTS = [
  'move',
  'match created',
  'join',
  'leave',
  'leaveSlot',
  'leaveGame',
  'update',
  'rename',
  'playAgain',
  'bot',
  'bot plays',
  'bot rests',
  'bot refused',
  'bot failed',
  'failed',
  'cut off',
  'notices missed',
  'notice ignored',
] as const;

const REASONS = [...new Set([...Object.keys(REFUSALS), ...Object.keys(NOT_ADMITTED)])];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const OTHER = 'other';
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures that are read when somebody asks for them. */
export const GAUGES = {
  sockets: 'Connections for messages that are open.',
  waiting_bytes: 'Bytes that wait to be sent over connections for messages.',
  matches_watched: 'Matches that somebody here watches.',
  bots_waiting: 'Decisions of bots that wait for a thread.',
  bots_thinking: 'Decisions of bots that a thread thinks about.',
  bots_awake: 'Seats that bots play here at the moment.',
} as const;

/**
 * The figures that a host may ask for, as Prometheus reads them. Labels have values from fixed sets alone: no figure
 * names a player, a match or what somebody holds.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #events = this.#counter('events_total', 'What has happened, as the log names it.', 'event');
  readonly #refusals = this.#counter(
    'refusals_total',
    'Messages and connections refused, by the reason told.',
    'reason',
  );
  readonly #requests = new Counter({
    name: 'rubicon_http_requests_total',
    help: 'HTTP requests answered.',
    labelNames: ['method', 'status'] as const,
    registers: [this.#registry],
  });
  readonly #stages = this.#histogram('move_seconds', 'Time of a move in each of its stages.', 'stage');
  readonly #trips = this.#histogram('database_seconds', 'Time of each statement or transaction.', 'kind');
  readonly #errors = this.#counter(
    'database_errors_total',
    'Statements or transactions that failed.',
    'kind',
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const event of EVENTS) this.#events.inc({ event }, 0);
    for (const reason of REASONS) this.#refusals.inc({ reason }, 0);
    for (const stage of STAGES) this.#stages.zero({ stage });
  }

  /** Counts the time that a move has spent in a stage. */
  moved(stage: MoveStage, seconds: number): void {
    this.#stages.observe({ stage }, seconds);
  }

  /** Counts a message refused. */
  refused(reason: string): void {
    this.#refusals.inc({ reason: REASONS.includes(reason) ? reason : OTHER });
  }

  /** Counts an HTTP request answered. */
  answered(method: string, status: number): void {
    const known = METHODS.includes(method) ? method : OTHER;
    this.#requests.inc({ method: known, status: String(status) });
  }

  /** Names where a figure is to be read whenever it is asked for. */
  read(gauge: keyof typeof GAUGES, value: () => number): void {
    new Gauge({
      name: `rubicon_${gauge}`,
      help: GAUGES[gauge],
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Returns a log that counts what it is told and hands it on. */
  heardBy(log: Log): Log {
    return (event, details) => {
      const reason = details?.reason;
      if (event === 'refused' && typeof reason === 'string') this.refused(reason);
      else if (EVENTS.some((counted) => counted === event)) this.#events.inc({ event });
      log(event, details);
    };
  }

  /** Returns a database whose statements, and transactions as a whole, are timed and counted. */
  timed(database: Database): Database {
    const timed = async <T>(kind: 'statement' | 'transaction', work: () => Promise<T>): Promise<T> => {
      const end = this.#trips.startTimer({ kind });
      try {
        return await work();
      } catch (error) {
        this.#errors.inc({ kind });
        throw error;
      } finally {
        end();
      }
    };
    const statements = (queryable: Queryable): Queryable => ({
      query: (sql, parameters) => timed('statement', () => queryable.query(sql, parameters)),
    });
    return {
      ...statements(database),
      exclusive: database.exclusive,
      patience: database.patience,
      transaction: (work, pace) =>
        timed('transaction', () =>
          database.transaction((transaction) => work(statements(transaction)), pace),
        ),
      listen: (...listening) => database.listen(...listening),
      close: () => database.close(),
    };
  }

  /** Returns all figures in Prometheus' text format, and the media type of it. */
  async text(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #counter<L extends string>(name: string, help: string, label: L): Counter<L> {
    return new Counter({
      name: `rubicon_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
    });
  }

  #histogram<L extends string>(name: string, help: string, label: L): Histogram<L> {
    return new Histogram({
      name: `rubicon_${name}`,
      help,
      labelNames: [label],
      buckets: SECONDS,
      registers: [this.#registry],
    });
  }
}
