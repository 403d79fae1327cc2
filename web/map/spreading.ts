/* How the pieces of a place stand beside each other or lie on each other. */

/** The gap between pieces, in units of pieces. */
export const GAP = 3;
/** How far one piece peeps out behind another. */
export const PEEP = 3;
/** So many pieces peep out behind the first of a pile. */
export const MOST_BEHIND = 2;

/** The room that something takes. */
export interface Room {
  width: number;
  height: number;
}

/** Returns the number of columns in which pieces stand about in a square, so that they cover little of what lies beside. */
export function square(count: number): number {
  return Math.ceil(Math.sqrt(count));
}

/** Returns the room that pieces of a size take in so many columns. */
export function roomSpread(count: number, columns: number, size: number): Room {
  const rows = Math.ceil(count / columns);
  return { width: columns * (size + GAP) - GAP, height: rows * (size + GAP) - GAP };
}

/** Returns the room that pieces of a size take on each other. */
export function roomPiled(count: number, size: number): Room {
  return { width: size + PEEP * Math.min(count - 1, MOST_BEHIND), height: size };
}

/** Where the parts of a stack stand from the mark of their place. */
export interface Placing extends Room {
  /** The left edge of each part. */
  lefts: number[];
  /** The height of the middle of all. */
  middle: number;
}

/**
 * Places parts side by side beside a mark. `direction` is on which side of the mark they stand, -1, 0 or 1 to the right
 * and down, and `radius` how large the mark is.
 */
export function placeBeside(
  parts: readonly Room[],
  { x, y }: { x: number; y: number },
  radius: number,
): Placing {
  const width = parts.reduce((sum, part) => sum + part.width, 0) + GAP * (parts.length - 1);
  const height = Math.max(...parts.map((part) => part.height));
  const slant = x !== 0 && y !== 0 ? 0.6 : 1;
  let left = x === 0 ? -width / 2 : x > 0 ? radius * slant + GAP : -radius * slant - GAP - width;
  const lefts = parts.map((part) => {
    const at = left;
    left += part.width + GAP;
    return at;
  });
  return { width, height, lefts, middle: y * (radius * slant + GAP + height / 2) };
}
