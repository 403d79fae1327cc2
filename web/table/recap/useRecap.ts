import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { shapes } from '../../ui/SideMark';
import { eventsIn, eventsSince, type JournalEvent, lastDecision } from './events';
import type { Recap, RecentEvents } from './history';
import { firstStep, stepsIn } from './steps';
import { useNews } from './useNews';

const NOTHING: readonly JournalEvent[] = [];

/** Tells a viewer who holds the sides `own` what others have done. `entries` are null before any are known. */
export function useRecap(
  entries: readonly JournalEntry[] | null,
  sides: readonly NamedSide[],
  own: readonly Side[],
): Recap {
  const all = useMemo(() => eventsIn(entries ?? []), [entries]);
  const { waiting, skip } = useNews(all, entries?.length ?? null, own);
  const [isDrawn, setDrawn] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const [shown, setShown] = useState<RecentEvents['shown']>(null);
  const [step, setStep] = useState<number | null>(null);
  const held = own.join();
  const last = lastDecision(entries ?? [], own);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an own decision begins anew
  useEffect(() => {
    setOpen(true);
    setShown(null);
    setStep(null);
  }, [last, held]);

  const holding = useMemo(() => (held === '' ? [] : held.split(',')), [held]);
  const events = useMemo(() => eventsSince(all, holding, last), [all, holding, last]);
  const steps = useMemo(() => stepsIn(all, holding), [all, holding]);
  const now = waiting[0] ?? null;
  const gone = step === null ? null : (steps[step]?.events ?? null);
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
  const show = useCallback(({ places = [] }: Subjects) => {
    setShown((before) => ({ key: (before?.key ?? 0) + 1, places }));
  }, []);
  const goTo = useCallback(
    (next: number | null) => {
      setStep(next);
      const events = next === null ? [] : (steps[next]?.events ?? []);
      const places = events.flatMap(({ line }) => line.places ?? []);
      if (places.length > 0) show({ places });
      else setShown(null);
    },
    [steps, show],
  );
  const first = firstStep(steps, events);
  return useMemo(
    () => ({
      recent,
      now,
      skip,
      events,
      isDrawn,
      setDrawn,
      isOpen,
      setOpen,
      steps,
      firstStep: first,
      step,
      goTo,
      show,
    }),
    [recent, now, skip, events, isDrawn, isOpen, steps, first, step, goTo, show],
  );
}
