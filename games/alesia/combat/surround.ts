/* Gauls surrounded by Romans (15.4). */
import { boxOf } from '../components/box';
import { fieldOf, isUnit } from '../field';
import type { Cause, G } from '../state';
import type { Odds } from './odds';

/** The column from which on surrounded Gauls are lost without a die: 2-1. */
const ENOUGH = 4;

/**
 * Says whether Gauls attacked by Romans are eliminated without a die: at 2-1 or more, every hex around each of theirs in a Roman zone of
 * control or held by Romans. A way into the town, into a fort or off the board is a way out.
 */
export function isRouted(G: G, attacker: Cause, hexes: readonly string[], odds: Odds): boolean {
  return attacker === 'roman' && odds.column >= ENOUGH && hexes.every((hex) => isSurrounded(G, hex));
}

/** Says whether all hexes around one are in Roman zones of control or held by Roman units. */
export function isSurrounded(G: G, hex: string): boolean {
  const { stacks, controlled } = fieldOf(G);
  return boxOf(G).hex[hex].neighbours.every(
    (number) =>
      controlled.roman[number] > 0 ||
      stacks[number]?.some((unit) => unit.side === 'roman' && isUnit(unit)) === true,
  );
}
