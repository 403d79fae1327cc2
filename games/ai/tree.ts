import type { LegalMove } from '../kit/move';

/** What a playout was worth to a seat. */
export interface Outcome {
  /** Its chance of winning, 0 to 1. */
  chance: number;
  /** How far ahead it is, as the natural logarithm of its odds: it tells positions apart whose chances are all near 0 or 1. */
  lead: number;
}

/** What a seat has learned of one of its decisions, or of a move as it saw it. */
export class TreeNode {
  /** How often the search came by. */
  visits = 0;
  /** How often the move could have been made when its parent was visited. */
  available = 0;
  /** The moves that lead on, by {@link moveKey} or by what the seat sees of them. */
  readonly children = new Map<string, TreeNode>();
  #chances = 0;
  #leads = 0;

  /** `move` led here, or null if it was another seat's or none. */
  constructor(readonly move: LegalMove | null) {}

  /** The chance of winning to which the playouts through here came, on the average. */
  get value(): number {
    return this.visits === 0 ? 0.5 : this.#chances / this.visits;
  }

  /** The lead to which they came, on the average. */
  get lead(): number {
    return this.visits === 0 ? 0 : this.#leads / this.visits;
  }

  /** Takes in what a playout was worth. */
  learn({ chance, lead }: Outcome): void {
    this.visits++;
    this.#chances += chance;
    this.#leads += lead;
  }
}

/** The least and the most ahead that a search has met differ as much as this chance: little, unless chances hardly differ. */
const LEAD = 0.2;

/** The least and the largest of some numbers. */
class Range {
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  include(number: number): void {
    if (number < this.#least) this.#least = number;
    if (number > this.#most) this.#most = number;
  }

  get width(): number {
    return Math.max(0, this.#most - this.#least);
  }
}

/**
 * What moves are worth in a search, by chances and leads, in the width of the range of what it has met: so differences count as much where
 * a side is far behind as where all is open (rescaled values: Schrittwieser et al., Nature 588, 2020). The lead counts beside the
 * chance as in the quality-based rewards of Pepels, Tak, Lanctot and Winands (ECAI 2014).
 */
export class Scale {
  readonly #chances = new Range();
  readonly #leads = new Range();

  /** Widens the ranges to hold what a node has learned. */
  include({ value, lead }: TreeNode): void {
    this.#chances.include(value);
    this.#leads.include(lead);
  }

  /** Returns the worth of what a node has learned; only differences mean something, and none is larger than 1. */
  worth({ value, lead }: TreeNode): number {
    const width = this.#leads.width;
    const ahead = width > 0 ? (LEAD * lead) / width : 0;
    return (value + ahead) / (this.#chances.width + LEAD);
  }
}

/** Returns a text that is the same for the same move with the same arguments. */
export function moveKey({ move, args }: LegalMove): string {
  return args.length === 0 ? move : `${move} ${args.join(' ')}`;
}
