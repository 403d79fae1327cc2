import type { ReactNode } from 'react';

/** The outlines of two sides' blocks and badges: round corners, and cut ones. */
export const OUTLINES = {
  round: 'M-17-20H17A3 3 0 0 1 20-17V17A3 3 0 0 1 17 20H-17A3 3 0 0 1-20 17V-17A3 3 0 0 1-17-20Z',
  cut: 'M-13-20H13L20-13V13L13 20H-13L-20 13V-13Z',
} as const;

interface BadgeProps {
  side: string;
  shape: keyof typeof OUTLINES;
  /** In a square of 28 around the origin. */
  emblem: ReactNode;
  size?: number;
}

/** The badge of a side next to its name: its colour, the outline of its blocks and its emblem. */
export function Badge({ side, shape, emblem, size = 18 }: BadgeProps) {
  return (
    <svg
      className="badge"
      data-side={side}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={OUTLINES[shape]} />
      <g className="badge-emblem">{emblem}</g>
    </svg>
  );
}
