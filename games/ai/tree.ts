import type { LegalMove } from '../kit/move';

/** What a seat has learned of one of its decisions, or of a move as it saw it. */
export class TreeNode {
  /** How often the search came by. */
  visits = 0;
  /** How often the move could have been made when its parent was visited. */
  available = 0;
  /** The moves that lead on, by {@link moveKey} or by what the seat sees of them. */
  readonly children = new Map<string, TreeNode>();
  #sum = 0;

  /** `move` led here, or null if it was another seat's or none. */
  constructor(readonly move: LegalMove | null) {}

  /** What the playouts through here were worth to the seat, on the average. */
  get value(): number {
    return this.visits === 0 ? 0.5 : this.#sum / this.visits;
  }

  /** Takes in what a playout was worth. */
  learn(value: number): void {
    this.visits++;
    this.#sum += value;
  }
}

/** The least and the largest value met, to which values are rescaled, so that small differences count. */
export class ValueRange {
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  /** Widens the range to hold a value. */
  include(value: number): void {
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  /** Returns where a value lies in the range, from 0 to 1. */
  scaled(value: number): number {
    const width = this.#most - this.#least;
    return width > NARROWEST ? (value - this.#least) / width : value;
  }
}

/** Values that differ by less are taken for equal, so that noise is not blown up. */
const NARROWEST = 0.02;

/** Returns a text that is the same for the same move with the same arguments. */
export function moveKey({ move, args }: LegalMove): string {
  return args.length === 0 ? move : `${move} ${args.join(' ')}`;
}
