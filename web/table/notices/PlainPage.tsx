import type { ReactNode } from 'react';
import css from './PlainPage.module.css';

/** What stands in the place of a board. */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}
