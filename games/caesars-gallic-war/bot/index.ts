import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import type { LegalMove } from '../../kit/rulebook';
import type { Seat } from '../../kit/step';
import { faceOf, UNITS } from '../components/units';
import { tribesControlled } from '../control';
import { enemyOf, type G, sideAt } from '../state';
import { CARDS_IN_TURN } from '../turns';
import { victoryPoints, WINNING_TRIBES } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { incline } from './inclination';

/** What bots know of Caesar's Gallic War. */
export const bots: BotKnowledge<G> = { determinize, evaluate, incline, clock, seenAs, objectives };

/** Counts card plays; the end of the turn comes after the fifth (5.2, 6.0). */
function clock({ turn, round, winter }: G): number {
  return turn * (CARDS_IN_TURN + 1) + (winter === null ? round : CARDS_IN_TURN + 1);
}

/** The enemy sees the colour of a unit and which way it goes, and which it is in battle only (2.2). */
function seenAs(G: G, seat: Seat, { move, args }: LegalMove): string {
  const { step } = G.stack[G.stack.length - 1];
  if (step === 'round' || step === 'hit' || step === 'withdraw') return [move, ...args].join(' ');
  if (step === 'card') return '';
  const { blocks } = G.secret[sideAt(seat)];
  const seen = args.map((each) => {
    const block = blocks[each];
    return block === undefined || !(each in UNITS) ? each : `${faceOf(String(each)).colour} ${block.place}`;
  });
  return [move, ...seen].join(' ');
}

/** To control the tribes that win at once, to lead in victory points, and to win more tribes than at the start. */
function objectives(_G: G, seat: Seat): Objectives<G> {
  const side = sideAt(seat);
  const start = side === 'roman' ? 2 : 1;
  return {
    wins: { checker: (G) => tribesControlled(G, side) >= WINNING_TRIBES, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 3, weight: 0.6 },
    grows: { checker: (G) => tribesControlled(G, side) > start + 2, weight: 0.4 },
  };
}
