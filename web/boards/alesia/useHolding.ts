import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that stays for so many milliseconds is a long press. */
const LONG = 450;
/** And moves no more than so many pixels. */
const SLOP = 8;

/** Follows a finger that stays on something: `press` is told where, and says whether that meant anything. */
export function useHolding(press: (at: { x: number; y: number }, target: Element) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const hasPressed = useRef(false);
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    down({ pointerType, clientX: x, clientY: y, target, isPrimary }: PointerEvent) {
      hasPressed.current = false;
      clearTimeout(timer.current);
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
      start.current = { x, y };
      timer.current = setTimeout(() => {
        hasPressed.current = latest.current({ x, y }, target);
      }, LONG);
    },
    move({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > SLOP) clearTimeout(timer.current);
    },
    up() {
      clearTimeout(timer.current);
    },
    /** Says whether the click that follows was the end of a long press. */
    swallow(): boolean {
      const pressed = hasPressed.current;
      hasPressed.current = false;
      return pressed;
    },
  };
}
