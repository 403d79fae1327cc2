/* The map with its rivers and trench (8.1) as a search over it wants it: by numbers, six entries a hex, reckoned once for a box. */
import { onceEach } from '../../kit/once';
import type { Box } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';

export const SIDES_OF_A_HEX = 6;

export interface Ground {
  /** How many hexes there are; also the place of the town, which comes after them. */
  count: number;
  /** The numbers of the hexes around each; {@link OFF_BOARD} where there is none. */
  neighbours: Int16Array;
  /** Whether a rampart crosses the hexside (7.1). */
  rampart: Uint8Array;
  /** Whether a river or the Isolated Trench runs through the hexside (8.2). */
  along: Uint8Array;
  /** Whether any rampart is in the hex (24.8). */
  ramparts: Uint8Array;
  /** Whether a river holds units up in the hex: it touches two hexsides (8.3) and no rampart bridges it (25.5). */
  ford: Uint8Array;
  /** Whether the Isolated Trench does. */
  trench: Uint8Array;
  /** The rivers and the trench of each hex, a bit each: who began on one may leave it (8.2). */
  waters: Uint32Array;
  /** Whether there are Outer Works (22.1). */
  works: Uint8Array;
  /** Whether the hex is of the town. */
  town: Uint8Array;
  /** The numbers of the wall hexes (9.3). */
  walls: readonly number[];
}

/** Returns the map of a box by numbers. */
export const groundOf = onceEach(reckon);

/** Returns the numbers of the hexes that are at most so many from one, which is the first: the nearer ones before the others. */
export function hexesWithin(ground: Ground, hex: number, range: number): readonly number[] {
  const lists = surroundingsOf(ground);
  lists[range] ??= [];
  lists[range][hex] ??= reckonWithin(ground, hex, range);
  return lists[range][hex];
}

/** The lists of {@link hexesWithin} by range and hex: they are asked for again and again. */
const surroundingsOf = onceEach((_ground: Ground): (readonly number[])[][] => []);

function reckonWithin({ neighbours }: Ground, hex: number, range: number): number[] {
  const known = new Set([hex]);
  let rim = [hex];
  for (let distance = 0; distance < range; distance++) {
    const next: number[] = [];
    for (const each of rim)
      for (let side = 0; side < SIDES_OF_A_HEX; side++) {
        const neighbour = neighbours[each * SIDES_OF_A_HEX + side];
        if (neighbour === OFF_BOARD || known.has(neighbour)) continue;
        known.add(neighbour);
        next.push(neighbour);
      }
    rim = next;
  }
  return [...known];
}

/** The bit of the Isolated Trench in {@link Ground.waters}; rivers have those above it. */
const TRENCH = 1;

function reckon({ hexes, walls }: Box): Ground {
  const names = [...new Set(hexes.flatMap(({ rivers }) => rivers))];
  const bySide = (has: (hex: Hex, side: number) => boolean) =>
    Uint8Array.from(hexes.flatMap((hex) => hex.neighbours.map((_, side) => Number(has(hex, side)))));
  const byHex = (has: (hex: Hex) => boolean) => Uint8Array.from(hexes.map((hex) => Number(has(hex))));
  return {
    count: hexes.length,
    neighbours: Int16Array.from(hexes.flatMap(({ neighbours }) => [...neighbours])),
    rampart: bySide((hex, side) => hex.perimeter[side] || hex.camp[side]),
    along: bySide((hex, side) => hex.neighbours[side] !== OFF_BOARD && (hex.river[side] || hex.trench[side])),
    ramparts: byHex(({ perimeter, camp }) => perimeter.includes(true) || camp.includes(true)),
    ford: byHex(({ river, bridge }) => touches(river) && !bridge),
    trench: byHex(({ trench }) => touches(trench)),
    waters: Uint32Array.from(
      hexes.map(({ rivers, trench }) =>
        rivers.reduce(
          (bits, name) => bits | (TRENCH << (1 + names.indexOf(name))),
          Number(trench.includes(true)),
        ),
      ),
    ),
    works: byHex(({ works }) => works !== null),
    town: byHex(({ terrain }) => terrain === 'town'),
    walls: walls.map(({ number }) => number),
  };
}

/** Says whether a river or the trench touches two hexsides of a hex (8.3). */
function touches(sides: readonly boolean[]): boolean {
  return sides.filter(Boolean).length > 1;
}
