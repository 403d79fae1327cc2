import { useMemo, useRef } from 'react';

/**
 * Returns when this page heard of each entry of the journal, in milliseconds; null for those that were there when it was
 * opened. The server keeps no times. `count` is how many there are; null before any are known.
 */
export function useTimes(count: number | null): readonly (number | null)[] {
  const heard = useRef<readonly (number | null)[] | null>(null);
  return useMemo(() => {
    if (count === null) return heard.current ?? [];
    heard.current = timesAfter(heard.current, count, Date.now());
    return heard.current;
  }, [count]);
}

/** Returns the times of `count` entries from those of the entries before; null for those when nothing was known before. */
export function timesAfter(
  before: readonly (number | null)[] | null,
  count: number,
  now: number,
): readonly (number | null)[] {
  if (before === null) return Array.from({ length: count }, () => null);
  const kept = before.slice(0, count);
  return [...kept, ...Array.from({ length: count - kept.length }, () => now)];
}
