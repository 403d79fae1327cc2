import type { Stacked } from '../../games/kit/frame';
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

/** Returns `G` as the viewer saw it in a state. */
export type PositionSource = (state: number) => Promise<Stacked>;
