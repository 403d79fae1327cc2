import type { Stacked } from '../../games/kit/frame';
import { seatsDeciding } from '../../games/kit/seats';
import { sharing } from '../ui/sharing';
import type { MatchState, Past } from './match';

/** So many positions are kept; they share with each other what has not changed. */
const MOST = 300;

/** Keeps the positions that a seat has been sent, the latest of them, as long as the page is open. */
export class KeptPositions implements Past {
  readonly #kept: MatchState[] = [];

  /** The latest position; undefined before there is one. */
  get latest(): MatchState | undefined {
    return this.#kept.at(-1);
  }

  /** Keeps a position; of one that was kept already it is what the seat knows of it now. */
  keep(position: MatchState): void {
    const kept = this.#kept;
    while (kept.length > 0 && kept[kept.length - 1].id >= position.id) kept.pop();
    kept.push(position);
    if (kept.length > MOST) kept.shift();
  }

  states(): readonly number[] {
    return this.#kept.map(({ id }) => id);
  }

  positionAt(state: number): MatchState | null {
    return this.#kept.findLast(({ id }) => id <= state) ?? null;
  }
}

/** Milliseconds from one question to the next, so that nobody who hurries through a match asks for more than he may. */
const PAUSE = 120;

/** Returns `G` as the viewer saw it in a state. */
export type PositionSource = (state: number) => Promise<Stacked>;

/**
 * All positions of a match: those that a seat has been sent, and the others, which are asked for one at a time when somebody wants them, and
 * then kept, the latest of them.
 */
export class WholePast implements Past {
  readonly #sent = new KeptPositions();
  readonly #found = new Map<number, MatchState>();
  readonly #source: PositionSource;
  #asking: Promise<unknown> | null = null;
  #free = 0;

  constructor(source: PositionSource) {
    this.#source = source;
  }

  /** Keeps a position that was sent. */
  keep(position: MatchState): void {
    this.#sent.keep(position);
  }

  states(): readonly number[] {
    const { latest } = this.#sent;
    return latest === undefined ? [] : Array.from({ length: latest.id + 1 }, (_, state) => state);
  }

  positionAt(state: number): MatchState | null {
    return this.#found.get(state) ?? this.#sent.positionAt(state);
  }

  async find(state: number, signal: AbortSignal): Promise<MatchState> {
    while (this.#asking !== null) await this.#asking;
    signal.throwIfAborted();
    const known = this.positionAt(state);
    if (known?.id === state) return known;
    await pause(this.#free - performance.now());
    signal.throwIfAborted();
    if (this.#asking !== null) return this.find(state, signal);
    const asked = this.#source(state).then((G) => this.#keepFound(state, G));
    this.#asking = asked.then(done, done);
    this.#asking.then(() => {
      this.#asking = null;
    });
    this.#free = performance.now() + PAUSE;
    return asked;
  }

  #keepFound(id: number, G: Stacked): MatchState {
    const { latest } = this.#sent;
    const near = this.#lastFound ?? latest;
    const found: MatchState = {
      id,
      G: near === undefined ? G : sharing(near.G, G),
      deciding: seatsDeciding(G),
      plugins: {},
      log: latest?.log.filter(({ _stateID }) => _stateID < id) ?? [],
      over: null,
    };
    this.#found.delete(id);
    this.#found.set(id, found);
    for (const oldest of this.#found.keys()) {
      if (this.#found.size <= MOST) break;
      this.#found.delete(oldest);
    }
    return found;
  }

  get #lastFound(): MatchState | undefined {
    return [...this.#found.values()].at(-1);
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function done(): void {}
