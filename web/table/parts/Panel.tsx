import type { ReactNode } from 'react';
import css from './Panel.module.css';

interface PanelColumnProps {
  /** What the panels are, for screen readers. */
  label: string;
  children: ReactNode;
}

/** What stands beside the board: panels below each other. */
export function PanelColumn({ label, children }: PanelColumnProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div
      className={css.column}
      data-testid="panels"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys when nothing in it can be pressed
      tabIndex={0}
    >
      {children}
    </div>
  );
}

interface PanelProps {
  label: string;
  /** Whose it is, which gives it its colour. */
  side?: string;
  /** There is something to choose in it. */
  isAsked?: boolean;
  className?: string;
  children: ReactNode;
  'data-testid'?: string;
}

/** One panel beside the board. */
export function Panel({ label, side, isAsked, className, children, ...rest }: PanelProps) {
  return (
    <section
      className={className === undefined ? css.panel : `${css.panel} ${className}`}
      data-side={side}
      data-asked={isAsked}
      aria-label={label}
      {...rest}
    >
      {children}
    </section>
  );
}
