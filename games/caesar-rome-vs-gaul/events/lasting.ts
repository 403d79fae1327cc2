/* Effects of cards that are in force for a while: in this card play, in this turn, for one town (7.5). */
import { findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Effect } from '../components/cards';
import type { G, Side } from '../state';
import { cardName } from '../words';
import { eventRule } from './effects';

/** Puts an effect into force until the card play ends: one that is used so many times, once for each of them. */
export function putInForce({ G }: Play<G>, effect: Effect): void {
  const cardPlay = findFrame(G, 'cardPlay');
  if (cardPlay === undefined) return;
  const isCounted = effect.op === 'maBonus' || effect.op === 'skipNativeAttack';
  const copies = isCounted
    ? Array.from({ length: effect.count }, () => ({ ...effect, count: 1 }))
    : [{ ...effect }];
  cardPlay.inForce = [...cardPlay.inForce, ...copies];
}

/** Puts an effect of a card into force until the turn ends. */
export function putInForceThisTurn(play: Play<G>, side: Side, card: number, effect: Effect): void {
  const { G } = play;
  G.inForce = [...G.inForce, { card, side, effect: { ...effect }, space: null }];
  play.journal(eventRule(G), `${cardName(G, card)} is in force until the end of the turn.`, { side });
}
