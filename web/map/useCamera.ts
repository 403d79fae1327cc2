import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRoot } from '../ui/root';
import type { Point } from './projection';
import {
  type Camera,
  keep,
  overview,
  resized,
  type Sheet,
  type Size,
  sheetFor,
  transformOf,
} from './viewport';

/** Milliseconds after the last step of a zoom after which the drawing is drawn anew, sharp and with pieces to size. */
const SETTLING = 160;

/** A camera that moves over a drawing. */
export interface MovingCamera<Layer extends Element> {
  /** The window, and in it the sheet on which the drawing is. */
  frame: RefObject<HTMLDivElement | null>;
  layer: RefObject<Layer | null>;
  /** The size of the window. */
  size: RefObject<Size>;
  /** The sheet to be drawn; null until the window has a size. */
  sheet: Sheet | null;
  /** Moves the camera. The sheet follows at once; at another magnification it is drawn anew when that has settled. */
  move(next: (camera: Camera) => Camera): void;
  /** Moves the camera and draws the sheet anew at once. */
  jump(next: (camera: Camera) => Camera): void;
  /** How often the window has become smaller since it is there, because something beside it came or grew. */
  crowded: number;
  /** Says whether somebody holds the drawing, which is not drawn anew meanwhile. */
  hold(isHeld: boolean): void;
}

/**
 * Moves a camera over a drawing. The drawing is one layer, drawn once for a magnification; moving it changes nothing but
 * the layer's transform, which the browser does without drawing anything again. It starts with what `play` tells of where
 * the pieces are, and fits that to its window until it is moved. What comes, grows and goes beside the window in an
 * unchanged table moves nothing of what is seen.
 */
export function useCamera<Layer extends HTMLElement | SVGElement>(
  drawing: Size,
  play: readonly Point[],
): MovingCamera<Layer> {
  const { element: root } = useRoot();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<Layer>(null);
  const size = useRef<Size>({ width: 0, height: 0 });
  const camera = useRef<Camera | null>(null);
  const start = useRef<Camera | null>(null);
  const pieces = useRef(play);
  const held = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [crowded, setCrowded] = useState(0);
  const page = useRef('');
  const drawn = useRef<Sheet | null>(null);

  const place = useCallback(() => {
    if (camera.current === null || drawn.current === null || layer.current === null) return;
    layer.current.style.transform = transformOf(camera.current, drawn.current);
  }, []);

  const settle = useCallback(() => {
    clearTimeout(settling.current);
    if (camera.current === null) return;
    const wanted = sheetFor(camera.current, size.current, drawing);
    setSheet((before) => (before !== null && isSame(before, wanted) ? before : wanted));
  }, [drawing]);

  const settleSoon = useCallback(() => {
    clearTimeout(settling.current);
    if (!held.current && camera.current?.k !== drawn.current?.k)
      settling.current = setTimeout(settle, SETTLING);
  }, [settle]);

  const move = useCallback(
    (next: (camera: Camera) => Camera) => {
      const before = camera.current;
      if (before === null) return;
      const after = next(before);
      if (after.k !== before.k || after.x !== before.x || after.y !== before.y) camera.current = after;
      place();
      settleSoon();
    },
    [place, settleSoon],
  );
  const jump = useCallback(
    (next: (camera: Camera) => Camera) => {
      move(next);
      settle();
    },
    [move, settle],
  );
  const hold = useCallback(
    (isHeld: boolean) => {
      held.current = isHeld;
      settleSoon();
    },
    [settleSoon],
  );

  useLayoutEffect(() => {
    drawn.current = sheet;
    place();
  }, [sheet, place]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const before = size.current;
      const after = { width: contentRect.width, height: contentRect.height };
      if (after.width === 0 || after.height === 0) return;
      size.current = after;
      const old = camera.current;
      const around = `${root?.clientWidth} ${root?.clientHeight}`;
      const isSamePage = page.current === around;
      page.current = around;
      if (old !== null && isSamePage) {
        camera.current = keep(old, after, drawing);
        if (after.width < before.width || after.height < before.height) setCrowded((times) => times + 1);
      } else if (old === null || old === start.current) {
        start.current = overview(after, drawing, pieces.current);
        camera.current = start.current;
      } else camera.current = resized(old, before, after, drawing);
      place();
      settle();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing, place, settle, root]);

  useEffect(() => () => clearTimeout(settling.current), []);

  return { frame, layer, size, sheet, crowded, move, jump, hold };
}

function isSame(a: Sheet, b: Sheet): boolean {
  return a.k === b.k && a.padX === b.padX && a.padY === b.padY;
}
