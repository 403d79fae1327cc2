import type { Stacked } from '../../games/kit/frame';
import { seatsDeciding } from '../../games/kit/seats';
import { sharing } from '../ui/sharing';
import type { MatchState } from './match';
import type { KeptPositions, PositionSource } from './past';

/** So many positions that were found are kept; they share with each other what has not changed. */
const MOST = 300;
/** Milliseconds from one question to the next, so that nobody who hurries through a match asks for more than he may. */
const PAUSE = 120;

/** Asks for positions that a page was not sent, one at a time, and keeps what it has found. */
export class PositionFinder {
  readonly #source: PositionSource;
  readonly #sent: KeptPositions;
  readonly #found = new Map<number, MatchState>();
  #last: MatchState | undefined;
  #asking: Promise<void> | null = null;
  #free = 0;

  /** `sent` are the positions that the page was sent. */
  constructor(source: PositionSource, sent: KeptPositions) {
    this.#source = source;
    this.#sent = sent;
  }

  /** Returns a position that was found; undefined for any other. */
  found(state: number): MatchState | undefined {
    return this.#found.get(state);
  }

  /** Finds a position. Rejects when the signal says so before it was asked for, and, saying why, when it cannot be had. */
  async find(state: number, signal: AbortSignal): Promise<MatchState> {
    while (this.#asking !== null) await this.#asking;
    signal.throwIfAborted();
    const known = this.found(state) ?? this.#sent.positionAt(state);
    if (known?.id === state) return known;
    await pause(this.#free - performance.now());
    signal.throwIfAborted();
    if (this.#asking !== null) return this.find(state, signal);
    const asked = this.#source(state).then((G) => this.#keep(state, G));
    const answered = () => {
      this.#asking = null;
    };
    this.#asking = asked.then(answered, answered);
    this.#free = performance.now() + PAUSE;
    return asked;
  }

  #keep(id: number, G: Stacked): MatchState {
    const { latest } = this.#sent;
    const near = this.#last ?? latest;
    const found: MatchState = {
      id,
      G: near === undefined ? G : sharing(near.G, G),
      deciding: seatsDeciding(G),
      plugins: {},
      log: latest?.log.filter(({ _stateID }) => _stateID < id) ?? [],
      over: null,
    };
    this.#last = found;
    this.#found.set(id, found);
    for (const oldest of this.#found.keys()) {
      if (this.#found.size <= MOST) break;
      this.#found.delete(oldest);
    }
    return found;
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
