/* What a player may see. */
import { isOver } from '../kit/frame';
import { withHiddenStacks } from './hiddenStacks';
import { offBoardSeenBy } from './offboard/secrets';
import { causeOf, type G, type Side } from './state';

/**
 * Returns a state in which what the holder of `sides` may not know is masked: off the board (17.2), of the delay (18.2), of spheres of command
 * (17.8). All is shown once the game is over.
 */
export function viewOf(G: G, sides: readonly Side[]): G {
  if (isOver(G)) return G;
  const isGaul = sides.includes(G.seats.relief === null ? 'vercingetorix' : 'relief');
  const isRoman = sides.some((side) => causeOf(side) === 'roman');
  const { delay, sphere, orders } = G.secret;
  return {
    ...withHiddenStacks(G, sides),
    secret: {
      ...offBoardSeenBy(G, sides),
      delay: isGaul ? delay : 0,
      sphere: isRoman || sphere === null || !G.variants.secretSpheres ? sphere : '',
      orders: isRoman ? orders : {},
    },
  };
}
