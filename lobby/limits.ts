import { LRUCache } from 'lru-cache';

/** What the server bears from one client before it refuses. */
export type Limits = {
  /** Bytes of one socket message. */
  messageBytes: number;
  /** Bytes of the arguments of one move, as JSON. */
  moveBytes: number;
  /**
   * Moves of one match, of which each visitor is sent the whole log; what is taken back counts too. Beyond them only a
   * move that ends the match is made.
   */
  movesPerMatch: number;
  /**
   * Messages of one connection per second, over a longer time; an address may send five times as many over all its
   * connections; the bots of one address may make as many moves, and all bots together five times as many. An answer
   * in full counts by its bytes.
   */
  messagesPerSecond: number;
  /** Messages of one connection that may come at once. */
  messageBurst: number;
  /** Chat messages of one connection per minute; an address may send five times as many. */
  chatsPerMinute: number;
  /** Connections of one address for messages (WebSockets or long polls) at the same time. */
  socketsPerAddress: number;
  /** Connections of all addresses together. */
  sockets: number;
  /** Bytes that may wait to be sent over one connection when another message is added. */
  waitingBytes: number;
  /** Bytes that may wait over all connections together. */
  waitingBytesInAll: number;
  /** Characters of one chat message. */
  chatLength: number;
  /** Bytes of the body of one HTTP request. */
  bodyBytes: number;
  /** Bytes of the `data` a player may attach to a seat, as JSON. */
  dataBytes: number;
  /** Characters of a player's name. */
  nameLength: number;
  /** Requests of the REST API that one address may make per second, over a longer time. */
  requestsPerSecond: number;
  /** Requests of the REST API that one address may make at once. */
  requestBurst: number;
  /** Matches that one address may create per hour. */
  matchesPerHour: number;
  /** Unfinished matches that come from one address; fewer than a list of matches has, so that nobody fills it alone. */
  rooms: number;
  /** Unfinished matches in which all seats are bots', of one address. */
  botRooms: number;
};

export const defaultLimits: Limits = {
  messageBytes: 64 * 1024,
  moveBytes: 4 * 1024,
  movesPerMatch: 40_000,
  messagesPerSecond: 10,
  messageBurst: 60,
  chatsPerMinute: 20,
  socketsPerAddress: 60,
  sockets: 10_000,
  waitingBytes: 1024 * 1024,
  waitingBytesInAll: 256 * 1024 * 1024,
  chatLength: 500,
  bodyBytes: 32 * 1024,
  dataBytes: 2 * 1024,
  nameLength: 40,
  requestsPerSecond: 10,
  requestBurst: 100,
  matchesPerHour: 60,
  rooms: 150,
  botRooms: 3,
};

/** An allowance that refills steadily up to a most. */
export class Allowance {
  readonly #most: number;
  readonly #perMillisecond: number;
  #left: number;
  #at = Date.now();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perMillisecond = perSecond / 1000;
    this.#left = most;
  }

  /** Takes one and returns true, or returns false if none is left. */
  take(): boolean {
    this.#refill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Takes so many, even if fewer are left: the allowance is then below nothing, by no more than it holds, and has to be refilled first. */
  charge(amount: number): void {
    this.#refill();
    this.#left = Math.max(-this.#most, this.#left - amount);
  }

  #refill(): void {
    const now = Date.now();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMillisecond);
    this.#at = now;
  }
}

const REMEMBERED = 10_000;

/** One allowance per name, of the ten thousand names that have last been heard of. */
export class Allowances {
  readonly #of = new LRUCache<string, Allowance>({ max: REMEMBERED });
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Takes one of the name's allowance and returns true, or returns false if none is left. */
  take(name: string): boolean {
    return this.#find(name).take();
  }

  /** Takes as many of the name's allowance, as {@link Allowance.charge} does. */
  charge(name: string, amount: number): void {
    this.#find(name).charge(amount);
  }

  #find(name: string): Allowance {
    const known = this.#of.get(name);
    if (known !== undefined) return known;
    const allowance = new Allowance(this.#most, this.#perSecond);
    this.#of.set(name, allowance);
    return allowance;
  }
}
