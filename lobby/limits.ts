/** What the server bears from one client before it refuses. */
export type Limits = {
  /** Bytes of one socket message. */
  messageBytes: number;
  /** Bytes of the arguments of one move, as JSON. */
  moveBytes: number;
  /** Socket messages per second, over a longer time; all bots together may make five times as many moves. */
  messagesPerSecond: number;
  /** Socket messages that may come at once. */
  messageBurst: number;
  /** Chat messages of one socket per minute. */
  chatsPerMinute: number;
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
};

export const defaultLimits: Limits = {
  messageBytes: 64 * 1024,
  moveBytes: 4 * 1024,
  messagesPerSecond: 10,
  messageBurst: 60,
  chatsPerMinute: 20,
  chatLength: 500,
  bodyBytes: 32 * 1024,
  dataBytes: 2 * 1024,
  nameLength: 40,
  requestsPerSecond: 10,
  requestBurst: 100,
  matchesPerHour: 60,
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
    const now = Date.now();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMillisecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** True when nothing has been taken for so long that the allowance is whole again. */
  get full(): boolean {
    return this.#left + (Date.now() - this.#at) * this.#perMillisecond >= this.#most;
  }
}

const REMEMBERED = 10_000;

/** One allowance per name, forgotten when it is whole again. */
export class Allowances {
  readonly #of = new Map<string, Allowance>();
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Takes one of the name's allowance and returns true, or returns false if none is left. */
  take(name: string): boolean {
    if (this.#of.size >= REMEMBERED) {
      for (const [other, allowance] of this.#of) if (allowance.full) this.#of.delete(other);
    }
    let allowance = this.#of.get(name);
    if (allowance === undefined) {
      allowance = new Allowance(this.#most, this.#perSecond);
      this.#of.set(name, allowance);
    }
    return allowance.take();
  }
}
