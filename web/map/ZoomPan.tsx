import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../ui/Icon';
import { FitContext } from './Fit';
import type { Point } from './projection';
import { useCamera } from './useCamera';
import {
  type Camera,
  home,
  keep,
  panBy,
  pieceScale,
  type Size,
  showAll,
  showThem,
  steppedDown,
  zoomAt,
} from './viewport';
import css from './ZoomPan.module.css';

interface ZoomPanProps {
  /** The size of the drawing in its own units. */
  drawing: Size;
  /** What the drawing is, for screen readers. */
  label: string;
  /** The drawing: SVG content. */
  children: ReactNode;
  /** Where play is, which is seen at first. */
  play: readonly Point[];
  /** How much larger than usual pieces and names are drawn. */
  pieces?: number;
  /**
   * Points of which one at least, or with `isWhole` all, should be seen whenever `key` changes, magnified `near` times at least, and
   * `around` of the drawing around them. When the window becomes smaller, those at `open` are seen, too.
   */
  sight?: {
    key: string;
    points: readonly Point[];
    isWhole?: boolean;
    near?: number | undefined;
    around?: number | undefined;
    open?: readonly Point[];
  };
  /** Called by a click beside everything, and by Escape. */
  onClear?(): void;
}

const STEP = 1.4;
const PAN = 80;
/** A finger that moves less than this many pixels has clicked. */
const SLOP = 5;

/**
 * A window on a drawing: zoomed by wheel, pinch, buttons and shortcuts, moved by dragging and arrow keys.
 * What stands in a `Fit` keeps a readable size. Arrow keys move the focus between things of the
 * drawing once one of them has it.
 */
export function ZoomPan({ drawing, label, children, play, sight, onClear, pieces = 1 }: ZoomPanProps) {
  const camera = useCamera<SVGSVGElement>(drawing, play);
  const { frame, layer, size, sheet, crowded, move: change, jump, hold } = camera;
  const [isBare, setBare] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const zoomed = useCallback(
    (factor: number, at?: Point) => (before: Camera) => {
      const middle = { x: size.current.width / 2, y: size.current.height / 2 };
      return zoomAt(before, at ?? middle, factor, size.current, drawing);
    },
    [size, drawing],
  );
  const zoom = (factor: number) => jump(zoomed(factor));
  const reset = () => jump(() => home(size.current, drawing));

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const speed = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.0016;
      const at = { x: event.clientX - left, y: event.clientY - top };
      change(zoomed(Math.exp(-event.deltaY * speed), at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, change, zoomed]);

  const isReady = sheet !== null;
  const sightKey = sight?.key;
  const seen = useRef(sight);
  seen.current = sight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves by itself only when something new is asked
  useEffect(() => {
    const { points = [], isWhole, near: closest = 0, around } = seen.current ?? {};
    change((before) => {
      const near = zoomed(Math.max(1, closest / before.k))(before);
      return isWhole
        ? showAll(near, points, size.current, drawing)
        : showThem(near, points, size.current, drawing, around);
    });
  }, [sightKey, isReady, change, zoomed, drawing]);
  useEffect(() => {
    if (crowded === 0) return;
    const { points = [], open = [], around } = seen.current ?? {};
    change((before) => {
      const after = showThem(before, points, size.current, drawing, around);
      return showAll(after, open, size.current, drawing);
    });
  }, [crowded, change, size, drawing]);

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.current.size === 0) dragged.current = false;
    fingers.current.set(event.pointerId, pointOf(event));
    hold(true);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = pointOf(event);
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    if (!dragged.current && fingers.current.size === 1 && Math.hypot(dx, dy) < SLOP) return;
    dragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    if (other === undefined) {
      change((old) => panBy(old, dx, dy, size.current, drawing));
      return;
    }
    const spread = (point: Point) => Math.max(10, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    change((old) => {
      const moved = keep({ ...old, x: old.x + dx / 2, y: old.y + dy / 2 }, size.current, drawing);
      return zoomAt(moved, middle, spread(after) / spread(before), size.current, drawing);
    });
  };
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    hold(fingers.current.size > 0);
  };
  const swallow = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
  };
  const clickBeside = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-thing]') === null) onClear?.();
  };

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const thing = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
    if (event.key === 'Escape') onClear?.();
    else if (arrow !== undefined && thing !== null) focusBeside(thing, arrow);
    else if (arrow !== undefined)
      change((old) => panBy(old, -arrow[0] * PAN, -arrow[1] * PAN, size.current, drawing));
    else return;
    event.preventDefault();
  };

  /** Brings what has the focus into sight when it was reached by keyboard. */
  const show = (thing: Element) => {
    const window = frame.current?.getBoundingClientRect();
    if (window === undefined || !thing.matches(':focus-visible')) return;
    const rect = thing.getBoundingClientRect();
    const x = rect.left + rect.width / 2 - window.left;
    const y = rect.top + rect.height / 2 - window.top;
    const edge = 48;
    const dx = Math.max(edge - x, 0) + Math.min(window.width - edge - x, 0);
    const dy = Math.max(edge - y, 0) + Math.min(window.height - edge - y, 0);
    if (dx !== 0 || dy !== 0) change((old) => panBy(old, dx, dy, size.current, drawing));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a window on a map
    <div
      className={css.window}
      ref={frame}
      role="group"
      aria-label={label}
      data-bare={isBare}
      onKeyDown={key}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be moved over */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside everything is what Escape does, handled above */}
      <div
        className={css.drawing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved with the arrow keys
        tabIndex={0}
        role="group"
        aria-label={`${label}: arrow keys move it, plus and minus zoom`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={swallow}
        onClick={clickBeside}
        onFocus={(event) => {
          const thing = event.target.closest('[data-thing]');
          if (thing !== null) show(thing);
        }}
      >
        {sheet !== null && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has a name, and things in it have theirs
          <svg
            ref={layer}
            className={css.sheet}
            data-drawing=""
            width={Math.ceil(drawing.width * sheet.k) + 2 * sheet.padX}
            height={Math.ceil(drawing.height * sheet.k) + 2 * sheet.padY}
          >
            <g
              style={fitAt(sheet.k, pieces)}
              transform={`translate(${sheet.padX} ${sheet.padY}) scale(${sheet.k})`}
            >
              <FitContext.Provider value={pieces * pieceFit(steppedDown(sheet.k))}>
                {children}
              </FitContext.Provider>
            </g>
          </svg>
        )}
      </div>
      <div className={css.buttons}>
        <button type="button" data-testid="zoom-in" aria-label="Zoom in" onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" data-testid="zoom-out" aria-label="Zoom out" onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button type="button" data-testid="zoom-reset" aria-label="Show the whole map" onClick={reset}>
          ⟲
        </button>
        <button
          type="button"
          data-testid="hide-pieces"
          aria-label="Hide the pieces"
          aria-pressed={isBare}
          onClick={() => setBare(!isBare)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
}

/** Returns what a unit of pieces of the usual size is in units of the drawing. */
function pieceFit(k: number): number {
  return pieceScale(k) / k;
}

/** Returns the custom property by which what stands in a `Fit` is scaled. */
function fitAt(k: number, pieces: number): CSSProperties & Record<'--fit', number> {
  return { '--fit': pieces * pieceFit(k) };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest thing in a direction. */
function focusBeside(from: Element, [ux, uy]: readonly [number, number]): void {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const start = middle(from);
  let best: { element: SVGElement; cost: number } | null = null;
  for (const element of from.closest('svg')?.querySelectorAll<SVGElement>('[data-thing][tabindex="0"]') ??
    []) {
    const { x, y } = middle(element);
    const ahead = (x - start.x) * ux + (y - start.y) * uy;
    const aside = Math.abs((x - start.x) * uy) + Math.abs((y - start.y) * ux);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (best === null || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
}
