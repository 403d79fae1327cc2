/* What a player may see (7.2.1): everything but the other hand and the deck. */
import { isOver } from '../kit/frame';
import { HIDDEN } from './deck';
import type { G, Side } from './state';

/** Returns a state in which the deck and the hands of others than the holder of `sides` show their backs; none once the game is over. */
export function viewOf(G: G, sides: readonly Side[]): G {
  if (isOver(G)) return G;
  const hidden = (cards: readonly number[]) => cards.map(() => HIDDEN);
  const handOf = (side: Side) => (sides.includes(side) ? G.secret[side] : hidden(G.secret[side]));
  return { ...G, secret: { roman: handOf('roman'), gallic: handOf('gallic'), deck: hidden(G.secret.deck) } };
}
