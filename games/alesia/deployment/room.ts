/* Where the Roman player may place his counters (3.2). */

import type { Obstacle } from '../../kit/action';
import { onceEach } from '../../kit/once';
import { type Box, boxOf, type Unit } from '../components/box';
import { distance, type Hex } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import type { G } from '../state';

/** Within how many hexes of the town no fort may stand (3.2, 24.1). */
export const CLOSE_TO_TOWN = 7;

/** How many Roman units may stand in a hex (10.1). */
export const ROMAN_STACK = 3;

/** Returns how far each hex, by its number, is from the town; 0 for those of the town. */
export const townDistances = onceEach(
  ({ hexes, walls }: Box): Uint8Array =>
    Uint8Array.from(hexes, (hex) =>
      hex.terrain === 'town' ? 0 : Math.min(...walls.map((wall) => distance(hex, wall))),
    ),
);

/** Returns the hexes on which a Roman counter may be placed, other than where it is. */
export function hexesFor(G: G, unit: Unit): string[] {
  return boxOf(G)
    .hexes.filter((hex) => hex.id !== G.at[unit.id] && refusalOf(G, unit, hex) === null)
    .map(({ id }) => id);
}

/** Says why a Roman counter may not be placed on a hex; null where it may, and for what is no hex. */
export function obstacleAt(G: G, unit: Unit, place: string): Obstacle | null {
  const hex = boxOf(G).hex[place];
  return hex === undefined ? null : refusalOf(G, unit, hex);
}

const NEXT_TO_TOWN: Obstacle = { rule: '3.2', text: 'No Roman may begin in or next to Alesia.' };
const TOO_CLOSE: Obstacle = { rule: '24.1', text: `No fort may be within ${CLOSE_TO_TOWN} hexes of Alesia.` };
const SECOND_FORT: Obstacle = { rule: '24.1', text: 'There is a fort already.' };
const ON_WORKS: Obstacle = { rule: '22.1', text: 'Cavalry cannot be on the Outer Works.' };
const FULL: Obstacle = { rule: '10.1', text: `No more than ${ROMAN_STACK} Roman units may stand in a hex.` };

function refusalOf(G: G, unit: Unit, { number, works }: Hex): Obstacle | null {
  const far = townDistances(boxOf(G))[number];
  if (far < 2) return NEXT_TO_TOWN;
  if (unit.kind === 'cavalry' && works !== null) return ON_WORKS;
  const stack = fieldOf(G).stacks[number];
  if (unit.kind === 'fort') {
    if (far <= CLOSE_TO_TOWN) return TOO_CLOSE;
    return stack?.some(({ kind }) => kind === 'fort') === true ? SECOND_FORT : null;
  }
  const isFull = stack !== undefined && isUnit(unit) && stack.filter(isUnit).length >= ROMAN_STACK;
  return isFull ? FULL : null;
}
