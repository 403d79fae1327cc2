import type { Objectives } from '../kit/rulebook';
import type { Seat } from '../kit/step';
import { tribesControlled } from './control';
import { enemyOf, type G, sideAt } from './state';
import { victoryPoints, WINNING_TRIBES } from './victory';

/**
 * Returns what boardgame.io's own `MCTSBot` should strive for: the tribes that win at once, a lead in victory points,
 * and more tribes than the side starts with.
 */
export function objectives(_G: G, seat: Seat): Objectives<G> {
  const side = sideAt(seat);
  const start = side === 'roman' ? 2 : 1;
  return {
    wins: { checker: (G) => tribesControlled(G, side) >= WINNING_TRIBES, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 3, weight: 0.6 },
    grows: { checker: (G) => tribesControlled(G, side) > start + 2, weight: 0.4 },
  };
}
