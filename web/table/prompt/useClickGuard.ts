import { type MouseEvent, useCallback, useLayoutEffect, useState } from 'react';
import { ClickGuard, SIGHT } from './clickGuard';

/** Keeps clicks from answering what nobody can have read yet. */
export interface GuardedClicks {
  /** A question has come up just now, and is not answered by clicks yet. */
  isFresh: boolean;
  /** Stops a click on its way down that came too early, where `data-guarded` is and no `data-unguarded` within. */
  guard(event: MouseEvent): void;
}

/** Guards clicks whenever `question` changes, which stands for what is asked. */
export function useClickGuard(question: string): GuardedClicks {
  const [clicks] = useState(() => new ClickGuard());
  const [isFresh, setFresh] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has to be seen anew
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const painted = () => {
      clicks.painted(performance.now());
      timer = setTimeout(() => setFresh(false), SIGHT);
    };
    clicks.ask();
    setFresh(true);
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
  return { isFresh, guard };
}
