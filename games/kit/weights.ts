import type { Random } from './random';

/** Returns the index of the weight that holds the point at `share` (0 to 1) of all weights laid end to end. */
export function indexAt(weights: readonly number[], share: number): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = share * total;
  for (let index = 0; index < weights.length - 1; index++) {
    rest -= weights[index];
    if (rest < 0) return index;
  }
  return weights.length - 1;
}

/** Draws an index, each as likely as its weight is large; -1 when there are none. */
export function drawIndex(weights: readonly number[], random: Random): number {
  return indexAt(weights, (random.Die(FINENESS) - 0.5) / FINENESS);
}

const FINENESS = 2 ** 24;
