/* What the holder of some Factions may see: everything but the deck under the card that lies open (2.2). */
import { isOver } from '../kit/frame';
import { recordOf } from '../kit/record';
import type { Player } from './components/factions';
import type { G } from './state';

/** Returns a state in which what the holder of `sides` has not seen is masked; nothing is once the game is over. */
export function viewOf(G: G, sides: readonly Player[]): G {
  if (isOver(G)) return G;
  const { deck, looked } = G.secret;
  const own = sides.filter((side) => looked[side] !== undefined);
  return {
    ...G,
    secret: { deck: deck.map(() => 'unknown'), looked: recordOf(own, (side) => looked[side] ?? []) },
  };
}
