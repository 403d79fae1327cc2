import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Side } from '../../games/kit/frame';
import type { JournalEntry, Subjects } from '../../games/kit/journal';
import type { NamedSide } from '../sides';
import { shapes } from '../ui/SideMark';
import { lastDecision, type Told, toldIn, toldSince } from './recap';
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
  const held = own.join();
  const last = lastDecision(entries ?? [], own);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an own decision begins anew
  useEffect(() => {
    setOpen(true);
    setShown(null);
  }, [last, held]);

  const told = useMemo(() => toldSince(all, held === '' ? [] : held.split(','), last), [all, held, last]);
  const now = waiting[0] ?? null;
  const happened = useMemo(
    () => ({ sides, marks: shapes, before: isDrawn ? told : NOTHING, now: now ?? NOTHING, shown }),
    [told, sides, now, isDrawn, shown],
  );
  const show = useCallback(({ places = [] }: Subjects) => {
    setShown((before) => ({ key: (before?.key ?? 0) + 1, places }));
  }, []);
  return useMemo(
    () => ({ happened, now, skip, told, isDrawn, setDrawn, isOpen, setOpen, show }),
    [happened, now, skip, told, isDrawn, isOpen, show],
  );
}
