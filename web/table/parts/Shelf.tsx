import type { ReactNode } from 'react';
import css from './Shelf.module.css';

/** A row of things that lie aside, below a line, with what they are. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.shelf} data-testid="shelf">
      <span className="rubicon-muted">{title}</span>
      {children}
    </div>
  );
}
