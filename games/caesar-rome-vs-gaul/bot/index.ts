import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import { findFrame } from '../../kit/frame';
import type { G, Side } from '../state';
import { NEEDED, pointsOf } from '../victory';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { policy } from './policy';

/** What bots know of Caesar: Rome vs Gaul. */
export const bots: BotKnowledge<G> = { determinize, evaluate, policy, horizon, objectives };

/** Card plays of a turn, and its other phases. */
const TURN = 20;

/** Counts card plays: eight rounds of two, then the winter and the next year's reinforcements. */
function horizon(G: G): number {
  const strategy = findFrame(G, 'strategy');
  if (findFrame(G, 'muster') !== undefined || findFrame(G, 'reinforcement') !== undefined)
    return G.turn * TURN;
  if (strategy === undefined) return G.turn * TURN + TURN - 1;
  return G.turn * TURN + 1 + 2 * (strategy.round - 1) + strategy.played.length;
}

/** To have the Victory Points that win, or to keep the Roman player from them (19.2). */
function objectives(_G: G, side: Side): Objectives<G> {
  const ahead = (G: G) => pointsOf(G).total - (NEEDED * G.turn) / 6;
  return {
    wins: { checker: (G) => side === 'roman' && pointsOf(G).total >= NEEDED, weight: 1 },
    leads: { checker: (G) => (side === 'roman' ? ahead(G) > 1 : ahead(G) < -1), weight: 0.5 },
  };
}
