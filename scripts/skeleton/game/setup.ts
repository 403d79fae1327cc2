import { recordOf } from '../../../games/kit/record';
import type { Setup } from '../../../games/kit/rulebook';
import { CARDS } from './components/cards';
import { emptyMap } from './components/map';
import { campOf, type G, SIDES } from './state';

/** How many cohorts each side has (1.1), and how many cards (1.2). */
export const COHORTS = 4;
export const HAND = 3;

/** Returns the state at the start: all cohorts in their camps (1.1), three cards in each hand (1.2). */
export function setUp({ seats, random }: Setup<G>): G {
  return {
    seats,
    stack: [{ step: 'round', sides: [], round: 0 }],
    cohorts: recordOf(SIDES, (side) => ({ ...emptyMap(), [campOf(side)]: COHORTS })),
    shown: { red: [], blue: [] },
    secret: recordOf(SIDES, () => ({
      hand: random
        .Shuffle([...CARDS])
        .slice(0, HAND)
        .sort((a, b) => a - b),
      chosen: null,
    })),
  };
}
