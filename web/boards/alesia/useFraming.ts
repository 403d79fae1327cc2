import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../../map/projection';
import type { Frame } from './FrameSelect';
import type { Siege } from './scene';

/** A frame smaller than this, in units of the drawing, was a click. */
const SLOP = 4;

/** Follows a frame that is drawn around counters: with the Shift key, or by any drag once `frames` says so. */
export function useFraming(
  { frames }: Pick<Siege, 'frames'>,
  pointUnder: (event: MouseEvent) => Point | null,
  done: (frame: Frame) => void,
) {
  const [frame, setFrame] = useState<Frame | null>(null);
  const start = useRef<Point | null>(null);
  const hasDrawn = useRef(false);
  return {
    frame,
    down(event: PointerEvent) {
      hasDrawn.current = false;
      if (event.button !== 0 || !(frames || (event.shiftKey && event.pointerType === 'mouse'))) return;
      start.current = pointUnder(event);
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move(event: PointerEvent) {
      const [from, to] = [start.current, pointUnder(event)];
      if (from === null || to === null) return;
      if (!hasDrawn.current && Math.hypot(to.x - from.x, to.y - from.y) < SLOP) return;
      hasDrawn.current = true;
      event.stopPropagation();
      setFrame({ x: from.x, y: from.y, toX: to.x, toY: to.y });
    },
    up(event: PointerEvent) {
      if (start.current === null) return;
      start.current = null;
      event.stopPropagation();
      if (frame !== null) done(frame);
      setFrame(null);
    },
    /** Says whether the click that follows was the end of a frame. */
    swallow(): boolean {
      const drawn = hasDrawn.current;
      hasDrawn.current = false;
      return drawn;
    },
  };
}
