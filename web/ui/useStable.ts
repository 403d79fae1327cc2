import { useCallback, useRef } from 'react';

/** Returns a function that stays the same from drawing to drawing, and does what the one given last does. */
export function useStable<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: A) => latest.current(...args), []);
}
