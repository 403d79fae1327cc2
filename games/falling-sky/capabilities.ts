/* Capabilities in effect (5.3). */
import type { G } from './state';

/** Returns the numbers of the cards whose Capabilities are in effect, in order. */
export function cardsInEffect({ capabilities }: G): number[] {
  return Object.keys(capabilities)
    .map(Number)
    .filter((card) => capabilities[card] !== undefined);
}
