/* The hexes of the board (3.1) and how they lie to each other. */
import type { HexMap } from './components';

/** The hexsides in the order of {@link Hex.neighbours}: counter-clockwise from the east. The opposite of a side is three on. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export const ROWS = 51;

/** What stands in place of a neighbour that is off the board. */
export const OFF_BOARD = -1;

/** What a hex is. */
export type Terrain = 'clear' | 'slope' | 'hilltop' | 'town';

export interface Hex {
  /** Its name in the rulebook's coordinates, such as `KK28`. */
  id: string;
  /** Its place in {@link Box.hexes}. */
  number: number;
  row: number;
  /** Its place in its row, from 0. */
  column: number;
  terrain: Terrain;
  /** Whether it is on the edge of the town. */
  wall: boolean;
  works: 'outer' | 'inner' | null;
  area: 'o' | 'O' | 'b' | 'I' | 'i' | 't';
  /** The place of the off-board zone it faces; -1 in the town. */
  sector: number;
  /** Six flags each, in the order of {@link DIRECTIONS}: whether the hexside is crossed or touched. */
  perimeter: readonly boolean[];
  camp: readonly boolean[];
  trench: readonly boolean[];
  river: readonly boolean[];
  /** The names of its rivers; two at a fork. */
  rivers: readonly string[];
  /** Whether a rampart crosses the river here. */
  bridge: boolean;
  split: boolean;
  /** Whether it is of the outermost row. */
  edge: boolean;
  /** The off-board zones it opens on. */
  zones: readonly string[];
  /** The numbers of the hexes around it; {@link OFF_BOARD} where there is none. */
  neighbours: readonly number[];
}

const TERRAINS: Record<string, Terrain> = { '.': 'clear', '/': 'slope', '^': 'hilltop', '@': 'town' };
const AREAS = ['o', 'O', 'b', 'I', 'i', 't'] as const;

/** Returns the letters of a row, counted from 0 in the north. */
export function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : letter + letter;
}

/** Returns how many hexes a row has: 52 and 51 in turn. */
export function lengthOfRow(row: number): number {
  return row % 2 === 0 ? 52 : 51;
}

/** Returns the name of the hex at a place. */
export function hexName(row: number, column: number): string {
  return `${rowName(row)}${column + 1 + Math.ceil(row / 2)}`;
}

/** Returns all hexes of a map, row by row; `zones` gives the hexes of each off-board zone. */
export function hexesOf(map: HexMap, zones: readonly { id: string; edge: readonly string[] }[]): Hex[] {
  const hexes: Hex[] = [];
  const starts: number[] = [];
  const zonesAt = zonesByHex(zones);
  for (let row = 0; row < ROWS; row++) {
    starts.push(hexes.length);
    for (let column = 0; column < lengthOfRow(row); column++) {
      const id = hexName(row, column);
      const work = map.works[row][column];
      hexes.push({
        id,
        number: hexes.length,
        row,
        column,
        terrain: TERRAINS[map.terrain[row][column]] ?? 'clear',
        wall: false,
        works: work === 'o' ? 'outer' : work === 'i' ? 'inner' : null,
        area: AREAS.find((area) => area === map.areas[row][column]) ?? 'o',
        sector: map.sectors[row][column] === '.' ? -1 : Number(map.sectors[row][column]),
        perimeter: flags(map.perimeter[id]),
        camp: flags(map.camp[id]),
        trench: flags(map.trench[id]),
        river: flags(map.rivers[id]?.sides),
        rivers: map.rivers[id]?.names ?? [],
        bridge: map.bridges.includes(id),
        split: map.split.includes(id),
        edge: row === 0 || row === ROWS - 1 || column === 0 || column === lengthOfRow(row) - 1,
        zones: zonesAt.get(id) ?? NONE,
        neighbours: [],
      });
    }
  }
  return hexes.map((hex) => {
    const neighbours = placesAround(hex.row, hex.column).map(([row, column]) =>
      row < 0 || row >= ROWS || column < 0 || column >= lengthOfRow(row) ? OFF_BOARD : starts[row] + column,
    );
    const wall =
      hex.terrain === 'town' &&
      neighbours.some((number) => number !== OFF_BOARD && hexes[number].terrain !== 'town');
    return { ...hex, neighbours, wall };
  });
}

/** Returns how many hexes lie between two hexes, one of them counted. */
export function distance(a: Hex, b: Hex): number {
  const q = a.column - Math.floor(a.row / 2) - (b.column - Math.floor(b.row / 2));
  const r = a.row - b.row;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Returns the place of the side opposite to one. */
export function opposite(side: number): number {
  return (side + 3) % 6;
}

const NONE: readonly string[] = [];

function zonesByHex(zones: readonly { id: string; edge: readonly string[] }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, edge } of zones) for (const hex of edge) found.set(hex, [...(found.get(hex) ?? []), id]);
  return found;
}

const flagsOf = new Map<string, readonly boolean[]>();

/** Hexes with the same sides share their flags. */
function flags(sides = ''): readonly boolean[] {
  const known = flagsOf.get(sides);
  if (known !== undefined) return known;
  const named = sides.split(' ');
  const made = DIRECTIONS.map((direction) => named.includes(direction));
  flagsOf.set(sides, made);
  return made;
}

/** Returns the rows and columns around a place, in the order of {@link DIRECTIONS}; odd rows stand half a hex to the east. */
export function placesAround(row: number, column: number): [number, number][] {
  const west = row % 2 === 0 ? column - 1 : column;
  return [
    [row, column + 1],
    [row - 1, west + 1],
    [row - 1, west],
    [row, column - 1],
    [row + 1, west],
    [row + 1, west + 1],
  ];
}
