import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Obstacle } from '../../games/kit/action';
import type { Refused } from './Refusal';

/** A point of the window or of the frame, in pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** The frame of a map: where it is, and why a click in it means nothing. */
export interface MapFrame {
  frame: RefObject<HTMLDivElement | null>;
  /** Returns a point of the window in pixels of the frame. */
  inFrame(at: ScreenPoint): ScreenPoint;
  refused: Refused | null;
  /** Says why a click at a point of the window means nothing. */
  refuse(why: Obstacle, at: ScreenPoint): void;
  /** The refusal has been read. */
  forget(): void;
}

/** Returns the frame of a map that Escape clears, unless nothing is chosen or open in it. */
export function useMapFrame(isIdle: boolean, clear: () => void): MapFrame {
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    if (isIdle) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isIdle, clear]);
  const inFrame = (at: ScreenPoint) => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: at.x - left, y: at.y - top };
  };
  const forget = useCallback(() => setRefused(null), []);
  return { frame, inFrame, refused, refuse: (why, at) => setRefused({ why, at: inFrame(at) }), forget };
}
