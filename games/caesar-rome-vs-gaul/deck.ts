/* The Strategy Deck and the hands, which are dealt and drawn from it (7.2.1). Which cards are where is secret but for those in the discard pile. */
import type { Play } from '../kit/play';
import { boxOf } from './components/box';
import type { Card } from './components/cards';
import type { G, Side } from './state';

/** The number of a card of which only the back is seen. */
export const HIDDEN = 0;

/** Returns a Strategy Card by its number. Throws for an unknown one. */
export function cardOf(G: G, number: number): Card {
  const card = boxOf(G).card[number];
  if (card === undefined) throw new Error(`there is no card ${number}`);
  return card;
}

/** Says whether a side may use what is written on a card; its Action Points anybody may (7.5.1). */
export function isUsableBy({ usableBy }: Card, side: Side): boolean {
  return usableBy === 'either' || usableBy === side;
}

/** A side draws cards, each as likely; none are left when the deck is empty, and then the discards are shuffled first. */
export function drawCards(play: Play<G>, side: Side, count: number): void {
  const { G } = play;
  for (let drawn = 0; drawn < count; drawn++) {
    if (G.secret.deck.length === 0) {
      if (G.discards.length === 0) return;
      G.secret.deck = G.discards;
      G.discards = [];
      play.journal('7.2.2', 'The deck is empty: the cards played are shuffled.');
    }
    const card = play.pick(G.secret.deck);
    G.secret.deck = G.secret.deck.filter((number) => number !== card);
    G.secret[side] = [...G.secret[side], card].sort((a, b) => a - b);
  }
}

/** Takes a card out of a hand and lays it face up on the discard pile. */
export function discard(play: Play<G>, side: Side, number: number): void {
  const { G } = play;
  G.secret[side] = G.secret[side].filter((other) => other !== number);
  G.discards = [...G.discards, number];
  play.reveal();
}

/**
 * Returns the cards that a side may hold by what everybody has seen: those that are not in the discard pile. It is the same
 * for whoever asks.
 */
export function unseenCards(G: G): Card[] {
  return boxOf(G).components.cards.filter(({ number }) => !G.discards.includes(number));
}
