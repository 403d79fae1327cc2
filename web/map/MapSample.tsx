import { type CSSProperties, memo, type ReactNode } from 'react';
import css from './MapSample.module.css';

interface MapSampleProps {
  /** The part of the drawing that is shown, or an oblong around the origin. */
  frame?: string;
  isSea?: boolean;
  children: ReactNode;
}

/** A piece of the map by itself, as a map shows it that is seen at its own size. */
export const MapSample = memo(function MapSample({
  frame = '-52 -26 104 52',
  isSea = false,
  children,
}: MapSampleProps) {
  return (
    <svg className={css.sample} style={AT_ITS_SIZE} viewBox={frame} data-sea={isSea} aria-hidden="true">
      {children}
    </svg>
  );
});

const AT_ITS_SIZE: CSSProperties & Record<'--fit', number> = { '--fit': 1 };
