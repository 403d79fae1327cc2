/* Capabilities in effect (5.3). */
import { CAPABILITIES } from './components/cards';
import type { G } from './state';

/** Returns the numbers of the cards whose Capabilities are in effect, in order. */
export function cardsInEffect({ capabilities }: G): number[] {
  return CAPABILITIES.filter((card) => capabilities[card] !== undefined);
}
