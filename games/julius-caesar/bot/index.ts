import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import type { LegalMove } from '../../kit/rulebook';
import type { Seat } from '../../kit/step';
import { enemyOf, type G, sideAt } from '../state';
import { TURNS_IN_YEAR } from '../turns';
import { victoryPoints, WINNING_POINTS } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { incline } from './inclination';

/** What bots know of Julius Caesar. */
export const bots: BotKnowledge<G> = { determinize, evaluate, incline, clock, seenAs, objectives };

/** Counts game turns; winter comes after the fifth (2.0). */
function clock({ year, turn }: G): number {
  return year * (TURNS_IN_YEAR + 1) + (turn === 0 ? TURNS_IN_YEAR + 1 : turn);
}

/** The enemy sees which way a block goes and not which it is, except in battle (3.0). */
function seenAs(G: G, seat: Seat, { move, args }: LegalMove): string {
  const { step } = G.stack[G.stack.length - 1];
  if (step === 'round' || step === 'hit') return [move, ...args].join(' ');
  if (step === 'discard' || step === 'card' || step === 'deploy') return '';
  const { blocks } = G.secret[sideAt(seat)];
  return [move, ...args.map((each) => blocks[each]?.place ?? each)].join(' ');
}

/** To hold the points that win in winter, to lead, and to take more cities than the side started with. */
function objectives(_G: G, seat: Seat): Objectives<G> {
  const side = sideAt(seat);
  const start = side === 'caesar' ? 1 : 7;
  return {
    wins: { checker: (G) => victoryPoints(G, side) >= WINNING_POINTS, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 2, weight: 0.6 },
    grows: { checker: (G) => victoryPoints(G, side) > start, weight: 0.4 },
  };
}
