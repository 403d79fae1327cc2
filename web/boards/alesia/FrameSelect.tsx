import css from './FrameSelect.module.css';

/** A rectangle of the drawing, from one corner to the other. */
export interface Frame {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** The frame that is drawn around counters to choose them. */
export function FrameRectangle({ frame: { x, y, toX, toY } }: { frame: Frame }) {
  return (
    <rect
      className={css.frame}
      x={Math.min(x, toX)}
      y={Math.min(y, toY)}
      width={Math.abs(toX - x)}
      height={Math.abs(toY - y)}
      data-testid="frame"
    />
  );
}

/** Says whether a point lies in a frame. */
export function isWithin({ x, y, toX, toY }: Frame, point: { x: number; y: number }): boolean {
  return (
    point.x >= Math.min(x, toX) &&
    point.x <= Math.max(x, toX) &&
    point.y >= Math.min(y, toY) &&
    point.y <= Math.max(y, toY)
  );
}
