import { useCallback, useMemo, useState } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { shapes } from '../../ui/SideMark';
import { useStable } from '../../ui/useStable';
import { eventsIn, eventsSince, type JournalEvent, lastDecision } from './events';
import type { Recap, RecentEvents } from './history';
import { useNews } from './useNews';

const NOTHING: readonly JournalEvent[] = [];

/** What the viewer looks at since the last own decision, whose name is `since`. */
interface Looking {
  since: string;
  isOpen: boolean;
  shown: RecentEvents['shown'];
  /** The step that is gone through, and what happened in it. */
  step: { number: number; events: readonly JournalEvent[] } | null;
}

/** Tells a viewer who holds the sides `own` what others have done. `entries` are null before any are known. */
export function useRecap(
  entries: readonly JournalEntry[] | null,
  sides: readonly NamedSide[],
  own: readonly Side[],
): Recap {
  const all = useMemo(() => eventsIn(entries ?? []), [entries]);
  const { waiting, skip } = useNews(all, entries?.length ?? null, own);
  const [isDrawn, setDrawn] = useState(true);
  const held = own.join();
  const last = lastDecision(entries ?? [], own);
  const since = `${held} ${last}`;
  const [kept, setLooking] = useState(() => lookingSince(since));
  const { isOpen, shown, step } = kept.since === since ? kept : lookingSince(since);
  const look = useCallback(
    (change: (before: Looking) => Partial<Looking>) =>
      setLooking((old) => {
        const before = old.since === since ? old : lookingSince(since);
        return { ...before, ...change(before) };
      }),
    [since],
  );
  const setOpen = useCallback((isOpen: boolean) => look(() => ({ isOpen })), [look]);

  const holding = useMemo(() => (held === '' ? [] : held.split(',')), [held]);
  const events = useMemo(() => eventsSince(all, holding, last), [all, holding, last]);
  const now = waiting[0] ?? null;
  const gone = step?.events ?? null;
  const recent = useMemo(
    () => ({
      sides,
      marks: shapes,
      before: isDrawn && gone === null ? events : NOTHING,
      now: now ?? gone ?? NOTHING,
      shown,
    }),
    [events, sides, now, gone, isDrawn, shown],
  );
  const show = useStable(({ places = [] }: Subjects) => {
    look(({ shown }) => ({ shown: { key: (shown?.key ?? 0) + 1, places } }));
  });
  const goTo = useCallback(
    (number: number | null, events: readonly JournalEvent[]) => {
      look(() => ({ step: number === null ? null : { number, events } }));
      const places = events.flatMap(({ line }) => line.places ?? []);
      if (places.length > 0) show({ places });
      else look(() => ({ shown: null }));
    },
    [show, look],
  );
  return useMemo(
    () => ({
      recent,
      now,
      skip,
      events,
      all,
      own: holding,
      isDrawn,
      setDrawn,
      isOpen,
      setOpen,
      step: step?.number ?? null,
      goTo,
      show,
    }),
    [recent, now, skip, events, all, holding, isDrawn, isOpen, setOpen, step, goTo, show],
  );
}

function lookingSince(since: string): Looking {
  return { since, isOpen: true, shown: null, step: null };
}
