/* Where hexes lie on the drawing. */
import { hexName, lengthOfRow, ROWS } from '../../../games/alesia/components/hex';
import type { Point } from '../../map/projection';
import type { Size } from '../../map/viewport';

/** How wide a hex is, and how far it is from row to row, in units of the drawing. */
export const WIDTH = 24;
export const STEP = (WIDTH * Math.sqrt(3)) / 2;

/** From the middle of a hex to its corners. */
const RADIUS = WIDTH / Math.sqrt(3);
/** How much is drawn around the hexes, for the off-board zones. */
const MARGIN = 46;

const HALF = WIDTH / 2;

/** Where the middle of the first hex of the first row is. */
const ORIGIN: Point = { x: MARGIN + HALF, y: MARGIN + RADIUS };

/** The size of the drawing. */
export const VIEW: Size = {
  width: lengthOfRow(0) * WIDTH + 2 * MARGIN,
  height: Math.round((ROWS - 1) * STEP + 2 * RADIUS + 2 * MARGIN),
};

/** The corners of a hex around its middle: side i, in the order of the directions, runs from corner i to the next. */
export const CORNERS: readonly Point[] = [
  { x: HALF, y: RADIUS / 2 },
  { x: HALF, y: -RADIUS / 2 },
  { x: 0, y: -RADIUS },
  { x: -HALF, y: -RADIUS / 2 },
  { x: -HALF, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
];

/** Returns where a point of the components is drawn: `x` in hex widths, `row` in rows. */
export function placed([x, row]: readonly [number, number]): Point {
  return { x: ORIGIN.x + x * WIDTH, y: ORIGIN.y + row * STEP };
}

/** Returns the middle of a hex. */
export function centreOf({ row, column }: { row: number; column: number }): Point {
  return placed([column + (row % 2) / 2, row]);
}

/** Returns the middle of a side of a hex. */
export function sideOf(hex: { row: number; column: number }, side: number): Point {
  const { x, y } = centreOf(hex);
  const [a, b] = [CORNERS[side], CORNERS[(side + 1) % 6]];
  return { x: x + (a.x + b.x) / 2, y: y + (a.y + b.y) / 2 };
}

/** Returns the name of the hex at a point of the drawing; null where there is none. */
export function hexAt({ x, y }: Point): string | null {
  const near = Math.round((y - ORIGIN.y) / STEP);
  let best: { row: number; column: number; far: number } | null = null;
  for (let row = Math.max(0, near - 1); row <= Math.min(ROWS - 1, near + 1); row++) {
    const column = Math.round((x - ORIGIN.x) / WIDTH - (row % 2) / 2);
    if (column < 0 || column >= lengthOfRow(row)) continue;
    const middle = centreOf({ row, column });
    const far = Math.hypot(x - middle.x, y - middle.y);
    if (far <= RADIUS && (best === null || far < best.far)) best = { row, column, far };
  }
  return best === null ? null : hexName(best.row, best.column);
}

/** The outline of a hex around its middle, as path data. */
export const OUTLINE = `M${CORNERS.map(words).join('L')}Z`;

/** Returns a point as path data says it. */
export function words({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
