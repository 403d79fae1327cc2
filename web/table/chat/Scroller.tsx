import type { ReactNode } from 'react';
import css from './Scroller.module.css';
import { useStickyScroll } from './useStickyScroll';

interface ScrollerProps {
  label: string;
  /** How many entries there are. */
  count: number;
  /** New entries are read out by screen readers. */
  spoken: boolean;
  /** What the button says that goes to entries which have come meanwhile. */
  newer: string;
  /** Something in it is shown to the reader, so that it does not follow what comes. */
  isHeld?: boolean;
  children: ReactNode;
  'data-testid': string;
}

/** A growing list that keeps its newest, last entry in sight unless the reader has scrolled up. */
export function Scroller({ label, count, spoken, newer, isHeld = false, children, ...rest }: ScrollerProps) {
  const { list, content, onScroll, isBehind, toEnd } = useStickyScroll(count, isHeld);
  return (
    <div className={css.frame}>
      <div
        className={css.list}
        ref={list}
        onScroll={onScroll}
        role="log"
        aria-label={label}
        aria-live={spoken ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        {...rest}
      >
        <div ref={content}>{children}</div>
      </div>
      {isBehind && (
        <button type="button" className={css.newer} onClick={toEnd}>
          {newer}
        </button>
      )}
    </div>
  );
}
