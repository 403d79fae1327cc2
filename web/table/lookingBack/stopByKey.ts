/** Returns the stop to which a key of the keyboard leads from the stop `now`, up to the `last`; null for a key that leads nowhere. */
export function stopByKey(key: string, now: number, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, now - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, now + 1);
  return null;
}
