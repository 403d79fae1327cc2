/* Effects of cards that are in force for a while: in this card play, in this turn, for one town (7.5). */
import { findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Effect } from '../components/cards';
import type { G, Side } from '../state';
import { cardName } from '../words';
import { eventRule } from './effects';

/** Puts an effect into force until the card play ends. */
export function putInForce({ G }: Play<G>, effect: Effect): void {
  const cardPlay = findFrame(G, 'cardPlay');
  if (cardPlay !== undefined) cardPlay.inForce = [...cardPlay.inForce, { ...effect }];
}

/** Puts an effect of a card into force until the turn ends. */
export function putInForceThisTurn(play: Play<G>, side: Side, card: number, effect: Effect): void {
  const { G } = play;
  G.inForce = [...G.inForce, { card, side, effect: { ...effect }, space: null }];
  play.journal(eventRule(G), `${cardName(G, card)} is in force until the end of the turn.`, { side });
}
