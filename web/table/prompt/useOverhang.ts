import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells in `--overhang`, beside a bar of fixed height, how far what it says reaches over what is below it, so that buttons there
 * can stand clear of it.
 */
export function useOverhang(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = bar.current?.firstElementChild;
    const around = bar.current?.parentElement?.style;
    if (sheet == null) return;
    const observer = new ResizeObserver(() => {
      const over = sheet.getBoundingClientRect().height - (bar.current?.offsetHeight ?? 0);
      around?.setProperty('--overhang', `${Math.max(0, Math.round(over))}px`);
    });
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      around?.removeProperty('--overhang');
    };
  }, [bar]);
}
