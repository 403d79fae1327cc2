/* Looking at cards that lie face down on the deck (cards 35, 47). */
import { nameOf } from '../components/factions';
import type { Card } from '../state';
import { type Deed, deed, type Whom, whoIs } from './effect';

/** A Faction looks at the next cards of the deck that lie face down: under the one that lies open (2.2). Nobody else sees them. */
export function lookAtDeck(who: Whom, count: number): Deed {
  return deed((play, frame) => {
    const { G } = play;
    const faction = whoIs(who, { G, frame });
    if (faction === null) return;
    const cards = G.secret.deck.slice(0, count).filter((card): card is Card => card !== 'unknown');
    if (cards.length === 0) return;
    G.secret.looked[faction] = cards;
    play.reveal();
    const what = cards.length === 1 ? 'card' : `${cards.length} cards`;
    play.journal('5.1', `The ${nameOf(faction)} look at the next ${what} of the deck.`, { side: faction });
  });
}
