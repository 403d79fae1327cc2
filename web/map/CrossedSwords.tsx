import css from './CrossedSwords.module.css';
import type { Point } from './projection';

/** Crossed swords: the sign of a place that is fought for. */
export function CrossedSwords({ x, y }: Point) {
  return (
    <g className={css.swords} transform={`translate(${x} ${y})`}>
      <circle r={8.4} />
      <path d="M-4.6-4.6 4 4M4.6-4.6-4 4M1.4 4.8 4.8 1.4M-1.4 4.8-4.8 1.4" />
    </g>
  );
}
