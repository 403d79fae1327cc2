import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import { boxOf } from '../components/box';
import { attackerOf } from '../sequence';
import { causeOf, type G, LOST, type Side } from '../state';
import { determinize } from './determinize';
import { evaluate } from './evaluation';
import { policy } from './policy';
import { suggest } from './suggest';

/** What bots know of Alesia. */
export const bots: BotKnowledge<G> = {
  determinize,
  evaluate,
  policy,
  suggest,
  horizon,
  reluctance,
  objectives,
};

/** The parts of a turn (4): the Gallic player turn, and the Roman one. */
const PARTS = 2;
const TURNS = 20;

/** Counts the player turns: what a movement and its fights lead to shows when the side has fought them all. */
function horizon(G: G): number {
  return (G.period * TURNS + G.turn) * PARTS + Number(attackerOf(G) === 'roman');
}

/** What bots leave to people: standing orders, commands taken over, a deployment of their own. */
const FOR_PEOPLE: readonly string[] = ['order', 'assume', 'handBack', 'refuse', 'grant', 'place'];

/** Bots give no standing orders: they are asked, and answer at once. They deploy as others have before. */
function reluctance(_G: G, move: string): number {
  return FOR_PEOPLE.includes(move) ? 1 : 0;
}

/** To have killed Caesar, or to have Vercingetorix off the board or caught (26). */
function objectives(_G: G, side: Side): Objectives<G> {
  const isRoman = causeOf(side) === 'roman';
  const lost = (G: G, cause: 'roman' | 'gallic') => {
    let sum = 0;
    for (const unit of boxOf(G).units) if (unit.side === cause && G.at[unit.id] === LOST) sum += unit.combat;
    return sum;
  };
  return {
    losses: {
      checker: (G) => (isRoman ? lost(G, 'gallic') > 300 : lost(G, 'roman') > 150),
      weight: 0.5,
    },
  };
}
