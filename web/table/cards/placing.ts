/** A box in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** How far what is shown beside something keeps from it, and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * Returns where a box of a size stands beside another: left of it, right, above or below, the first of these that lies
 * in the window and covers none of the boxes to be kept clear; else the one that covers the least of them.
 */
export function placeBeside(anchor: Box, size: Size, window: Size, clear: readonly Box[]): Box {
  const within = (start: number, length: number, room: number) =>
    Math.max(GAP, Math.min(start, room - length - GAP));
  const left = within(anchor.left, size.width, window.width);
  const top = within(anchor.top, size.height, window.height);
  const candidates = [
    { left: anchor.left - size.width - GAP, top },
    { left: anchor.left + anchor.width + GAP, top },
    { left, top: anchor.top - size.height - GAP },
    { left, top: anchor.top + anchor.height + GAP },
  ].map((corner) => ({
    ...size,
    left: within(corner.left, size.width, window.width),
    top: within(corner.top, size.height, window.height),
  }));
  const costs = candidates.map((box) =>
    [anchor, ...clear].reduce((covered, other) => covered + overlap(box, other), 0),
  );
  return candidates[costs.indexOf(Math.min(...costs))];
}

/** Returns how much of two boxes lies on each other, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
