/* How a Non-player selects among candidates: priorities within priorities, then an equal chance (8.1.3, 8.3, 8.3.4). */
import type { Play } from '../../kit/play';
import type { G } from '../state';

/** How well a candidate meets a priority: the more the better; `true` before `false`. */
export type Priority<T> = (candidate: T) => number | boolean;

/**
 * Returns the candidates that meet the first priority best, of these those that meet the second best, and so on: nested
 * priorities (8.1.3). All where there are no priorities.
 */
export function best<T>(candidates: readonly T[], ...priorities: Priority<T>[]): readonly T[] {
  let left = candidates;
  for (const priority of priorities) {
    if (left.length < 2) return left;
    let most = Number.NEGATIVE_INFINITY;
    let kept: T[] = [];
    for (const candidate of left) {
      const value = Number(priority(candidate));
      if (value < most) continue;
      if (value > most) {
        most = value;
        kept = [];
      }
      kept.push(candidate);
    }
    left = kept;
  }
  return left;
}

/** Returns one of the {@link best} candidates, each with an equal chance (8.3.4); undefined where there are none. */
export function choose<T>(
  play: Play<G>,
  candidates: readonly T[],
  ...priorities: Priority<T>[]
): T | undefined {
  if (candidates.length < 2) return candidates[0];
  const left = best(candidates, ...priorities);
  return left.length < 2 ? left[0] : play.pick(left);
}
