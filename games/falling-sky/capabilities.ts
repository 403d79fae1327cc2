/* Capabilities in effect (5.3). */
import { CARDS } from './components/cards';
import type { G } from './state';

/** The numbers of the cards with Capabilities, in order. */
export const CAPABILITIES = CARDS.filter(({ capability }) => capability.length > 0).map(
  ({ number }) => number,
);

/** Returns the numbers of the cards whose Capabilities are in effect, in order. */
export function cardsInEffect({ capabilities }: G): number[] {
  return CAPABILITIES.filter((card) => capabilities[card] !== undefined);
}
