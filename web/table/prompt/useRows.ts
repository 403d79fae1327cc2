import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns how many of the buttons in a row that wraps stand in its first rows; those behind are to be hidden. They are counted anew
 * whenever `key` changes, or the width there is for them.
 */
export function useRows(row: RefObject<HTMLElement | null>, most: number, key: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the buttons
  useLayoutEffect(() => {
    const { current: element } = row;
    if (element === null) return;
    const measure = () => {
      const buttons = [...element.querySelectorAll<HTMLElement>(':scope > button')];
      const wereHidden = buttons.map(({ hidden }) => hidden);
      for (const button of buttons) button.hidden = false;
      const tops = [...new Set(buttons.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
      const limit = tops[most] ?? Number.POSITIVE_INFINITY;
      const fitting = buttons.filter(({ offsetTop }) => offsetTop < limit).length;
      for (const [index, button] of buttons.entries()) button.hidden = wereHidden[index];
      setCount(limit === Number.POSITIVE_INFINITY ? limit : fitting);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.closest('section') ?? element);
    return () => observer.disconnect();
  }, [row, most, key]);
  return count;
}
