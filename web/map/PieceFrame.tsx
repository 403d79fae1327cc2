import type { ReactNode } from 'react';
import css from './PieceFrame.module.css';

interface PieceFrameProps {
  /** The side of the square around the origin that is shown, in units of the drawing. */
  extent: number;
  /** Its width and height in pixels of the usual text size. */
  size: number;
  children: ReactNode;
}

/** The window for a piece that is drawn by itself, outside the map. */
export function PieceFrame({ extent, size, children }: PieceFrameProps) {
  const half = extent / 2;
  return (
    <svg
      className={css.frame}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      viewBox={`${-half} ${-half} ${extent} ${extent}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
