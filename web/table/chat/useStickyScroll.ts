import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR = 48;

/** A list that shows its newest, last entry unless the reader has scrolled up. */
export interface StickyScroll {
  list: RefObject<HTMLDivElement | null>;
  /** What is in it, which may grow when it comes into sight. */
  content: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** Something new has come below what the reader looks at. */
  isBehind: boolean;
  toEnd(): void;
}

/**
 * Follows a growing list of `length` entries, also while it is hidden or changes its size; not while it `isHeld`, as the reader is shown
 * something in it, and then from its end again.
 */
export function useStickyScroll(length: number, isHeld = false): StickyScroll {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef(length);
  const height = useRef(0);
  const top = useRef(0);
  const [isBehind, setIsBehind] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setIsBehind(false);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const onScroll = useCallback(() => {
    const element = list.current;
    if (isHeld) return;
    // a list that is hidden or shown scrolls too, but not by the reader's hand
    if (element === null || element.clientHeight !== height.current) return;
    const wentUp = element.scrollTop < top.current - 1;
    top.current = element.scrollTop;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) {
      follows.current = true;
      setIsBehind(false);
    } else if (wentUp) {
      follows.current = false;
    }
  }, [isHeld]);

  useLayoutEffect(() => {
    if (!isHeld) return;
    follows.current = false;
    return toEnd;
  }, [isHeld, toEnd]);

  useLayoutEffect(() => {
    const grew = length > seen.current;
    seen.current = length;
    if (follows.current) toEnd();
    else if (grew) setIsBehind(true);
  }, [length, toEnd]);

  useEffect(() => {
    if (list.current === null) return;
    const observer = new ResizeObserver(() => {
      height.current = list.current?.clientHeight ?? 0;
      if (follows.current) toEnd();
    });
    observer.observe(list.current);
    if (content.current !== null) observer.observe(content.current);
    return () => observer.disconnect();
  }, [toEnd]);

  return { list, content, onScroll, isBehind, toEnd };
}
