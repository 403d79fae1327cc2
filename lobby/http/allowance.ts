import type { IncomingMessage } from 'node:http';
import { Allowances, type Limits } from '../limits';
import { isApi, type Middleware } from './koa';
import { pathOf } from './target';

/** How many files of the web app count as one request of the REST API. */
const FILES_WORTH = 10;
/** How many requests that are refused one address may make before it is cut off, and how many of them are forgotten. */
const EXCESS_BORNE = 100;
const EXCESS_FORGOTTEN_PER_SECOND = EXCESS_BORNE / 60;

/** What becomes of a request: it is answered, or it is told to wait, or it gets no answer and loses its connection. */
export type Verdict = 'admitted' | 'refused' | 'cut off';

/**
 * The requests that each address may make. Files of the web app, and polls for messages, have an allowance of their own,
 * {@link FILES_WORTH} times as large. A client that keeps sending after it was refused loses its connection.
 */
export class RequestAllowances {
  readonly #requests: Allowances;
  readonly #files: Allowances;
  readonly #excess = new Allowances(EXCESS_BORNE, EXCESS_FORGOTTEN_PER_SECOND);
  readonly #refused = new WeakSet<IncomingMessage>();
  /** How many seconds a refused client has to wait before it may ask again. */
  readonly wait: number;

  constructor({ requestBurst, requestsPerSecond }: Pick<Limits, 'requestBurst' | 'requestsPerSecond'>) {
    this.#requests = new Allowances(requestBurst, requestsPerSecond);
    this.#files = new Allowances(requestBurst * FILES_WORTH, requestsPerSecond * FILES_WORTH);
    this.wait = Math.ceil(1 / requestsPerSecond);
  }

  /** Counts a request against the allowance of its address, and decides what becomes of it. */
  judge(request: IncomingMessage, address: string): Verdict {
    if ((isOfFile(request) ? this.#files : this.#requests).take(address)) return 'admitted';
    if (!this.#excess.take(address)) return 'cut off';
    this.#refused.add(request);
    return 'refused';
  }

  /** Returns whether a request has been refused. */
  isRefused(request: IncomingMessage): boolean {
    return this.#refused.has(request);
  }
}

/** Answers refused requests with 429; `Retry-After` says in how many seconds one will be accepted again. */
export function limitRequests(allowances: RequestAllowances): Middleware {
  return async (context, next) => {
    if (!allowances.isRefused(context.req)) return next();
    context.set('Retry-After', String(allowances.wait));
    return context.throw(429, 'Too many requests from your address; try again in a moment');
  };
}

function isOfFile({ method = '', url = '' }: IncomingMessage): boolean {
  const path = pathOf(url);
  return isPoll(path) || (['GET', 'HEAD'].includes(method) && !isApi(path) && path !== '/healthz');
}

/** Returns whether a path is that of messages that come by polls, or of the WebSocket they change to. */
export function isPoll(path: string): boolean {
  return path.startsWith('/socket.io/');
}
