import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { shapes } from '../../ui/SideMark';
import { lastDecision, type Told, toldIn, toldSince } from './recap';
import { firstStep, stepsIn } from './steps';
import type { Happened, Recap } from './telling';
import { useReel } from './useReel';

const NOTHING: readonly Told[] = [];

/** Tells a viewer who holds the sides `own` what others have done. `entries` are null before any are known. */
export function useRecap(
  entries: readonly JournalEntry[] | null,
  sides: readonly NamedSide[],
  own: readonly Side[],
): Recap {
  const all = useMemo(() => toldIn(entries ?? []), [entries]);
  const { waiting, skip } = useReel(all, entries?.length ?? null, own);
  const [isDrawn, setDrawn] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const [shown, setShown] = useState<Happened['shown']>(null);
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
  const told = useMemo(() => toldSince(all, holding, last), [all, holding, last]);
  const steps = useMemo(() => stepsIn(all, holding), [all, holding]);
  const now = waiting[0] ?? null;
  const gone = step === null ? null : (steps[step]?.told ?? null);
  const happened = useMemo(
    () => ({
      sides,
      marks: shapes,
      before: isDrawn && gone === null ? told : NOTHING,
      now: now ?? gone ?? NOTHING,
      shown,
    }),
    [told, sides, now, gone, isDrawn, shown],
  );
  const show = useCallback(({ places = [] }: Subjects) => {
    setShown((before) => ({ key: (before?.key ?? 0) + 1, places }));
  }, []);
  const goTo = useCallback(
    (next: number | null) => {
      setStep(next);
      const told = next === null ? [] : (steps[next]?.told ?? []);
      const places = told.flatMap(({ line }) => line.places ?? []);
      if (places.length > 0) show({ places });
      else setShown(null);
    },
    [steps, show],
  );
  const first = firstStep(steps, told);
  return useMemo(
    () => ({
      happened,
      now,
      skip,
      told,
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
    [happened, now, skip, told, isDrawn, isOpen, steps, first, step, goTo, show],
  );
}
