import type { ServerResponse } from 'node:http';
import type { Socket } from 'socket.io';

/** A connection of socket.io's engine, by WebSocket or long polls, over which sockets of several namespaces may come. */
export type EngineSocket = Socket['conn'];

type OutboxListener = {
  /** More bytes wait, or with a number below zero less. */
  changed(by: number): void;
  /** Something is to be sent although too much waits already: what is sent is not being read. */
  overfull(): void;
};

/**
 * What waits to be sent over a connection, in bytes: in the engine's queue, or handed to the transport and not yet
 * taken by the operating system. A transport is handed more only when all it was handed before has been taken.
 */
export class Outbox {
  readonly #most: number;
  readonly #listener: OutboxListener;
  #queued = 0;
  #underWay = 0;
  #poll: ServerResponse | undefined;
  #closed = false;

  /** The bytes that have been put into it, ever. */
  total = 0;

  constructor(connection: EngineSocket, most: number, listener: OutboxListener) {
    this.#most = most;
    this.#listener = listener;
    connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => this.#add(data));
    connection.on('flush', () => this.#handOver());
    connection.on('upgrade', (transport: EngineSocket['transport']) => this.#watch(transport));
    connection.on('close', () => this.#close());
    this.#watch(connection.transport);
  }

  /** The bytes that wait. */
  get waiting(): number {
    return this.#queued + this.#underWay;
  }

  /** Whether so much waits that whatever else is sent cuts the connection off. */
  get isFull(): boolean {
    return this.waiting > this.#most;
  }

  /** The long poll whose answer has been written and is not read to its end. */
  get unreadPoll(): ServerResponse | undefined {
    return this.#poll?.writableEnded ? this.#poll : undefined;
  }

  /** Hears of a long poll; a client that asks for more while it has not read the answer to the last one does not read. */
  poll(response: ServerResponse): void {
    if (this.unreadPoll !== undefined) this.#listener.overfull();
    if (this.#closed || this.#poll !== undefined) return;
    this.#poll = response;
    response.once('close', () => {
      this.#poll = undefined;
      this.#taken();
    });
  }

  #watch(transport: EngineSocket['transport']): void {
    if (transport.name === 'websocket') transport.on('drain', () => this.#taken());
  }

  #add(data: string | Buffer | undefined): void {
    if (this.isFull) this.#listener.overfull();
    if (this.#closed || data === undefined) return;
    const bytes = Buffer.byteLength(data);
    this.#queued += bytes;
    this.total += bytes;
    this.#listener.changed(bytes);
  }

  #handOver(): void {
    this.#underWay += this.#queued;
    this.#queued = 0;
  }

  #taken(): void {
    const bytes = this.#underWay;
    this.#underWay = 0;
    this.#listener.changed(-bytes);
  }

  #close(): void {
    this.#closed = true;
    this.#handOver();
    this.#taken();
  }
}
