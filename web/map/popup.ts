import { type RefObject, useLayoutEffect } from 'react';
import type { Point } from './projection';
import type { Size } from './viewport';

/** How far a popup keeps from the edges of its map, and from the click it belongs to, in pixels. */
const GAP = 8;
/** Where a popup may stand is tried every so many pixels. */
const GRAIN = 12;
/** To cover one thing more is as bad as to stand so many pixels farther away. */
const COVERED = 120;
/** How much of a thing should be seen around its middle, in pixels. */
const SEEN = 10;

/**
 * Returns where the upper left corner of a popup of a size stands in a room, in pixels: near the click it belongs to, which it
 * never covers while there is room, and on as few of the things to be kept clear as may be, given by their middles.
 */
export function popupAt(size: Size, click: Point, room: Size, kept: readonly Point[]): Point {
  const [right, bottom] = [room.width - size.width - GAP, room.height - size.height - GAP];
  let best = { x: GAP, y: GAP };
  let least = Number.POSITIVE_INFINITY;
  for (const y of steps(click.y + GAP, bottom)) {
    for (const x of steps(click.x + GAP, right)) {
      const away = Math.max(beyond(click.x, x, size.width), beyond(click.y, y, size.height));
      const lies = (one: Point, by: number) =>
        beyond(one.x, x, size.width) < by && beyond(one.y, y, size.height) < by;
      if (away >= least) continue;
      const covered = kept.filter((one) => lies(one, SEEN)).length + (lies(click, GAP) ? room.width : 0);
      const cost = away + covered * COVERED;
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}

/** Returns the places to try along an edge of the room, the best first. */
function steps(wanted: number, most: number): number[] {
  const last = Math.max(GAP, most);
  const first = Math.min(Math.max(wanted, GAP), last);
  const all = [first];
  for (let way = GRAIN; first - way > GAP || first + way < last; way += GRAIN)
    all.push(Math.max(GAP, first - way), Math.min(last, first + way));
  return [...all, GAP, last];
}

/** Returns how far a point lies beyond a stretch; 0 within. */
function beyond(at: number, start: number, length: number): number {
  return Math.max(start - at, at - start - length, 0);
}

/** What of a map a popup keeps clear: where something can be done, and the buttons of the map. */
const KEPT =
  '[data-place]:is([data-offered=true], [data-goal=true]) [data-testid^=place-], [data-testid^=zoom-], [data-testid=hide-pieces]';

/** Puts a popup beside a click, in pixels of its map, whatever becomes of the size of that; null for none. */
export function usePopup(popup: RefObject<HTMLElement | null>, click: Point | null): void {
  useLayoutEffect(() => {
    const { current: element } = popup;
    const map = element?.parentElement;
    if (element === null || map == null || click === null) return;
    const place = () => {
      const { left, top, width, height } = map.getBoundingClientRect();
      const kept = [...map.querySelectorAll(KEPT)].map((one) => {
        const box = one.getBoundingClientRect();
        return { x: (box.left + box.right) / 2 - left, y: (box.top + box.bottom) / 2 - top };
      });
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { x, y } = popupAt(size, click, { width, height }, kept);
      element.style.left = `${Math.round(x)}px`;
      element.style.top = `${Math.round(y)}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(map);
    return () => observer.disconnect();
  }, [popup, click]);
}
