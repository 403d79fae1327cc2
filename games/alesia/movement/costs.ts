/* What movement costs, in half movement factors (7.2). */
import { boxOf } from '../components/box';
import type { G } from '../state';

/** Half movement factors in a movement factor. */
export const HALVES = 2;

/** What a hex costs that is not entered along a rampart (5.3). */
export const HEX = HALVES;

/** What a hex costs that is entered across a hexside which a rampart crosses (7.1, 24.8); where none does ramparts are not joined (7.3). */
export const RAMPART = 1;

/** How many units appear on one wall hex for each step of the cost (9.3). */
const APPEAR_AT_ONCE = 2;

/**
 * Returns what it costs to appear on a wall hex from within the town, in half movement factors, once so many units have appeared there in
 * this turn: nothing for the first two, a movement factor for the next two and so on (9.3).
 */
export function wallExitCost(appeared: number): number {
  return Math.floor(appeared / APPEAR_AT_ONCE) * HALVES;
}

/** Returns how far a unit, on foot or horse (22.3), may move in a turn: its movement factor (2.5), in half ones (5.3). */
export function allowanceOf(G: G, unit: string): number {
  return (boxOf(G).unit[unit]?.movement ?? 0) * HALVES;
}
