/* The Battle Table (13.4) and what counts on the dice (13.5.4). */
import { boxOf } from '../components/box';
import type { G, Side } from '../state';

/** What a Roman die that shows less counts for: Legionary Discipline (13.5.4). */
const DISCIPLINE = 3;

/** Returns the column of the Battle Table for a Battle Strength, moved by a shift as far as the table goes (13.4.1). */
export function columnOf(G: G, strength: number, shift: number): number {
  const { columns } = boxOf(G).components.battleTable;
  let column = 0;
  for (const [index, { from }] of columns.entries()) if (strength >= from) column = index;
  return Math.min(Math.max(column + shift, 0), columns.length - 1);
}

/** Returns what a side's dice count for together; Roman ones show three or more (13.5.4). */
export function totalOf(side: Side | null, dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + (side === 'roman' ? Math.max(die, DISCIPLINE) : die), 0);
}

/** Returns the result of the Battle Table for a total of the dice in a column, such as `2**`. */
export function resultAt(G: G, total: number, column: number): string {
  return boxOf(G).components.battleTable.rows[total][column];
}

/** Returns the hits of a result (13.4.1). */
export function hitsOf(result: string): number {
  return Number.parseInt(result, 10);
}

/** Returns a positive number when the first result beats the second, 0 for equal ones: hits first, then asterisks (13.4.1). */
export function compareResults(a: string, b: string): number {
  return hitsOf(a) - hitsOf(b) || asterisksOf(a) - asterisksOf(b);
}

function asterisksOf(result: string): number {
  return result.length - result.replaceAll('*', '').length;
}
