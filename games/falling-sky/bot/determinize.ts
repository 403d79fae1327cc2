/* What may lie in the deck, for who sees the cards played and the next one (2.1, 2.2). */
import type { Random } from '../../kit/random';
import { CARDS } from '../components/cards';
import type { Player } from '../components/factions';
import { PILE } from '../components/scenarios';
import { deckPlanOf } from '../setup';
import type { Card, G } from '../state';

/**
 * Returns a state in which the deck is dealt anew: the Events that have not been seen in any order, those that are left over
 * aside, and each WINTER card that is still to come somewhere in what is left of its pile. What `sides` have looked at
 * lies on top.
 */
export function determinize(view: G, sides: readonly Player[], random: Random): G {
  const { looked } = view.secret;
  const top = sides.reduce<Card[]>((longest, side) => {
    const cards = looked[side] ?? [];
    return cards.length > longest.length ? cards : longest;
  }, []);
  const seen = [...view.played, ...(view.next === null ? [] : [view.next]), ...top];
  const events = random.Shuffle(CARDS.map(({ number }) => number).filter((number) => !seen.includes(number)));
  const deck: Card[] = [...top];
  for (const isWinter of wintersAfter(view, seen, random)) {
    const event = isWinter ? 'winter' : events.shift();
    if (event !== undefined) deck.push(event);
  }
  return { ...view, secret: { deck: deck.slice(0, view.secret.deck.length), looked } };
}

/** Returns for each card after those seen whether it is a WINTER card. */
function wintersAfter(G: G, seen: readonly Card[], random: Random): boolean[] {
  const { piles, winters } = deckPlanOf(G);
  const gone = seen.filter((card) => card === 'winter').length;
  const cards: boolean[] = [];
  let end = 0;
  for (let pile = 1; pile <= piles; pile++) {
    const winter = winters.indexOf(pile);
    end += winter < 0 ? PILE : PILE + 1;
    const left = Math.min(end - seen.length, winter < 0 ? PILE : PILE + 1);
    if (left <= 0) continue;
    const at = winter < gone ? 0 : random.Die(left);
    for (let place = 1; place <= left; place++) cards.push(place === at);
  }
  return cards;
}
