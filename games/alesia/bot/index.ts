import type { BotKnowledge, Objectives } from '../../kit/botKnowledge';
import { findFrame } from '../../kit/frame';
import { boxOf } from '../components/box';
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

/** Parts of a turn, and of an Assault Period, that are counted apart. */
const PARTS = 8;
const TURNS = 20;

/** Counts the movements and combats of the turns: what a fight leads to shows when all fights of the side are done. */
function horizon(G: G): number {
  const combat = findFrame(G, 'combat');
  const movement = findFrame(G, 'movement');
  let part = 0;
  if (movement?.cause === 'roman') part = 3;
  if (combat !== undefined) part = combat.cause === 'roman' ? 4 : 2;
  return (G.period * TURNS + G.turn) * PARTS + part;
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
