import pg from 'pg';

const RECONNECT_AFTER = 1000;

type Parts = {
  settings: pg.ClientConfig;
  channel: string;
  /** Milliseconds between two questions whether the connection is still there. */
  beat: number;
  heard: (payload: string) => void;
  reconnected: () => void;
};

/**
 * A connection to a PostgreSQL server that listens on a channel. Nobody tells a listener that its connection leads
 * nowhere any more, so it asks; when there is no answer, or the connection breaks, it makes another one, says so, and
 * goes on trying until it is closed.
 */
export class Listener {
  readonly #parts: Parts;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resolves when it listens; rejects if it cannot now, and then does not try again. */
  async connect(): Promise<void> {
    const { settings, channel, heard } = this.#parts;
    const client = new pg.Client(settings);
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    if (this.#closed) return drop(client);
    this.#client = client;
    this.#after(this.#parts.beat, () => this.#ask(client));
  }

  /** Ends listening. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #ask(client: pg.Client): Promise<void> {
    try {
      await client.query('SELECT 1');
      if (this.#client === client) this.#after(this.#parts.beat, () => this.#ask(client));
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    drop(client);
    this.#after(RECONNECT_AFTER, () => this.#reconnect());
  }

  async #reconnect(): Promise<void> {
    try {
      await this.connect();
    } catch {
      this.#after(RECONNECT_AFTER, () => this.#reconnect());
      return;
    }
    if (!this.#closed) this.#parts.reconnected();
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(act, milliseconds).unref();
  }
}

/** Ends a connection without waiting for the other side, which may be gone. */
function drop(client: pg.Client): void {
  client.end().catch(() => {});
}
