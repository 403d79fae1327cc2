/* What has changed the chances of a match, and where. */
import type { Side } from '../kit/frame';
import { type Analysis, type Luck, MOST_POINTS } from './analysis';
import type { Chances } from './chances';

/** How chances have changed at one place of a match, by side in their order. */
export type Change = readonly number[];

/** Adds up what has changed the chances of a match. */
export class Ledger {
  readonly #sides: readonly Side[];
  readonly #luck: Luck[];
  readonly #points: { moves: number; means: readonly number[] }[];

  /** Begins with the chances in the first position. */
  constructor(sides: readonly Side[], first: Chances) {
    this.#sides = sides;
    this.#luck = sides.map(() => ({ dice: 0, decisions: 0, error: 0 }));
    this.#points = [{ moves: 0, means: first.means }];
  }

  /** Notes the chances after so many moves of the match. */
  note(moves: number, { means }: Chances): void {
    this.#points.push({ moves, means });
  }

  /** Counts what the dice have brought, which is known up to the square of its standard error. */
  countDice(change: Change, variance: number): void {
    for (const [index, luck] of this.#luck.entries()) {
      luck.dice += change[index];
      luck.error += variance;
    }
  }

  /** Counts what somebody has decided. */
  countDecision(change: Change): void {
    for (const [index, luck] of this.#luck.entries()) luck.decisions += change[index];
  }

  /** Returns all of it, as an analysis tells it. */
  told(): Pick<Analysis, 'sides' | 'points' | 'chances' | 'luck'> {
    const points = thinned(this.#points);
    return {
      sides: [...this.#sides],
      points: points.map(({ moves }) => moves),
      chances: points.map(({ means }) => means.map((mean) => Math.round(1_000 * mean))),
      luck: this.#luck.map(({ dice, decisions, error }) => ({
        dice: rounded(dice),
        decisions: rounded(decisions),
        error: rounded(Math.sqrt(error)),
      })),
    };
  }
}

/** Returns how chances have changed from some to others. */
export function changeBetween(before: Chances, after: Chances): Change {
  return after.means.map((mean, index) => mean - before.means[index]);
}

/** Returns a chance or a change of one with four decimals. */
export function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000 || 0;
}

/** Returns as many of the points as a curve may have, evenly taken; the first and the last are kept. */
function thinned<Point>(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  if (last < MOST_POINTS) return [...points];
  return Array.from(
    { length: MOST_POINTS },
    (_point, index) => points[Math.round((index * last) / (MOST_POINTS - 1))],
  );
}
