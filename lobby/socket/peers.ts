import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server as SocketServer } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../addresses';
import { Allowances, type Limits } from '../limits';
import type { Log } from '../log';
import type { Figures } from '../options';
import { isOriginAllowed, type Origins } from '../origins';
import type { EngineSocket } from './outbox';
import { Peer } from './peer';
import { NOT_ADMITTED, type NotAdmitted } from './refusal';
import { Tally } from './tally';

type Parts = Origins & { limits: Limits; log: Log };

const ADDRESS_SHARE = 5;
const LOGGED = { most: 5, perSecond: 5 / 60 };
const MOST_FRAGMENTS = 64;

/** All connections that messages come over: which may be opened, and how much those of one address may send together. */
export class Peers {
  readonly #parts: Parts;
  readonly #shared: { messages: Allowances; chats: Allowances };
  readonly #logged = new Allowances(LOGGED.most, LOGGED.perSecond);
  readonly #of = new WeakMap<EngineSocket, Peer>();
  readonly #byID = new Map<string, Peer>();
  readonly #ofAddress = new Tally();
  readonly #opened = new WeakMap<IncomingMessage, WebSocket>();
  readonly #webSockets = new Set<WebSocket>();
  #waiting = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { messageBurst, messagesPerSecond, chatsPerMinute } = parts.limits;
    this.#shared = {
      messages: new Allowances(messageBurst * ADDRESS_SHARE, messagesPerSecond * ADDRESS_SHARE),
      chats: new Allowances(chatsPerMinute * ADDRESS_SHARE, (chatsPerMinute * ADDRESS_SHARE) / 60),
    };
  }

  /** How many connections there are, and how much waits to be sent over them. */
  get figures(): Figures {
    return { sockets: this.#byID.size, waitingBytes: this.#waiting };
  }

  /** Returns the connection that a socket uses. */
  of(connection: EngineSocket): Peer {
    const peer = this.#of.get(connection);
    if (peer === undefined) throw new Error('the connection is not attended');
    return peer;
  }

  /** Returns what the engine of socket.io is to be told, so that it lets nobody in who is not admitted. */
  options(): Pick<NonNullable<ConstructorParameters<typeof SocketServer>[1]>, 'allowRequest' | 'wsEngine'> {
    const opened = (request: IncomingMessage, webSocket: WebSocket) => this.#open(request, webSocket);
    return {
      allowRequest: (request, answer) => {
        const refused = this.#refusalOf(request);
        answer(refused && NOT_ADMITTED[refused], refused === undefined);
      },
      wsEngine: class extends WebSocketServer {
        constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
          super({ ...options, maxFragments: MOST_FRAGMENTS });
        }

        override handleUpgrade(
          request: IncomingMessage,
          socket: Duplex,
          head: Buffer,
          done: (webSocket: WebSocket, request: IncomingMessage) => void,
        ): void {
          super.handleUpgrade(request, socket, head, (webSocket) => {
            opened(request, webSocket);
            done(webSocket, request);
          });
        }
      },
    };
  }

  /** Attends to the connections of the engine, which has to be attached to its HTTP server. */
  attend({ engine }: SocketServer): void {
    engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
      const peer = this.#byID.get(sessionOf(request) ?? '');
      if (request.method === 'GET' && response instanceof ServerResponse) peer?.outbox.poll(response);
      next();
    });
    engine.on('connection', (connection: EngineSocket) => this.#connect(connection));
  }

  /** Ends every connection at once. */
  cutOff(): void {
    for (const webSocket of this.#webSockets) webSocket.terminate();
  }

  #refusalOf(request: IncomingMessage): NotAdmitted | undefined {
    const address = addressOf(request, this.#parts.trustProxy);
    const reason = this.#reasonToRefuse(request, address);
    if (reason !== undefined && this.#logged.take(address)) this.#parts.log('refused', { reason });
    return reason;
  }

  #reasonToRefuse(request: IncomingMessage, address: string): NotAdmitted | undefined {
    const { limits } = this.#parts;
    if (!isOriginAllowed(request, this.#parts)) return 'foreign-origin';
    if (this.#byID.size >= limits.sockets) return 'full';
    if (this.#ofAddress.of(address) >= limits.socketsPerAddress) return 'too-many-sockets';
    return this.#shared.messages.take(address) ? undefined : 'too-many';
  }

  #open(request: IncomingMessage, webSocket: WebSocket): void {
    this.#webSockets.add(webSocket);
    webSocket.once('close', () => this.#webSockets.delete(webSocket));
    const session = sessionOf(request);
    if (session === undefined) this.#opened.set(request, webSocket);
    else this.#byID.get(session)?.adopt(webSocket);
  }

  #connect(connection: EngineSocket): void {
    const { limits, log, trustProxy } = this.#parts;
    const address = addressOf(connection.request, trustProxy);
    const peer = new Peer(connection, address, limits, this.#shared, {
      waits: (by) => this.#wait(by),
      exceeds: () => log('refused', { reason: 'too-many' }),
      cutOff: (reason) => {
        if (this.#logged.take(address)) log('cut off', { reason });
      },
    });
    const { sid } = connection.transport;
    this.#of.set(connection, peer);
    this.#byID.set(sid, peer);
    this.#ofAddress.add(address);
    const webSocket = this.#opened.get(connection.request);
    if (webSocket !== undefined) peer.adopt(webSocket);
    connection.once('close', () => {
      this.#byID.delete(sid);
      this.#ofAddress.remove(address);
    });
  }

  /** When too much waits over all connections together, the one that most waits for is cut off. */
  #wait(by: number): void {
    this.#waiting += by;
    if (by <= 0 || this.#waiting <= this.#parts.limits.waitingBytesInAll) return;
    const [slowest] = [...this.#byID.values()].sort(
      (one, other) => other.outbox.waiting - one.outbox.waiting,
    );
    slowest?.cutOff('unread');
  }
}

/** Returns the id of the connection a request belongs to, the last of several as the engine does. */
function sessionOf({ url }: IncomingMessage): string | undefined {
  return new URL(url ?? '', 'http://localhost').searchParams.getAll('sid').at(-1) || undefined;
}
