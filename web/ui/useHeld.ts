import { useRef } from 'react';

/** Returns a value as it was when it began to be held, and as it is while it is not. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
