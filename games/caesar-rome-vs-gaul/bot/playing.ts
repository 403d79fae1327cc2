/* Which card to play, and what for, at a glance. */
import { findFrame, topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import type { Card, Effect } from '../components/cards';
import { cardOf } from '../deck';
import type { G } from '../state';

/**
 * Until this round the Roman player, who plays last in each, plays the cards of few points first: what he does late nobody undoes.
 * By trying: 0.6 Victory Points more over 40 games of the policy.
 */
const LATE = 5;
/** More points than any card has. */
const KEPT = 4;

/** Returns the weight of a card play of a round (7.4.2). */
export function cardWeight(G: G, { move, args: [number] }: LegalMove): number {
  const card = cardOf(G, Number(number));
  const points = (keepsForLater(G) ? KEPT - card.points : card.points) ** 1.6;
  if (move === 'discard') return 0.1;
  if (move === 'playEvent') return 1 + eventWorth(card);
  if (move === 'playBonus') return points + 1 + eventWorth(card);
  return card.kind === 'surprise' || card.kind === 'reaction' ? points * 0.4 : points;
}

function keepsForLater(G: G): boolean {
  const [side] = topFrame(G).sides;
  return side === 'roman' && (findFrame(G, 'strategy')?.round ?? 0) <= LATE;
}

function eventWorth({ effects }: Card): number {
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
}

function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'activate':
      return effect.count === 'all' ? 3.5 : 1.6 * effect.count ** 0.7;
    case 'influence':
      return effect.count === 'onePerMatchingProvince' ? 2.5 : 1.1 * Math.min(effect.count, 7) ** 0.9;
    case 'removeIM':
      return effect.count === 'all' ? 3 : 1.3;
    case 'flipIM':
    case 'drawTribe':
    case 'placeTribe':
      return 3;
    case 'replacements':
      return 1.5 * effect.steps;
    case 'governance':
      return Math.abs(effect.amount) * 2.5;
    case 'placeCU':
    case 'placeLeader':
      return 1;
    default:
      return 0.8;
  }
}
