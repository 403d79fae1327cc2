/** A move that has been tried. */
export interface Tried {
  /** How often. */
  visits: number;
  /** What it has been worth; only differences mean something. */
  worth: number;
}

/** A move that has been tried less often than this says nothing by its value. */
const TELLING = 4;

/**
 * Returns how open a choice still is between moves that have been tried, the most tried first: from 0, where one is tried alone, to 1, where
 * another has been tried as often or looks better.
 */
export function doubtAmong([best, ...others]: readonly Tried[]): number {
  if (best === undefined) return 1;
  if (others.some(({ visits, worth }) => visits >= TELLING && worth > best.worth)) return 1;
  return (others[0]?.visits ?? 0) / best.visits;
}
