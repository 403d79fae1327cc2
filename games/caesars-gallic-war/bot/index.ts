import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import { findFrame, frameOf, topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { unitsInTurn } from '../battle';
import { UNITS } from '../components/units';
import { tribesControlled } from '../control';
import { sideRetreating } from '../retreat';
import { enemyOf, type G, type Side, unitsIn } from '../state';
import { CARDS_IN_TURN } from '../turns';
import { victoryPoints, WINNING_TRIBES } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { policy } from './policy';

/** What bots know of Caesar's Gallic War. */
export const bots: BotKnowledge<G> = { determinize, evaluate, policy, horizon, observation, objectives };

/** Counts card plays; the end of the turn comes after the fifth (5.2, 6.0). */
function horizon(G: G): number {
  const isWinter = findFrame(G, 'winter') !== undefined;
  return G.turn * (CARDS_IN_TURN + 1) + (isWinter ? CARDS_IN_TURN + 1 : G.round);
}

/** The enemy sees the colour of a unit and which way it goes, and which it is in battle only (2.2). */
function observation(G: G, side: Side, { move, args }: LegalMove): string {
  const { step } = topFrame(G);
  if (move === 'retreat' && hidesAmongOthers(G, side)) return `${move} ${args[0]}`;
  if (step === 'round' || step === 'hit' || step === 'withdraw') return [move, ...args].join(' ');
  if (step === 'card') return '';
  const { blocks } = G.secret[side];
  const seen = args.map((each) => {
    const block = blocks[each];
    return block === undefined || !(each in UNITS) ? each : `${UNITS[String(each)].colour} ${block.place}`;
  });
  return [move, ...seen].join(' ');
}

/** Says whether a unit that retreats now is not the only one that may in this battle turn (5.2.2 C). */
function hidesAmongOthers(G: G, side: Side): boolean {
  if (sideRetreating(G) !== null) return true;
  const battle = frameOf(G, 'battle');
  const ids = topFrame(G).step === 'withdraw' ? unitsIn(G, side, battle.area) : unitsInTurn(G, battle)?.ids;
  return ids === undefined || ids.length > 1;
}

/** To control the tribes that win at once, to lead in victory points, and to win more tribes than at the start. */
function objectives(_G: G, side: Side): Objectives<G> {
  const start = side === 'roman' ? 2 : 1;
  return {
    wins: { checker: (G) => tribesControlled(G, side) >= WINNING_TRIBES, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 3, weight: 0.6 },
    grows: { checker: (G) => tribesControlled(G, side) > start + 2, weight: 0.4 },
  };
}
