import { useCallback, useEffect, useRef, useState } from 'react';

/** The latest answer to a question asked again and again, and why the last one failed, if it did. */
export interface Polled<T> {
  value: T | undefined;
  error: unknown;
  /** Asks at once. */
  refresh(): void;
}

/**
 * Asks every `pause` milliseconds while the page is visible; a failure keeps the last answer. `ask` must stay the
 * same function as long as the question is the same.
 */
export function usePolled<T>(ask: () => Promise<T>, pause: number): Polled<T> {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({});
  const again = useRef<() => void>(() => {});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let round = 0;
    const poll = async () => {
      clearTimeout(timer);
      const mine = ++round;
      try {
        const value = await ask();
        if (!stopped && mine === round) setAnswer({ value });
      } catch (error) {
        if (!stopped && mine === round) setAnswer((last) => ({ ...last, error }));
      }
      if (!stopped && mine === round && pause !== Number.POSITIVE_INFINITY) timer = setTimeout(tick, pause);
    };
    const tick = () => {
      if (document.visibilityState === 'visible') poll();
    };
    again.current = poll;
    poll();
    document.addEventListener('visibilitychange', tick);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      setAnswer({});
    };
  }, [ask, pause]);

  const refresh = useCallback(() => again.current(), []);
  return { value: answer.value, error: answer.error, refresh };
}
