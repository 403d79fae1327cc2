import { isOver } from '../../../games/kit/frame';
import { recordOf } from '../../../games/kit/record';
import { HIDDEN_CARD } from './components/cards';
import { type G, type Secret, SIDES, type Side } from './state';

/** Returns what the holder of some sides may see: the cards of the other side lie face down (1.2, 2.1) until the game is over. */
export function viewOf(G: G, sides: readonly Side[]): G {
  if (isOver(G)) return G;
  const secret = recordOf(SIDES, (side) =>
    sides.includes(side) ? G.secret[side] : faceDown(G.secret[side]),
  );
  return { ...G, secret };
}

function faceDown({ hand, chosen }: Secret): Secret {
  return { hand: hand.map(() => HIDDEN_CARD), chosen: chosen === null ? null : HIDDEN_CARD };
}
