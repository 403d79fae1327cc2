import { type CSSProperties, memo, type ReactNode } from 'react';
import css from './MapSample.module.css';

interface MapSampleProps {
  /** The part of the drawing that is shown, or an oblong around the origin. */
  frame?: string;
  isSea?: boolean;
  /** How much larger than the map pieces and signs are drawn on it. */
  fit?: number;
  children: ReactNode;
}

/** A piece of the map by itself, as a map shows it that is seen at its own size. */
export const MapSample = memo(function MapSample({
  frame = '-52 -26 104 52',
  isSea = false,
  fit = 1,
  children,
}: MapSampleProps) {
  return (
    <svg className={css.sample} style={fitting(fit)} viewBox={frame} data-sea={isSea} aria-hidden="true">
      {children}
    </svg>
  );
});

function fitting(fit: number): CSSProperties & Record<'--fit', number> {
  return { '--fit': fit };
}
