import type { ReactNode } from 'react';
import css from './Fit.module.css';

/** Keeps what stands on the map at a readable size, whatever the magnification. */
export function Fit({ className, children }: { className?: string; children: ReactNode }) {
  return <g className={className === undefined ? css.fit : `${css.fit} ${className}`}>{children}</g>;
}
