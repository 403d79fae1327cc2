/* Deals what a player does not see (Ginsberg, "GIB", JAIR 14, 2001). */
import type { Random } from '../../kit/random';
import { boxOf } from '../components/box';
import { type G, SIDES, type Side } from '../state';

/** Returns a whole state as it may be: the cards that are not seen, dealt to the other hand and the deck, each as likely. */
export function determinize(view: G, sides: readonly Side[], random: Random): G {
  const seen = new Set([...view.discards, ...sides.flatMap((side) => view.secret[side])]);
  const numbers = boxOf(view).components.cards.map(({ number }) => number);
  const unseen = random.Shuffle(numbers.filter((number) => !seen.has(number)));
  const secret = { ...view.secret };
  for (const side of SIDES) {
    if (sides.includes(side)) continue;
    secret[side] = unseen.splice(0, view.secret[side].length).sort((a, b) => a - b);
  }
  secret.deck = unseen.sort((a, b) => a - b);
  return { ...view, secret };
}
