/* Rectangles: on a map, or in the window. */

/** A rectangle. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the area two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Returns the area of a box. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Returns a box with so much around it. */
export function inflated({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
