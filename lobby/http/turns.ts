import { IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait while one is being answered. */
const MOST_WAITING = 8;

/** A connection's requests that have not been answered. */
class Line {
  isCutOff = false;
  #length = 0;
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  /** Counts one more; where there are too many the connection is to be cut off. */
  join(): void {
    this.#length += 1;
    if (this.#length > 1 + MOST_WAITING) this.isCutOff = true;
  }

  /** Starts the answer when those before it have been given. */
  run(response: ServerResponse, answer: () => void): void {
    const start = () => {
      this.#isBusy = true;
      response.once('close', () => this.#leave(response));
      answer();
    };
    if (this.#isBusy) this.#waiting.push(start);
    else start();
  }

  #leave({ req }: ServerResponse): void {
    this.#isBusy = false;
    this.#length -= 1;
    if (!req.socket.destroyed) this.#waiting.shift()?.();
  }
}

/**
 * Lets the requests of each connection be answered one after the other, of which {@link MOST_WAITING} may wait; a
 * connection that sends more without waiting for answers is cut off. Node by itself hands on all requests in the 64 kB that
 * it reads at once, some thousands, whatever is done with the connection meanwhile. (Those that it answers without handing
 * them on, as without a `Host`, count as long as the connection lives.)
 */
export class RequestTurns {
  readonly #lines = new WeakMap<Socket, Line>();

  /** What the HTTP server is to be made with. */
  get serverOptions(): Pick<ServerOptions, 'IncomingMessage'> {
    const lineOf = (socket: Socket) => this.#lineOf(socket);
    const upgrading = new WeakSet<IncomingMessage>();
    return {
      IncomingMessage: class extends IncomingMessage {
        constructor(socket: Socket) {
          super(socket);
          lineOf(socket).join();
        }

        /* Node reads no further where a request asks for another protocol. Nothing else stops it at once. */
        get upgrade(): boolean {
          return upgrading.has(this) || lineOf(this.socket).isCutOff;
        }

        set upgrade(wanted: boolean | null) {
          if (wanted === true) upgrading.add(this);
          else upgrading.delete(this);
        }
      },
    };
  }

  /** Returns whether a connection is cut off, or has to be. */
  isCutOff(socket: Socket): boolean {
    return this.#lineOf(socket).isCutOff;
  }

  /** Ends a connection; nothing more of what has come over it is read. */
  cutOff(socket: Socket): void {
    this.#lineOf(socket).isCutOff = true;
    socket.destroy();
  }

  /** Starts the answer to a request when those to the requests before it on the same connection have been given. */
  run({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    this.#lineOf(socket).run(response, answer);
  }

  #lineOf(socket: Socket): Line {
    let line = this.#lines.get(socket);
    if (line === undefined) {
      line = new Line();
      this.#lines.set(socket, line);
    }
    return line;
  }
}
