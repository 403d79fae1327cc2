import type { ReactNode } from 'react';
import css from './Badge.module.css';

interface BadgeProps {
  side: string;
  /** Path data in a square of 40 around the origin. */
  outline: string;
  /** In a square of 28 around the origin. */
  emblem: ReactNode;
  size?: number;
}

/** The badge of a side next to its name: its colour, the outline of its pieces and its emblem. */
export function Badge({ side, outline, emblem, size = 18 }: BadgeProps) {
  return (
    <svg
      className={css.badge}
      data-side={side}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={outline} />
      <g className={css.emblem}>{emblem}</g>
    </svg>
  );
}
