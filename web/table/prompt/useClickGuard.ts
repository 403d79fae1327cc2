import { type MouseEvent, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ClickGuard, SIGHT } from './clickGuard';

/** Keeps clicks from answering what nobody can have read yet. */
export interface GuardedClicks {
  clicks: ClickGuard;
  /** Stops a click on its way down that came too early, where `data-guarded` is and no `data-unguarded` within. */
  guard(event: MouseEvent): void;
}

/** Guards clicks whenever `question` changes, which stands for what is asked. */
export function useClickGuard(question: string): GuardedClicks {
  const [clicks] = useState(() => new ClickGuard());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has to be seen anew
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const painted = () => {
      clicks.painted(performance.now());
      timer = setTimeout(() => clicks.settle(), SIGHT);
    };
    clicks.ask();
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(painted);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [question, clicks]);

  const guard = useCallback(
    (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('[data-guarded], [data-unguarded]')?.matches('[data-guarded]') !== true) return;
      if (clicks.admits(event.timeStamp)) return;
      event.stopPropagation();
      event.preventDefault();
    },
    [clicks],
  );
  return { clicks, guard };
}

/** Says whether a question has come up just now, and is not answered by clicks yet. */
export function useIsFresh(clicks: ClickGuard): boolean {
  return useSyncExternalStore(
    useCallback((changed) => clicks.subscribe(changed), [clicks]),
    () => clicks.isFresh,
    () => clicks.isFresh,
  );
}
