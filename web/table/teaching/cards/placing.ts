import { type Box, overlap } from '../../../ui/box';

interface Size {
  width: number;
  height: number;
}

/** How far what is shown beside something keeps from it, and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * Returns where a box of a size stands beside another: left of it, right, above or below, the first of these that lies
 * in the window and covers none of the boxes to be kept clear; else the one that covers the least of them. All in pixels.
 */
export function placeBeside(anchor: Box, size: Size, window: Size, clear: readonly Box[]): Box {
  const within = (start: number, length: number, room: number) =>
    Math.max(GAP, Math.min(start, room - length - GAP));
  const at = (x: number, y: number): Box => {
    const [left, top] = [within(x, size.width, window.width), within(y, size.height, window.height)];
    return { left, top, right: left + size.width, bottom: top + size.height };
  };
  const candidates = [
    at(anchor.left - size.width - GAP, anchor.top),
    at(anchor.right + GAP, anchor.top),
    at(anchor.left, anchor.top - size.height - GAP),
    at(anchor.left, anchor.bottom + GAP),
  ];
  const costs = candidates.map((box) =>
    [anchor, ...clear].reduce((covered, other) => covered + overlap(box, other), 0),
  );
  return candidates[costs.indexOf(Math.min(...costs))];
}
