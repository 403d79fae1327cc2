import type { HTMLAttributes, ReactNode } from 'react';
import css from './PageMessage.module.css';

interface PageMessageProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Said small above the title. */
  over?: ReactNode;
  title?: ReactNode;
  'data-testid'?: string;
}

/** A page of few words in a narrow column. */
export function PageMessage({ over, title, className, children, ...rest }: PageMessageProps) {
  return (
    <main className={className === undefined ? css.page : `${css.page} ${className}`} {...rest}>
      {over !== undefined && <p className={css.over}>{over}</p>}
      {title !== undefined && <h1>{title}</h1>}
      {children}
    </main>
  );
}
