import { useEffect, useRef } from 'react';

/** Calls back when Escape is pressed while something is open; not when that closes a dialog before it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      const closesDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !closesDialog) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}
