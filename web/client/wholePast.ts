import type { PositionFinder } from './finding';
import type { MatchState, Past } from './match';
import { KeptPositions, type PositionSource } from './past';

/**
 * All positions of a match: those that a seat has been sent, and the others, which are asked for one at a time when somebody wants them, and
 * then kept, the latest of them. What asks for them is loaded then.
 */
export class WholePast implements Past {
  readonly #sent = new KeptPositions();
  readonly #source: PositionSource;
  #finder: PositionFinder | undefined;

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
    return this.#finder?.found(state) ?? this.#sent.positionAt(state);
  }

  async find(state: number, signal: AbortSignal): Promise<MatchState> {
    const { PositionFinder } = await import('./finding');
    this.#finder ??= new PositionFinder(this.#source, this.#sent);
    return this.#finder.find(state, signal);
  }
}
