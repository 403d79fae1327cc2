/* Chapter 5: the end of the game. */
import { recordOf } from '../../../games/kit/record';
import { leads, type Result } from '../../../games/kit/result';
import { HILLS, type Hill } from './components/map';
import { type G, SIDES, type Side, sideName } from './state';

/** Returns who holds a hill (5.1), or null where neither does. */
export function holderOf({ cohorts: { red, blue } }: Pick<G, 'cohorts'>, hill: Hill): Side | null {
  if (red[hill] === blue[hill]) return null;
  return red[hill] > blue[hill] ? 'red' : 'blue';
}

/** Returns how many hills each side holds. */
export function hillsHeld(G: Pick<G, 'cohorts'>): Record<Side, number> {
  return recordOf(SIDES, (side) => HILLS.filter((hill) => holderOf(G, hill) === side).length);
}

/** Returns how many hills each side is ahead of the other. */
export function marginsOf(G: Pick<G, 'cohorts'>): Record<Side, number> {
  return leads('red', 'blue', hillsHeld(G));
}

/** 5.1: Who holds more hills wins; nobody does when both hold as many. */
export function resultOf(G: G): Result<Side> {
  const held = hillsHeld(G);
  const margins = marginsOf(G);
  return {
    winners: SIDES.filter((side) => margins[side] > 0),
    margins,
    reason: `The rounds are over. ${SIDES.map((side) => `${sideName(side)} holds ${held[side]} of the hills`).join(', ')}.`,
  };
}
