/* How far the game has come, and how near Winter is (2.1, 2.4). */

import { cardOf } from '../../components/box';
import type { Player } from '../../components/factions';
import { PILE } from '../../components/scenarios';
import { deckPlanOf } from '../../setup';
import type { Card, G } from '../../state';

/** Returns which share of its cards a game has played, from 0 to 1. */
export function progressOf(G: G): number {
  const { piles, winters } = deckPlanOf(G);
  return G.played.length / (piles * PILE + winters.length);
}

/** Returns how near the next Winter is: 1 if its card is the next, less the more cards are expected before it; 0 after the last. */
export function winterNear(G: G): number {
  if (G.next === 'winter') return 1;
  const { winters } = deckPlanOf(G);
  const pile = winters[G.winters];
  if (pile === undefined) return 0;
  const last = pile * PILE + G.winters + 1;
  const left = Math.max(1, last - PILE / 2 - G.played.length);
  return 1 / (1 + 0.3 * left);
}

/** Says whether a Faction is the first of the four on a card (2.3.2). */
export function isFirstOn(G: G, card: Card | null | undefined, faction: Player): boolean {
  return typeof card === 'number' && cardOf(G, card).order[0] === faction;
}
