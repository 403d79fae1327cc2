import { createContext, type ReactNode } from 'react';
import css from './Fit.module.css';

/**
 * What a unit of pieces is in units of the drawing, about: at most an eighth more than it is. It changes in steps, so that
 * what is laid out by it need not be laid out anew at every magnification.
 */
export const FitContext = createContext(1);

/** Keeps what stands on the map at a readable size, whatever the magnification. */
export function Fit({ className, children }: { className?: string; children: ReactNode }) {
  return <g className={className === undefined ? css.fit : `${css.fit} ${className}`}>{children}</g>;
}
