import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/* What is put on standard error by PostgreSQL, and by what has been compiled of it, when it cannot go on. */
const PANIC = /\bPANIC: +(.+)/;
const ABORTED = /^Aborted\(/;

/**
 * An embedded PostgreSQL that can be lost. When it cannot go on, for example because the disk has no room for its write-ahead log, a server
 * would end and start again by itself. This one would block its thread for ever at the next statement: so from then on it gets none, and
 * every statement fails.
 */
export class Embedded extends PGlite {
  /** Resolves when it is lost. */
  readonly lost: Promise<Error>;
  readonly #state: { problem?: Error };

  private constructor(options: PGliteOptions) {
    const state: { problem?: Error } = {};
    let lose: (problem: Error) => void = () => {};
    const lost = new Promise<Error>((resolve) => {
      lose = resolve;
    });
    const onStderr = (line: string) => {
      const reason = PANIC.exec(line)?.[1] ?? (ABORTED.test(line) ? line : undefined);
      if (reason !== undefined && state.problem === undefined) {
        state.problem = new Error(`The database has failed for good: ${reason.trim()}`);
        lose(state.problem);
      }
      return false;
    };
    super({ ...options, onStderr });
    this.lost = lost;
    this.#state = state;
  }

  /** Opens a database, in memory unless the options name its files. */
  static async open(options: PGliteOptions = {}): Promise<Embedded> {
    const database = new Embedded(options);
    await database.waitReady;
    return database;
  }

  /** Whether it is lost. */
  get isLost(): boolean {
    return this.#state.problem !== undefined;
  }

  override async execProtocolRaw(
    ...message: Parameters<PGlite['execProtocolRaw']>
  ): ReturnType<PGlite['execProtocolRaw']> {
    const { problem } = this.#state;
    if (problem !== undefined) throw problem;
    return super.execProtocolRaw(...message);
  }
}
