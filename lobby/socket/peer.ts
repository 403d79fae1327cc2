import type { Socket } from 'socket.io';
import type { WebSocket } from 'ws';
import { Allowance, type Allowances, type Limits } from '../limits';
import { type EngineSocket, Outbox } from './outbox';
import { type CutOff, refusedEvent } from './refusal';

/** What the connections of one address share. */
export type Shared = { messages: Allowances; chats: Allowances };

type PeerListener = { waits(by: number): void; exceeds(): void; cutOff(reason: CutOff): void };

type Packet = { type: string };

const EXCESS_BORNE = 100;
const EXCESS_FORGOTTEN_PER_SECOND = EXCESS_BORNE / 60;
/** Milliseconds. */
const LAST_READING = 1000;
const BYTES_PER_MESSAGE = 8 * 1024;

/**
 * One connection, and what may still come over it. Whatever arrives counts, before anything looks at it: messages of
 * any event, entering and leaving of namespaces, pings. A packet beyond the allowance of the connection or of its address is dropped, and
 * the sockets of the connection are told so once. A connection that keeps sending after that is ended.
 */
export class Peer {
  readonly address: string;
  /** The sockets of socket.io that use this connection. */
  readonly sockets = new Set<Socket>();
  readonly #connection: EngineSocket;
  readonly #shared: Shared;
  readonly #listener: PeerListener;
  readonly #outbox: Outbox;
  readonly #messages: Allowance;
  readonly #chats: Allowance;
  readonly #excess = new Allowance(EXCESS_BORNE, EXCESS_FORGOTTEN_PER_SECOND);
  readonly #webSockets = new Set<WebSocket>();
  #exceeding = false;
  #isCutOff = false;

  constructor(
    connection: EngineSocket,
    address: string,
    limits: Limits,
    shared: Shared,
    listener: PeerListener,
  ) {
    this.#connection = connection;
    this.address = address;
    this.#shared = shared;
    this.#listener = listener;
    this.#messages = new Allowance(limits.messageBurst, limits.messagesPerSecond);
    this.#chats = new Allowance(limits.chatsPerMinute, limits.chatsPerMinute / 60);
    this.#outbox = new Outbox(connection, limits.waitingBytes, {
      changed: (by) => listener.waits(by),
      overfull: () => this.cutOff('unread'),
    });
    connection.on('packet', (packet: Packet) => this.#hear(packet));
    connection.on('upgrading', () => this.#count());
  }

  /** What waits to be sent. */
  get outbox(): Outbox {
    return this.#outbox;
  }

  /** Takes a WebSocket for one of this connection: its pings count as well. */
  adopt(webSocket: WebSocket): void {
    this.#webSockets.add(webSocket);
    webSocket.on('ping', () => this.#count());
    webSocket.once('close', () => this.#webSockets.delete(webSocket));
  }

  /** Counts an answer of so many bytes as more than one message if it is long. */
  charge(bytes: number): void {
    const messages = Math.floor(bytes / BYTES_PER_MESSAGE);
    if (messages === 0) return;
    this.#messages.charge(messages);
    this.#shared.messages.charge(this.address, messages);
  }

  /** Takes one of the messages that may come over it and returns true, or returns false if none is left. */
  take(): boolean {
    return this.#messages.take() && this.#shared.messages.take(this.address);
  }

  /** Takes one of the chat messages that may be sent over it and returns true, or returns false if none is left. */
  takeChat(): boolean {
    return this.#chats.take() && this.#shared.chats.take(this.address);
  }

  /** Reads nothing more, and ends the connection; the client has a second to read what was sent before. */
  cutOff(reason: CutOff): void {
    if (this.#isCutOff) return;
    this.#isCutOff = true;
    this.#listener.cutOff(reason);
    const { unreadPoll } = this.#outbox;
    const webSockets = [...this.#webSockets];
    const end = () => {
      unreadPoll?.destroy();
      for (const webSocket of webSockets) webSocket.terminate();
    };
    for (const webSocket of webSockets) webSocket.pause();
    this.#connection.close(true);
    if (reason === 'unread') end();
    else setTimeout(end, LAST_READING).unref();
  }

  /** A packet that is refused is made one that does nothing: the engine looks at its type only after this. */
  #hear(packet: Packet): void {
    if (!this.#count() && packet.type === 'message') packet.type = 'noop';
  }

  #count(): boolean {
    if (this.take()) {
      this.#exceeding = false;
      return true;
    }
    if (!this.#excess.take() || this.sockets.size === 0) this.cutOff('too-many');
    else if (!this.#exceeding) this.#tell();
    this.#exceeding = true;
    return false;
  }

  #tell(): void {
    this.#listener.exceeds();
    for (const socket of this.sockets) socket.emit('refused', ...refusedEvent('', 'too-many'));
  }
}
