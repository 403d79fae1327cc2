import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../addresses';
import { Allowances } from '../limits';
import type { Log } from '../log';
import { isPoll, type RequestAllowances } from './allowance';
import { parseTarget, pathOf } from './target';
import { RequestTurns } from './turns';

type Parts = {
  allowances: RequestAllowances;
  log: Log;
  trustProxy: boolean;
  /** The path that the server's own addresses are below, as `/rubicon`; empty if it has a host name for itself. */
  basePath: string;
  /** Told of each request that is answered here. */
  answered?: ((method: string, status: number) => void) | undefined;
};

const LOGGED = { most: 5, perSecond: 5 / 60 };
const BAD_REQUEST = 400;
const TOO_MANY = 429;

/**
 * Every request passes here before anybody answers it: it is counted, its target must be a valid address, and it waits until the requests
 * before it on its connection have been answered. A client far beyond its allowance loses its connection here; behind a proxy, whose
 * connection serves others too, it is answered with 429 instead.
 */
export class Front {
  readonly #parts: Parts;
  readonly #turns = new RequestTurns();
  readonly #logged = new Allowances(LOGGED.most, LOGGED.perSecond);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns a server that answers nothing yet. */
  createServer(): HttpServer {
    return createServer(this.#turns.serverOptions);
  }

  /** Puts itself before all who listen to the requests of the server. */
  attend(http: HttpServer): void {
    const answering = http.listeners('request');
    http.removeAllListeners('request');
    http.on('request', (request, response) => {
      this.#turns.run(request, response, () => {
        if (this.#admits(request, response))
          for (const answer of answering) answer.call(http, request, response);
      });
    });
    const upgrading = http.listeners('upgrade');
    http.removeAllListeners('upgrade');
    http.on('upgrade', (request, connection, head) => {
      const target = parseTarget(request.url, this.#parts.basePath);
      if (this.#turns.isCutOff(request.socket)) this.#cutOff(request.socket, this.#addressOf(request));
      else if (target === undefined) connection.destroy();
      else {
        request.url = target;
        for (const upgrade of upgrading) upgrade.call(http, request, connection, head);
      }
    });
  }

  /** Judges a request, and answers it, or ends its connection, if nobody else is to answer it. */
  #admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { allowances, trustProxy, basePath } = this.#parts;
    const { socket } = request;
    const address = this.#addressOf(request);
    const target = parseTarget(request.url, basePath);
    request.url = target ?? '';
    const verdict = allowances.judge(request, address);
    if (verdict === 'cut off' && !trustProxy) {
      this.#cutOff(socket, address);
      return false;
    }
    if (verdict === 'cut off' || (verdict === 'refused' && isPoll(pathOf(request.url)))) {
      response.setHeader('Retry-After', String(allowances.wait));
      this.#answer(request, response, TOO_MANY);
      return false;
    }
    if (target === undefined) this.#answer(request, response, BAD_REQUEST);
    return target !== undefined;
  }

  #addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#parts.trustProxy);
  }

  #cutOff(socket: Socket, address: string): void {
    if (socket.destroyed) return;
    this.#turns.cutOff(socket);
    if (this.#logged.take(address)) this.#parts.log('cut off', { reason: 'too-many' });
  }

  #answer({ method = '' }: IncomingMessage, response: ServerResponse, status: number): void {
    const error = status === TOO_MANY ? 'Too many requests from your address' : 'There is no such address';
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error }));
    this.#parts.answered?.(method, status);
  }
}
