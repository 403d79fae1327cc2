import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { colourOf, type Side } from '../components/blocks';
import { enemyOf, type G } from '../state';
import { TURNS_IN_YEAR } from '../turns';
import { victoryPoints, WINNING_POINTS } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { policy } from './policy';

/** What bots know of Julius Caesar. */
export const bots: BotKnowledge<G> = { determinize, evaluate, policy, horizon, observation, objectives };

/** Counts game turns; winter comes after the fifth (2.0). */
function horizon({ year, turn }: G): number {
  return year * (TURNS_IN_YEAR + 1) + (turn === 0 ? TURNS_IN_YEAR + 1 : turn);
}

/** The enemy sees the colour of a block and which way it goes, and which it is in battle only (1.3, 3.0). */
function observation(G: G, side: Side, { move, args }: LegalMove): string {
  const { step } = topFrame(G);
  if (step === 'round' || step === 'hit') return [move, ...args].join(' ');
  if (step === 'discard' || step === 'card' || step === 'deploy') return move;
  const { blocks } = G.secret[side];
  const seen = args.map((each) => {
    const block = blocks[each];
    return block === undefined ? each : `${colourOf(String(each))} ${block.place}`;
  });
  return [move, ...seen].join(' ');
}

/** To hold the points that win in winter, to lead, and to take more cities than the side started with. */
function objectives(_G: G, side: Side): Objectives<G> {
  const start = side === 'caesar' ? 1 : 7;
  return {
    wins: { checker: (G) => victoryPoints(G, side) >= WINNING_POINTS, weight: 1 },
    leads: { checker: (G) => victoryPoints(G, side) > victoryPoints(G, enemyOf(side)) + 2, weight: 0.6 },
    grows: { checker: (G) => victoryPoints(G, side) > start, weight: 0.4 },
  };
}
