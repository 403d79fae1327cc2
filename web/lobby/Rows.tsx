import type { ReactNode } from 'react';
import css from './Rows.module.css';

/** A list of matches or games. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

interface RowProps {
  /** What it is, and at its end what can be done with it. */
  children: ReactNode;
  'data-testid': string;
  'data-match'?: string;
}

/** One line of a list. */
export function Row({ children, ...rest }: RowProps) {
  return (
    <li className={css.row} {...rest}>
      {children}
    </li>
  );
}

/** What the line is about: names and sides beside each other. */
export function RowTitle({ children }: { children: ReactNode }) {
  return <p className={css.title}>{children}</p>;
}
