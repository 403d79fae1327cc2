/* Attacks from off the board: the imaginary row of hexes around it (11.2). */
import { onceEach } from '../../kit/once';
import { type Box, boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { fieldOf } from '../field';
import { type G, OFF } from '../state';
import { isSpent, zoneOf } from './zones';

/** How many units an imaginary hex holds, like any other (10.1). */
const ROOM = 2;

/** An imaginary hex: the hexes of the board it touches. */
type Place = readonly string[];

/**
 * Returns the edge hexes with Roman units, or a leader alone, that a Gallic unit may attack from off the board: those of the zone where it has been since
 * the turn began (11.2). None for any other unit.
 */
export function fringeTargets(G: G, unit: string): string[] {
  const { zone: zones, unit: units, hex: hexes } = boxOf(G);
  const zone = zones[zoneOf(G, unit) ?? ''];
  if (zone === undefined || units[unit].side !== 'gallic' || isSpent(G, unit)) return [];
  const { stacks } = fieldOf(G);
  return zone.edge.filter((hex) =>
    stacks[hexes[hex].number]?.some(({ side, kind }) => side === 'roman' && kind !== 'fort'),
  );
}

/**
 * Says whether units that attack from off the board find room to do so: two a hex of the imaginary row, each next to all
 * hexes it attacks (11.2, 10.1). `attacks` gives the hexes each of them attacks; of units on the board nothing is asked.
 */
export function fringeHolds(G: G, attacks: Readonly<Record<string, readonly string[]>>): boolean {
  const row = fringeOf(boxOf(G));
  const held: string[][] = row.map(() => []);
  const choices = (unit: string) =>
    [...row.keys()].filter((place) => attacks[unit].every((hex) => row[place].includes(hex)));
  const settle = (unit: string, tried: Set<number>): boolean => {
    for (const place of choices(unit)) {
      if (tried.has(place)) continue;
      tried.add(place);
      if (held[place].length < ROOM) {
        held[place].push(unit);
        return true;
      }
      const other = held[place].findIndex((each) => settle(each, tried));
      if (other < 0) continue;
      held[place][other] = unit;
      return true;
    }
    return false;
  };
  return Object.keys(attacks)
    .filter((unit) => G.at[unit] === OFF)
    .every((unit) => settle(unit, new Set()));
}

/** Returns the imaginary hexes around the board. */
const fringeOf = onceEach(({ hexes }: Box): readonly Place[] => {
  const places: Record<string, string[]> = {};
  for (const { id, row, column, edge, neighbours } of hexes) {
    if (!edge) continue;
    const diagonal = column - Math.floor(row / 2);
    STEPS.forEach(([across, down], side) => {
      if (neighbours[side] !== OFF_BOARD) return;
      const name = `${diagonal + across} ${row + down}`;
      places[name] ??= [];
      places[name].push(id);
    });
  }
  return Object.values(places);
});

/** What the diagonal and the row change by to each side, in the order of {@link DIRECTIONS}. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
