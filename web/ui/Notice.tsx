import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface NoticeProps {
  /** Something is wrong. */
  isWarning?: boolean;
  /** It is read out by screen readers when it appears. */
  role?: 'alert';
  children: ReactNode;
  'data-testid'?: string;
}

/** A line that tells of something, with what can be done about it at its end. */
export function Notice({ isWarning = false, children, ...rest }: NoticeProps) {
  return (
    <p className={css.notice} data-notice={isWarning ? 'warning' : 'news'} {...rest}>
      {children}
    </p>
  );
}
