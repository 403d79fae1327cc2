import type { ReactNode } from 'react';
import css from './MoreOptions.module.css';

/** What is asked of a new game besides who plays, folded; `chosen` are the choices that are not as usual, in words. */
export function MoreOptions({ chosen, children }: { chosen: string; children: ReactNode }) {
  return (
    <details className={css.more}>
      <summary data-testid="more-options">
        More options
        <span className="rubicon-muted rubicon-small">{chosen === '' ? 'all as usual' : chosen}</span>
      </summary>
      <div className="rubicon-stack">{children}</div>
    </details>
  );
}
