import type { Objectives } from '../kit/rulebook';
import type { Seat } from '../kit/step';
import { enemyOf, type G, sideAt } from './state';
import { victoryPoints, WINNING_POINTS } from './victory';

/**
 * Returns what boardgame.io's own `MCTSBot` should strive for: to hold the points that win in winter, to lead, and
 * to take more cities than the side started with.
 */
export function objectives(_G: G, seat: Seat): Objectives<G> {
  const side = sideAt(seat);
  const start = side === 'caesar' ? 1 : 7;
  return {
    wins: { checker: (G) => victoryPoints(G, side) >= WINNING_POINTS, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 2, weight: 0.6 },
    grows: { checker: (G) => victoryPoints(G, side) > start, weight: 0.4 },
  };
}
